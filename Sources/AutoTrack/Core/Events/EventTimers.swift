import MiniUI

/// The timers of events: the time until an event is tracked (SA-T02).
///
/// Each start creates two timers, one under its id and one under the event's name, which replaces
/// an earlier one. They are independent: pausing, ending or removing one does not affect the other
/// (SA-T12). Every `now` is the device's uptime, which clock changes do not affect.
struct EventTimers: Sendable {
  /// The maximum number of timers under ids; a further start evicts the oldest.
  ///
  /// An app that ends its timers by name never ends those under ids.
  static let limit = 10_000

  private var byID: [String: Started] = [:]
  private var byName: [EventName: EventTimer] = [:]
  /// The starts in their order, including some of ended timers; those before `oldest` are evicted.
  private var starts: [Start] = []
  private var oldest = 0
  private var startCount = 0
  private var chance: Chance
  /// True while the app is in the background, when only `$AppEnd` is timed.
  private var isSuspended = false

  /// A timer under an id, and the number of its start.
  private struct Started {
    var timer: EventTimer
    let number: Int
  }

  /// A start; it is over if its id has been ended or has another number.
  private struct Start {
    let id: String
    let number: Int
  }

  /// Creates an empty set whose ids come from their own random stream.
  init(ids chance: Chance) {
    self.chance = chance
  }

  /// Starts timers under an event's name and under a new id, and returns the id.
  ///
  /// If an id is passed as the name, only the timer under that id restarts.
  mutating func start(_ name: EventName, at now: Duration) -> String {
    let event = EventName(ofTimer: name.text)
    guard event == name else {
      keep(EventTimer(event, at: now), under: name.text)
      return name.text
    }
    let uuid = String(chance.uuid().map { $0 == "-" ? "_" : $0 })
    let id = "\(name)_\(uuid)\(Self.ending)"
    byName[name] = EventTimer(name, at: now)
    keep(EventTimer(name, at: now), under: id)
    return id
  }

  /// Pauses a timer, given by its id or its event (SA-T05).
  mutating func pause(_ timer: String, at now: Duration) {
    if byID[timer] != nil {
      byID[timer]?.timer.pause(at: now)
    } else {
      byName[EventName(timer)]?.pause(at: now)
    }
  }

  mutating func resume(_ timer: String, at now: Duration) {
    if byID[timer] != nil {
      byID[timer]?.timer.resume(at: now)
    } else {
      byName[EventName(timer)]?.resume(at: now)
    }
  }

  /// Removes a timer and returns its seconds with three decimals; nil if absent (SA-T08).
  mutating func end(_ timer: String, at now: Duration) -> FiniteDouble? {
    let ended =
      byID.removeValue(forKey: timer)?.timer ?? byName.removeValue(forKey: EventName(timer))
    return ended.flatMap { FiniteDouble(seconds: $0.elapsed(at: now)) }
  }

  /// Stops all timers but that of `$AppEnd`, because the app leaves the foreground (SA-T17).
  mutating func pauseAll(at now: Duration) {
    isSuspended = true
    changeAll { $0.suspend(at: now) }
  }

  /// Restarts all timers that are not paused, because the app is back (SA-T03).
  ///
  /// Has no effect if the app has not left; the timer of `$AppEnd` was not stopped (SA-T17).
  mutating func resumeAll(at now: Duration) {
    guard isSuspended else { return }
    isSuspended = false
    changeAll { $0.restart(at: now) }
  }

  /// Removes all timers (SA-T08).
  mutating func removeAll() {
    (byID, byName, starts, oldest) = ([:], [:], [], 0)
  }

  private mutating func changeAll(_ change: (inout EventTimer) -> Void) {
    func changed(_ timer: EventTimer) -> EventTimer {
      var timer = timer
      if timer.name != .appEnd { change(&timer) }
      return timer
    }
    byID = byID.mapValues { Started(timer: changed($0.timer), number: $0.number) }
    byName = byName.mapValues(changed)
  }

  private mutating func keep(_ timer: EventTimer, under id: String) {
    startCount += 1
    byID[id] = Started(timer: timer, number: startCount)
    starts.append(Start(id: id, number: startCount))
    while byID.count > Self.limit { evictOldest() }
    // Compacting at twice the limit makes ended starts cost constant time on average.
    guard starts.count > 2 * Self.limit else { return }
    starts = starts[oldest...].filter(isCurrent)
    oldest = 0
  }

  private mutating func evictOldest() {
    if isCurrent(starts[oldest]) { byID[starts[oldest].id] = nil }
    oldest += 1
  }

  private func isCurrent(_ start: Start) -> Bool { byID[start.id]?.number == start.number }

  /// The suffix of every id (SA-E11).
  static let ending = "_SATimer"
}

/// A stopwatch for one event, on a monotonic clock.
private struct EventTimer: Equatable, Sendable {
  let name: EventName
  private var counted = Duration.zero
  private var begin: Duration?
  private var isPaused = false

  init(_ name: EventName, at now: Duration) {
    self.name = name
    begin = now
  }

  /// Pauses the timer; a second pause has no effect (SA-T05).
  mutating func pause(at now: Duration) {
    suspend(at: now)
    isPaused = true
  }

  /// Resumes a paused timer; has no effect on others (SA-T05).
  mutating func resume(at now: Duration) {
    guard isPaused else { return }
    isPaused = false
    begin = now
  }

  /// Stops counting without a pause, until ``restart(at:)`` (SA-T03).
  mutating func suspend(at now: Duration) {
    counted = elapsed(at: now)
    begin = nil
  }

  /// Resumes counting, unless the timer is paused (SA-T02).
  mutating func restart(at now: Duration) {
    guard !isPaused else { return }
    begin = now
  }

  /// Returns the counted time, never negative.
  func elapsed(at now: Duration) -> Duration {
    guard let begin else { return counted }
    return counted + max(now - begin, .zero)
  }
}

extension EventName {
  /// Returns the event of a timer's id by the id's format; any other text is a name.
  ///
  /// An id is the name, `_`, a UUID with `_` for `-`, and `_SATimer` (SA-E11, SA-T08).
  package init(ofTimer id: String) {
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
