import AutoTrack

/// Keeps the events of one loop of a bench.
final class BenchSink: EventSink {
  /// What has come since somebody emptied it.
  private(set) var events: [Event] = []

  func receive(_ event: consuming Event) { events.append(event) }

  /// Lets go of the events, and keeps the room for as many.
  func forget() { events.removeAll(keepingCapacity: true) }

  /// Whether so many clicks have come, each of the element at a path, and nothing else.
  func check(clicks count: Int, at path: String) throws {
    guard events.count == count else {
      throw BenchError.wrong("\(events.count) events of \(count) taps")
    }
    for event in events {
      guard event.name == .appClick, event["$element_path"] == .string(path) else {
        throw BenchError.wrong("\(event)")
      }
    }
  }
}
