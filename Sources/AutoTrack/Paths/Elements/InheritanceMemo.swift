import MiniUI

/// A cache of which classes of a process inherit from one of some names.
///
/// A class keeps its address while its process lives, and never changes its superclass.
final class InheritanceMemo {
  private let names: Set<String>
  private var known: [ObjectIdentifier: Bool] = [:]

  init(_ names: Set<String>) {
    self.names = names
  }

  /// Returns true if a class or an ancestor has one of the names.
  func holds(for type: DynamicClass) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = type.inherits(fromOneOf: names)
    // Swapped out during the change: no long access to `known`, so no exclusivity checks.
    var all = known
    known = [:]
    all[ObjectIdentifier(type)] = answer
    known = all
    return answer
  }
}
