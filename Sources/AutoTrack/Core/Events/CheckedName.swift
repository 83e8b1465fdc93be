/// The validated name of an event.
public struct CheckedName: Equatable, Sendable {
  /// The name, also if it is invalid; nil if it is empty or not a string.
  public let name: EventName?
  /// The fault of the name; nil if it is valid.
  public let fault: NameFault?

  /// Validates a name.
  public init(checking input: PropertyInput) {
    fault = NameFault(of: input)
    name = input.text.flatMap { $0.isEmpty ? nil : EventName($0) }
  }
}
