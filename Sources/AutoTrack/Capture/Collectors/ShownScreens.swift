import MiniUI

/// The controllers that have appeared and not disappeared since, not retained (SA-V02).
struct ShownScreens {
  private var all: [ControllerReference] = []

  /// True if there are no entries, released ones included; a cheap check before `remove`.
  var isEmpty: Bool { all.isEmpty }

  /// Adds a controller that appeared; false if it has not disappeared since.
  mutating func insert(_ controller: ViewController) -> Bool {
    all.removeAll(where: \.isEmpty)
    guard !all.contains(where: { $0.refers(to: controller) }) else { return false }
    all.append(controller.reference)
    return true
  }

  mutating func remove(_ controller: ViewController) {
    all.removeAll { $0.refers(to: controller) || $0.isEmpty }
  }

  /// Removes and returns the controllers that are still alive, in the order of appearance.
  mutating func takeAll() -> [ViewController] {
    defer { all = [] }
    return all.compactMap(\.controller)
  }
}
