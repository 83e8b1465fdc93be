/// What a tracker's configuration says of the elements with an accessibility identifier.
public struct ElementConfiguration: Equatable, Sendable {
  /// `$element_id` of the element.
  public var elementID: String?
  /// Whether the element gives no clicks, and adds no text to those around it (SA-A12).
  public var isIgnored: Bool
  /// Properties of its clicks; what the app sets on the view itself wins over them.
  public var properties: Properties

  /// Says nothing unless told to.
  public init(elementID: String? = nil, isIgnored: Bool = false, properties: Properties = [:]) {
    self.elementID = elementID
    self.isIgnored = isIgnored
    self.properties = properties
  }
}
