import AutoTrack

/// Keeps the events of one loop of a bench.
final class BenchSink: EventSink {
  /// What has come since somebody emptied it.
  private(set) var events: [Event] = []

  /// Taken out while they change, so that no access lasts and has to be checked.
  func receive(_ event: consuming Event) {
    var all = events
    events = []
    all.append(event)
    events = all
  }

  /// Lets go of the events, and keeps the room for as many.
  func forget() {
    var all = events
    events = []
    all.removeAll(keepingCapacity: true)
    events = all
  }

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
