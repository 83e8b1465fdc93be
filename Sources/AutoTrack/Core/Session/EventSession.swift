import MiniUI

/// The session of events: `$event_session_id` (S1.6).
///
/// All times are uptimes, so that clock changes neither end a session nor extend it.
final class EventSession {
  /// The maximum pause between two events of a session.
  static let longestPause = Duration.seconds(5 * 60)
  /// The maximum length of a session.
  static let longest = Duration.seconds(12 * 60 * 60)

  /// The id of the last event's session; empty before the first event.
  private(set) var id = ""
  private var chance: Chance
  /// The latest end of the session.
  private var end = Duration.zero
  /// The time of the last event.
  private var lastEvent = Duration.zero

  /// Creates a session whose ids come from their own random stream.
  init(ids chance: Chance) {
    self.chance = chance
  }

  /// Records an event; returns true if it starts another session.
  func beginsAnother(withEventAt now: Duration) -> Bool {
    defer { lastEvent = now }
    if !id.isEmpty, now - lastEvent <= Self.longestPause, now < end { return false }
    id = chance.uuid()
    end = now + Self.longest
    return true
  }
}
