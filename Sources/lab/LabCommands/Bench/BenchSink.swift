import AutoTrack

/// A sink for the events of one loop of a bench.
final class BenchSink: EventSink {
  /// The events since the last call of ``forget()``.
  @safe @exclusivity(unchecked) private(set) var events: [Event] = []

  /// Appends an event.
  func receive(_ event: consuming Event) { events.append(event) }

  /// Removes the events and keeps the capacity.
  func forget() { events.removeAll(keepingCapacity: true) }

  /// Throws unless the events are `count` clicks on the element at a path.
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
