/// An element that a person has circled: each click on it is an event of its own name (S3.9).
public struct CircledRule: Hashable, Sendable {
  /// The name of the event.
  public let name: String
  /// What the element has to be like.
  public let element: ElementPattern

  /// Takes both as they are; a name without any text gives no events.
  public init(name: String, element: ElementPattern) {
    self.name = name
    self.element = element
  }
}
