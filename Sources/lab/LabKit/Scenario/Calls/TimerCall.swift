package import AutoTrack
package import LabLanguage
package import Wording

/// An app's call about the timers of an event.
package enum TimerCall: FormatValue, Sendable {
  case start(TimerReference)
  case pause(TimerReference)
  case resume(TimerReference)
  /// Captures the event with its duration.
  case end(TimerReference, PropertyInputs)
  /// Removes a timer without an event.
  case remove(TimerReference)
  /// Removes all timers.
  case clear

  package static let reader: Reader<TimerCall> = .object(
    "timer",
    .oneOf(
      Fields(
        TimerReference.fields(
          "start", "The event that is timed.", id: "The scenario's name for the id of this start."),
        make: { .start($0) }),
      variant("pause", "The event whose timer is paused.") { .pause($0) },
      variant("resume", "The event whose timer is resumed.") { .resume($0) },
      Fields(
        TimerReference.fields("end", "The event that is captured, with `event_duration`."),
        TrackerCall.properties, make: { .end($0, $1) }),
      variant("remove", "The event whose timer is removed, without an event.") { .remove($0) },
      Fields(
        .required("clear", .always, "Removes the timers of all events."), make: { _ in .clear })))

  private static func variant(
    _ key: String, _ meaning: String,
    make: @escaping @Sendable (TimerReference) -> TimerCall
  ) -> Fields<TimerCall> {
    Fields(TimerReference.fields(key, meaning), make: make)
  }

  /// The timer of the call; nil for `clear`.
  var timer: TimerReference? {
    switch self {
    case .start(let timer), .pause(let timer), .resume(let timer), .end(let timer, _),
      .remove(let timer):
      timer
    case .clear: nil
    }
  }
}

/// A timer of an event: the one under the event's name, or the one of a single start.
package struct TimerReference: Sendable {
  package let event: String
  package let id: Located<String>?

  /// Declares a key for the event, and `id` beside it.
  static func fields(
    _ key: String, _ meaning: String,
    id idMeaning: String = "The id of the timer's start, instead of the event's name."
  ) -> Fields<TimerReference> {
    Fields(
      Field(key, \.event, meaning),
      Field("id", \.id, as: Reader<String>.filled.located, idMeaning),
      make: TimerReference.init)
  }
}

extension TimerReference: Worded {
  /// The event, and the app's name for the id.
  package var sentence: Sentence {
    let name = Sentence(name: event.shownWord)
    return id.map { "\(name) with id \($0.value.shownWord)" } ?? name
  }
}

extension TimerCall: Worded {
  package var sentence: Sentence {
    switch self {
    case .start(let timer): "start \(timer)"
    case .pause(let timer): "pause \(timer)"
    case .resume(let timer): "resume \(timer)"
    case .end(let timer, _): "end \(timer)"
    case .remove(let timer): "remove \(timer)"
    case .clear: "clear"
    }
  }
}
