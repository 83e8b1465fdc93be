import MiniUI

/// The life state of the app and its time in the foreground.
final class Session {
  private(set) var state = LifeState.initial
  private var lastStart: Duration?

  /// True if the app has been in the foreground since the tracker started.
  var hasStarted: Bool { lastStart != nil }

  /// Changes the state; each start resets the time in the foreground.
  func enter(_ new: LifeState, at uptime: Duration) {
    state = new
    if new == .started { lastStart = uptime }
  }

  /// Returns the time since the last start; zero before the first.
  func foregroundTime(until uptime: Duration) -> Duration {
    lastStart.map { uptime - $0 } ?? .zero
  }

  /// Returns true if screens are visible to a person.
  ///
  /// They are not before the first start of an app that was launched in the background.
  func isSeen(_ application: Application) -> Bool {
    switch state {
    case .startedPassively: false
    case .initial: application.state != .background
    case .started, .ended, .terminated: true
    }
  }
}

/// The life state of the app as seen by a tracker (SA-L01 to SA-L05).
package enum LifeState: String, Sendable, CaseIterable {
  case initial
  /// The system has launched the app in the background, and it has not been visible yet.
  case startedPassively
  case started
  case ended
  case terminated
}

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

/// The first start and the first day of an installation, stored in the app's defaults.
struct FirstTimes {
  /// True until the installation's first start, in the background or the foreground (SA-L07).
  private var isBeforeFirstStart: Bool
  private let defaults: Defaults
  /// The first day in the device's time zone.
  private let firstDay: Range<Instant>

  /// Reads the stored values; the first day is the day of the first reading.
  init(in process: AppProcess) {
    let device = process.device
    defaults = device.defaults(of: process.app.bundle)
    isBeforeFirstStart = defaults[Self.launchedKey] == nil
    let kept = defaults[Self.firstDayKey].flatMap(Instant.init(iso8601:))
    firstDay = (kept ?? device.clock.now).day(in: device.timeZone)
    if kept != firstDay.lowerBound { defaults[Self.firstDayKey] = firstDay.lowerBound.iso8601 }
  }

  /// Records a start; true for the installation's first, which one mark in the defaults ends.
  mutating func noteStart() -> Bool {
    defer { isBeforeFirstStart = false }
    if isBeforeFirstStart { defaults[Self.launchedKey] = "true" }
    return isBeforeFirstStart
  }

  /// Returns true if a time is on the first day by the wall clock: `$is_first_day`.
  func isFirstDay(at time: Instant) -> Bool { firstDay.contains(time) }

  private static let launchedKey = "AutoTrack.launched"
  private static let firstDayKey = "AutoTrack.firstDay"
}

extension Instant {
  /// Returns the day of this time, from midnight to midnight.
  fileprivate func day(in zone: TimeZoneOffset) -> Range<Instant> {
    let midnight = date(in: zone).daysSince1970 * 86_400 - zone.secondsFromGMT
    let start = Instant(timeSince1970: .seconds(midnight))
    return start..<(start + .seconds(86_400))
  }
}
