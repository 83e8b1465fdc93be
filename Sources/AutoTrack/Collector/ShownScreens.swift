import MiniUI

/// The controllers that have appeared and not disappeared since, held weakly (SA-V02).
struct ShownScreens {
  private var all: [Shown] = []

  private struct Shown { weak let controller: ViewController? }

  /// Notes that a controller has appeared; false if it has not been away.
  mutating func insert(_ controller: ViewController) -> Bool {
    all.removeAll { $0.controller == nil }
    guard !all.contains(where: { $0.controller === controller }) else { return false }
    all.append(Shown(controller: controller))
    return true
  }

  /// Notes that a controller has disappeared.
  mutating func remove(_ controller: ViewController) {
    all.removeAll { $0.controller === controller || $0.controller == nil }
  }

  /// Those that live, in the order in which they appeared; none is left.
  mutating func takeAll() -> [ViewController] {
    defer { all = [] }
    return all.compactMap(\.controller)
  }
}
