import AutoTrack

/// Keeps the events of one loop of a bench.
final class BenchSink: EventSink {
  /// What has come since somebody emptied it.
  var events: [Event] = []

  func receive(_ event: Event) { events.append(event) }
}
