/// The configured facts of the elements with an accessibility identifier.
public struct ElementConfiguration: Equatable, Sendable {
  /// `$element_id` of the element; nil for none.
  public var elementID: String?
  /// True to suppress the element's clicks and leave its text out of its superviews' (SA-A12).
  public var isIgnored: Bool
  /// Properties of its clicks; the app's own properties of the view win.
  public var properties: Properties

  /// Creates a configuration; the defaults have no effect.
  public init(elementID: String? = nil, isIgnored: Bool = false, properties: Properties = [:]) {
    self.elementID = elementID
    self.isIgnored = isIgnored
    self.properties = properties
  }
}
