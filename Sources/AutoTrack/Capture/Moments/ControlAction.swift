public import MiniUI

/// An action on its way from a sender to a target.
public final class ControlAction {
  /// The sender: a view or a bar item; nil if absent.
  public let sender: DynamicObject?
  /// The target; nil for the first responder that implements the method.
  public let target: DynamicObject?
  /// The name of the action's selector.
  public let action: String
  /// The touches behind the action; nil if code sent it.
  public let event: TouchEvent?
  /// True if the action has been sent already: a tab's, or one tracked after its action.
  public let hasRun: Bool

  /// Creates an action from the arguments of `sendAction:to:from:forEvent:`.
  public init(
    _ action: String, to target: DynamicObject?, from sender: DynamicObject?,
    for event: TouchEvent?, hasRun: Bool = false
  ) {
    self.sender = sender
    self.target = target
    self.action = action
    self.event = event
    self.hasRun = hasRun
  }
}
