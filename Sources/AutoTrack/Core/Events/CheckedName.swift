/// An event's name as an app gave it, looked at.
public struct CheckedName: Equatable, Sendable {
  /// Nil only where there is no text to name an event by; a bad name does not lose the event.
  public let name: EventName?
  /// What is wrong with it; nil when nothing is.
  public let fault: NameFault?

  /// Looks at a name, which may be anything.
  public init(checking input: PropertyInput) {
    fault = NameFault(of: input)
    name = input.text.flatMap { $0.isEmpty ? nil : EventName($0) }
  }
}
