/// The reason of a capture rule of the app or of another module; equal by name.
public final class CustomReason: Sendable {
  /// The name: `closedShop` in `custom:closedShop`.
  public let name: String
  /// The reason as a clause.
  public let clause: String

  /// Creates a reason; without a clause, the rule's name stands in for one.
  public init(_ name: String, because clause: String? = nil) {
    self.name = name
    self.clause = clause ?? "the rule '\(name)' suppresses it"
  }
}

extension CustomReason: Hashable {
  /// Compares the names.
  public static func == (one: CustomReason, other: CustomReason) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
