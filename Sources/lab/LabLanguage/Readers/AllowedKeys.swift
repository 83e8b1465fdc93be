/// The keys that an object may have, in the order of declaration.
package struct AllowedKeys: Sendable {
  /// The keys that every object may have.
  private let fixed: Set<String>
  private let names: @Sendable (Members) -> [String]

  /// The same keys for every object.
  package init(_ names: [String]) {
    fixed = Set(names)
    self.names = { _ in names }
  }

  /// Keys that depend on those that an object has, as those of a step on its verb.
  package init(_ names: @escaping @Sendable (Members) -> [String]) {
    fixed = []
    self.names = names
  }

  private init(fixed: Set<String>, names: @escaping @Sendable (Members) -> [String]) {
    (self.fixed, self.names) = (fixed, names)
  }

  /// Returns true for a key that every object may have, without a look at the object.
  func allowsAlways(_ key: String) -> Bool { fixed.contains(key) }

  package func names(in members: Members) -> [String] { names(members) }

  /// Joins the keys of two parts of an object.
  package static func + (left: AllowedKeys, right: AllowedKeys) -> AllowedKeys {
    AllowedKeys(
      fixed: left.fixed.union(right.fixed),
      names: { left.names(in: $0) + right.names(in: $0) })
  }
}
