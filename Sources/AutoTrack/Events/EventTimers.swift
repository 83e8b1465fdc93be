import MiniUI

/// Times how long something takes until its event is tracked (SA-T02).
///
/// Every `now` is the device's uptime, which no change of the date touches.
struct EventTimers: Sendable {
  private var timers: [String: EventTimer] = [:]
  private var latest: [EventName: String] = [:]
  private var chance: Chance
  /// Whether the app is away, so that nothing but its end is timed.
  private var isSuspended = false

  /// Draws the ids of timers from a stream of their own.
  init(ids chance: Chance) {
    self.chance = chance
  }

  /// Starts a timer and answers its id, which stands for it as the event's name does (SA-T12).
  ///
  /// The name stands for the latest start alone; earlier ones go on under their ids.
  mutating func start(_ name: EventName, at now: Duration) -> String {
    let uuid = String(chance.uuid().map { $0 == "-" ? "_" : $0 })
    let id = "\(name)_\(uuid)\(Self.ending)"
    timers[id] = EventTimer(name, at: now)
    latest[name] = id
    return id
  }

  /// Stops a timer, named by its id or its event, until it is resumed (SA-T05).
  mutating func pause(_ timer: String, at now: Duration) {
    timers[id(of: timer)]?.pause(at: now)
  }

  /// Lets a paused timer go on.
  mutating func resume(_ timer: String, at now: Duration) {
    timers[id(of: timer)]?.resume(at: now)
  }

  /// Removes a timer and answers its seconds, with three decimals; nil if there is none (SA-T08).
  mutating func end(_ timer: String, at now: Duration) -> FiniteDouble? {
    let id = id(of: timer)
    guard let ended = timers.removeValue(forKey: id) else { return nil }
    if latest[ended.name] == id { latest[ended.name] = nil }
    return FiniteDouble(seconds: ended.elapsed(at: now))
  }

  /// The app leaves the foreground: all but the timer of `$AppEnd` keep what they counted (SA-T17).
  mutating func pauseAll(at now: Duration) {
    isSuspended = true
    for (id, timer) in timers where timer.name != .appEnd {
      timers[id]?.suspend(at: now)
    }
  }

  /// The app is back: all that nobody paused begin to count anew (SA-T03).
  ///
  /// Nothing happens where the app has not left; the timer of `$AppEnd` has gone on (SA-T17).
  mutating func resumeAll(at now: Duration) {
    guard isSuspended else { return }
    isSuspended = false
    for (id, timer) in timers where timer.name != .appEnd {
      timers[id]?.restart(at: now)
    }
  }

  /// Forgets all timers (SA-T08).
  mutating func removeAll() {
    timers = [:]
    latest = [:]
  }

  /// The id that a text stands for: itself, or that of the latest start of the event.
  private func id(of timer: String) -> String {
    timers[timer] == nil ? latest[EventName(timer)] ?? timer : timer
  }

  /// What every id ends in (SA-E11).
  static let ending = "_SATimer"
}

extension EventName {
  /// The event that a timer's id stands for, known without the timer; any other text is a name.
  ///
  /// An id is the name, `_`, a UUID with `_` for `-`, and `_SATimer` (SA-E11, SA-T08).
  public init(ofTimer id: String) {
    let stem = id.dropLast(EventTimers.ending.count)
    let uuid = stem.suffix(36)
    let name = stem.dropLast(36)
    let groups = uuid.split(separator: "_", omittingEmptySubsequences: false)
    let isID =
      id.hasSuffix(EventTimers.ending) && name.hasSuffix("_") && name.utf8.count > 1
      && groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy(\.isHexDigit)
    self.init(isID ? String(name.dropLast()) : id)
  }
}
