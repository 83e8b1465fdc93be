/// Keeps every event in memory, for tests and for the lab.
public final class MemorySink: EventSink {
  /// What has come so far, in order.
  public private(set) var events: [Event] = []

  /// Makes an empty sink.
  public init() {}

  /// Keeps the event.
  public func receive(_ event: consuming Event) {
    events.append(event)
  }
}
