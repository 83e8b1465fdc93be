/// A place events go.
public protocol EventSink: AnyObject {
  /// Takes an event; an error is recorded in ``Diagnostics`` and never reaches the app.
  func receive(_ event: consuming Event) throws
}
