/// A state change of a recogniser and its cause, as passed to ``Application/gestureWitness``.
public struct GestureChange {
  /// The recogniser that has changed.
  public let recognizer: GestureRecognizer
  /// The new state.
  public let state: GestureRecognizer.State
  /// The cause of the change.
  public let cause: Cause

  /// The causes of a state change.
  public enum Cause {
    /// The recogniser itself decided, and no other object vetoed it.
    case itself
    /// Another recogniser with a common touch was recognised (GR-9).
    case prevented(by: GestureRecognizer)
    /// A recogniser that it requires to fail has not failed (GR-11).
    case requirement(GestureRecognizer)
    /// The delegate or a view did not allow the beginning (GR-6, GR-16).
    case refused
    /// The recogniser was disabled, or its view was removed (GR-12, HT-7).
    case dismissed
    /// The last finger was lifted before a gesture was recognised.
    case fingersLifted
  }
}
