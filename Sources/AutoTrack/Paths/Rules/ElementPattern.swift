/// What an element has to be like for a rule to hold for it; what is nil may be anything.
public struct ElementPattern: Hashable, Sendable {
  /// The class name of the screen, as `$screen_name` spells it.
  public var page: String?
  /// Where the element is, in the default scheme, whatever the tracker's.
  public var path: PathPattern
  /// The element's `$element_position`.
  public var position: String?
  /// The element's `$element_content`, which never is what a person typed (S3.7j).
  public var content: String?

  /// Takes the conditions as they are.
  public init(
    page: String? = nil, path: PathPattern, position: String? = nil, content: String? = nil
  ) {
    self.page = page
    self.path = path
    self.position = position
    self.content = content
  }
}
