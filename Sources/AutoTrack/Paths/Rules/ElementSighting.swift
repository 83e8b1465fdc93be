/// The facts of an element that rules match: those of its click, with the default path.
public struct ElementSighting: Equatable, Sendable {
  /// The class name of the screen; nil if the element is on none.
  public let page: String?
  /// The path in the default scheme.
  public let path: String
  /// `$element_position`.
  public let position: String?
  /// `$element_content`; nil for a text input.
  public let content: String?

  /// Creates a sighting.
  public init(page: String?, path: String, position: String?, content: String?) {
    self.page = page
    self.path = path
    self.position = position
    self.content = content
  }
}
