import MiniUI

/// The session of events: `$event_session_id` (S1.6).
///
/// All times are uptimes, so that clock changes neither end a session nor extend it.
final class EventSession {
  /// The maximum pause between two events of a session.
  static let longestPause = Duration.seconds(5 * 60)
  /// The maximum length of a session.
  static let longest = Duration.seconds(12 * 60 * 60)

  /// The state, which a vetoed event restores.
  struct State {
    /// The id of the last event's session; empty before the first event.
    fileprivate(set) var id = ""
    fileprivate var chance: Chance
    /// The latest end of the session.
    fileprivate var end = Duration.zero
    /// The time of the last event.
    fileprivate var lastEvent = Duration.zero
  }

  var state: State

  /// Creates a session whose ids come from their own random stream.
  init(ids chance: Chance) {
    state = State(chance: chance)
  }

  /// The id of the last event's session; empty before the first event.
  var id: String { state.id }

  /// Records an event; returns true if it starts another session.
  func beginsAnother(withEventAt now: Duration) -> Bool {
    defer { state.lastEvent = now }
    if !state.id.isEmpty, now - state.lastEvent <= Self.longestPause, now < state.end {
      return false
    }
    state.id = state.chance.uuid()
    state.end = now + Self.longest
    return true
  }
}
