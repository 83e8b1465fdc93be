/// A recogniser is in another state now, and why; told to ``Application/gestureWitness``.
public struct GestureChange {
  /// Who has changed.
  public let recognizer: GestureRecognizer
  /// The state that it is in now.
  public let state: GestureRecognizer.State
  /// Why.
  public let cause: Cause

  /// What can put a recogniser into a state.
  public enum Cause {
    /// It has made that of the fingers, and nobody objected.
    case itself
    /// Another one with the same fingers was recognised (GR-9).
    case prevented(by: GestureRecognizer)
    /// Another one that it waits for has not failed (GR-11).
    case requirement(GestureRecognizer)
    /// A delegate or a view did not let it begin (GR-6, GR-16).
    case refused
    /// It was disabled, or its view went away (GR-12, HT-7).
    case dismissed
    /// The last finger was lifted before anything was found.
    case fingersLifted
  }
}
