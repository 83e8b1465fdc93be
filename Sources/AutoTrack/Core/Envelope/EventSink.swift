/// A receiver of events.
public protocol EventSink: AnyObject {
  /// Receives an event; an error is recorded in ``Diagnostics`` and never reaches the app.
  func receive(_ event: consuming Event) throws
}
