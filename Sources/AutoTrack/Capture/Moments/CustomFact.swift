public import MiniUI

/// A fact that an instrument of another module sees: `Moment(.custom(fact), in: process)`.
///
/// Observers of moments cast it to its type. The standard collector emits ``event``.
public protocol CustomFact {
  /// The event that the standard collector emits; nil, the default, for none.
  var event: CustomEvent? { get }
}

extension CustomFact {
  /// Returns nil: only other observers handle the fact.
  public var event: CustomEvent? { nil }
}

/// The event of a custom fact, subject to the capture rules of its view and screen.
public struct CustomEvent {
  /// The name, which follows the naming rules of events; an empty one gives no event.
  public var name: EventName
  /// The view, whose path, screen and properties the event gets; nil for no view.
  public var view: View?
  /// The event's own properties, validated like those of the app (SA-E12).
  public var properties: Properties

  /// Creates an event.
  public init(_ name: EventName, on view: View? = nil, _ properties: Properties = [:]) {
    (self.name, self.view, self.properties) = (name, view, properties)
  }
}
