/// The path of a rule in a scheme, compiled to a test of elements.
///
/// Two rules are equal if they have the same text in schemes of the same name.
public struct PathRule: Sendable {
  /// The text of the rule.
  public let text: String
  /// The name of the scheme.
  public let scheme: String
  private let test: @Sendable (SchemeElement) -> Bool

  /// Creates a rule; the closure returns true for the elements that match.
  public init(
    _ text: String, in scheme: String, matching test: @escaping @Sendable (SchemeElement) -> Bool
  ) {
    (self.text, self.scheme, self.test) = (text, scheme, test)
  }

  /// Returns true if an element matches.
  public func matches(_ element: SchemeElement) -> Bool { test(element) }
}

extension PathRule: Hashable {
  /// Compares text and scheme.
  public static func == (one: PathRule, other: PathRule) -> Bool {
    one.text == other.text && one.scheme == other.scheme
  }

  /// Hashes text and scheme.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(scheme)
  }
}
