import MiniUI

/// The controllers that have appeared and not disappeared since, not retained (SA-V02).
struct ShownScreens {
  private var all: [ControllerReference] = []

  /// Whether there are none, those that are gone included; what there is to look at is little.
  var isEmpty: Bool { all.isEmpty }

  /// Notes that a controller has appeared; false if it has not been away.
  mutating func insert(_ controller: ViewController) -> Bool {
    all.removeAll(where: \.isEmpty)
    guard !all.contains(where: { $0.refers(to: controller) }) else { return false }
    all.append(controller.reference)
    return true
  }

  /// Notes that a controller has disappeared.
  mutating func remove(_ controller: ViewController) {
    all.removeAll { $0.refers(to: controller) || $0.isEmpty }
  }

  /// Those that live, in the order in which they appeared; none is left.
  mutating func takeAll() -> [ViewController] {
    defer { all = [] }
    return all.compactMap(\.controller)
  }
}
