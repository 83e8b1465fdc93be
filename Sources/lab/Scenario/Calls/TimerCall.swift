package import AutoTrack

/// What an app does with the timer of an event, named by the event.
package enum TimerCall: Sendable {
  /// Counts from now on.
  case start(String)
  /// Stops until it is resumed.
  case pause(String)
  /// Goes on.
  case resume(String)
  /// Captures the event with its duration.
  case end(String, PropertyInputs)
  /// Forgets all timers.
  case clear

  /// One of the keys.
  static let reader: Reader<TimerCall> = .object(
    "timer",
    .oneOf(
      Fields(.required("start", .string, "The event that is timed."), make: { .start($0) }),
      Fields(
        .required("pause", .string, "The event whose timer stops for a while."),
        make: { .pause($0) }),
      Fields(
        .required("resume", .string, "The event whose timer goes on."), make: { .resume($0) }),
      Fields(
        .required("end", .string, "The event that is captured, with `event_duration`."),
        TrackerCall.properties, make: { .end($0, $1) }),
      Fields(
        .required("clear", .always, "Forgets the timers of all events."), make: { _ in .clear })))
}

extension TimerCall: CustomStringConvertible {
  /// The key and the event.
  package var description: String {
    switch self {
    case .start(let name): "start \(name.shownWord)"
    case .pause(let name): "pause \(name.shownWord)"
    case .resume(let name): "resume \(name.shownWord)"
    case .end(let name, _): "end \(name.shownWord)"
    case .clear: "clear"
    }
  }
}
