/// A sink that keeps every event in memory, for tests and for the lab.
public final class MemorySink: EventSink {
  /// The events received so far, in order.
  public private(set) var events: [Event] = []

  /// Creates an empty sink.
  public init() {}

  /// Appends the event.
  public func receive(_ event: consuming Event) {
    events.append(event)
  }
}
