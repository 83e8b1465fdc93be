/// An element as rules see it: what its click says of it, with the path in the default scheme.
public struct ElementSighting: Equatable, Sendable {
  /// The class name of the screen; nil for an element that is on none.
  public let page: String?
  /// The path in the default scheme.
  public let path: String
  /// `$element_position`.
  public let position: String?
  /// `$element_content`; nil for a text input, whatever was typed.
  public let content: String?

  /// Takes the parts as they are.
  public init(page: String?, path: String, position: String?, content: String?) {
    self.page = page
    self.path = path
    self.position = position
    self.content = content
  }
}
