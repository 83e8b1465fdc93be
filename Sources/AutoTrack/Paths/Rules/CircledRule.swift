/// A circled element: each click on it gives an event of the rule's name (S3.9).
public struct CircledRule: Hashable, Sendable {
  /// The name of the event.
  public let name: String
  /// The pattern that the element matches.
  public let element: ElementPattern

  /// Creates a rule; an empty name gives no events.
  public init(name: String, element: ElementPattern) {
    self.name = name
    self.element = element
  }
}
