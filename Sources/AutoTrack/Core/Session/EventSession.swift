import MiniUI

/// Tells which session an event belongs to: `$event_session_id` (S1.6).
///
/// All times are uptimes, so that no change of the date ends a session or makes one endless.
final class EventSession {
  /// A session ends when nothing has happened for so long.
  static let longestPause = Duration.seconds(5 * 60)
  /// A session ends after so long in any case.
  static let longest = Duration.seconds(12 * 60 * 60)

  /// The session of the last event; empty before the first.
  private(set) var id = ""
  private var chance: Chance
  /// When the session ends in any case.
  private var end = Duration.zero
  /// When the last event was.
  private var lastEvent = Duration.zero

  /// Draws the ids of sessions from a stream of their own.
  init(ids chance: Chance) {
    self.chance = chance
  }

  /// Notes an event; whether another session than the last event's begins with it.
  func beginsAnother(withEventAt now: Duration) -> Bool {
    defer { lastEvent = now }
    if !id.isEmpty, now - lastEvent <= Self.longestPause, now < end { return false }
    id = chance.uuid()
    end = now + Self.longest
    return true
  }
}
