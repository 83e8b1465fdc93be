import MiniUI

/// Whether classes of one process inherit from one of some names, each found out once.
///
/// A class keeps its address as long as its process, and its superclass for ever.
final class InheritanceMemo {
  private let names: Set<String>
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Knows nothing yet.
  init(_ names: Set<String>) {
    self.names = names
  }

  /// Whether a class has one of the names or inherits from one that has, directly or not.
  func holds(for type: DynamicClass) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = type.inherits(fromOneOf: names)
    // Taken out while they change, so that no access lasts and reading need not be checked.
    var all = known
    known = [:]
    all[ObjectIdentifier(type)] = answer
    known = all
    return answer
  }
}
