/// A pattern of elements for a rule; nil parts match anything.
public struct ElementPattern: Hashable, Sendable {
  /// The class name of the screen, as in `$screen_name`.
  public var page: String?
  /// The place of the element.
  public var place: Place
  /// `$element_position`.
  public var position: String?
  /// `$element_content`, which never includes typed text (S3.7j).
  public var content: String?

  /// A place, in the default scheme or in another one.
  public enum Place: Hashable, Sendable {
    /// A path of the default scheme, independent of the tracker's.
    case path(PathPattern)
    /// A rule of any scheme.
    case rule(PathRule)
  }

  /// Creates a pattern with a path of the default scheme.
  public init(
    page: String? = nil, path: PathPattern, position: String? = nil, content: String? = nil
  ) {
    (self.page, self.position, self.content) = (page, position, content)
    place = .path(path)
  }

  /// Creates a pattern with a path of any scheme: `try scheme.rule("…")`.
  public init(
    page: String? = nil, matching rule: PathRule, position: String? = nil, content: String? = nil
  ) {
    (self.page, self.position, self.content) = (page, position, content)
    place = .rule(rule)
  }
}

extension ElementPattern.Place: CustomStringConvertible {
  /// The path as a rule states it.
  public var description: String {
    switch self {
    case .path(let pattern): pattern.description
    case .rule(let rule): rule.text
    }
  }
}
