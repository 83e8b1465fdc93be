public import MiniUI

/// An action on its way from a sender to a target.
public final class ControlAction {
  /// Who sends it: a view, a bar item, or nobody.
  public let sender: DynamicObject?
  /// Who gets it; `nil` for whoever in the responder chain has the method.
  public let target: DynamicObject?
  /// The selector, as it is spelled.
  public let action: String
  /// The touches behind it; `nil` when code sent the action.
  public let event: TouchEvent?
  /// Whether it has been sent already: a tab's, or one that the app wants counted afterwards.
  public let hasRun: Bool

  /// Takes the arguments of `sendAction:to:from:forEvent:`.
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
