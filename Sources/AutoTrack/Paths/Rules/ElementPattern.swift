/// A pattern of elements for a rule; nil parts match anything.
public struct ElementPattern: Hashable, Sendable {
  /// The class name of the screen, as in `$screen_name`.
  public var page: String?
  /// The path in the default scheme, independent of the tracker's.
  public var path: PathPattern
  /// `$element_position`.
  public var position: String?
  /// `$element_content`, which never includes typed text (S3.7j).
  public var content: String?

  /// Creates a pattern.
  public init(
    page: String? = nil, path: PathPattern, position: String? = nil, content: String? = nil
  ) {
    self.page = page
    self.path = path
    self.position = position
    self.content = content
  }
}
