import MiniUI

/// Times how long something takes until its event is tracked (SA-T02).
///
/// Each start makes two timers, one under its id and one under the name of the event, which
/// replaces the name's earlier one. The two are independent: pausing, ending or removing one leaves
/// the other (SA-T12). Every `now` is the device's uptime, which no change of the date touches.
struct EventTimers: Sendable {
  /// How many timers are kept under ids; a start beyond it forgets the oldest of them.
  ///
  /// An app that ends its timers by name never ends those under ids.
  static let limit = 10_000

  private var byID: [String: EventTimer] = [:]
  private var byName: [EventName: EventTimer] = [:]
  /// The ids in the order of their starts, with some whose timers have ended.
  private var ids: [String] = []
  private var chance: Chance
  /// Whether the app is away, so that nothing but its end is timed.
  private var isSuspended = false

  /// Draws the ids of timers from a stream of their own.
  init(ids chance: Chance) {
    self.chance = chance
  }

  /// Starts timers under the name of an event and under a new id, which it answers.
  ///
  /// For an id in the place of the name, the timer under that id starts anew, and no other.
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

  /// Stops a timer, named by its id or its event, until it is resumed (SA-T05).
  mutating func pause(_ timer: String, at now: Duration) {
    if byID[timer] != nil {
      byID[timer]?.pause(at: now)
    } else {
      byName[EventName(timer)]?.pause(at: now)
    }
  }

  /// Lets a paused timer go on.
  mutating func resume(_ timer: String, at now: Duration) {
    if byID[timer] != nil {
      byID[timer]?.resume(at: now)
    } else {
      byName[EventName(timer)]?.resume(at: now)
    }
  }

  /// Removes a timer and answers its seconds, with three decimals; nil if there is none (SA-T08).
  mutating func end(_ timer: String, at now: Duration) -> FiniteDouble? {
    let ended = byID.removeValue(forKey: timer) ?? byName.removeValue(forKey: EventName(timer))
    return ended.flatMap { FiniteDouble(seconds: $0.elapsed(at: now)) }
  }

  /// The app leaves the foreground: all but the timer of `$AppEnd` keep what they counted (SA-T17).
  mutating func pauseAll(at now: Duration) {
    isSuspended = true
    changeAll { $0.suspend(at: now) }
  }

  /// The app is back: all that are not paused begin to count anew (SA-T03).
  ///
  /// Nothing happens where the app has not left; the timer of `$AppEnd` has gone on (SA-T17).
  mutating func resumeAll(at now: Duration) {
    guard isSuspended else { return }
    isSuspended = false
    changeAll { $0.restart(at: now) }
  }

  /// Forgets all timers (SA-T08).
  mutating func removeAll() {
    (byID, byName, ids) = ([:], [:], [])
  }

  private mutating func changeAll(_ change: (inout EventTimer) -> Void) {
    func changed(_ timer: EventTimer) -> EventTimer {
      var timer = timer
      if timer.name != .appEnd { change(&timer) }
      return timer
    }
    byID = byID.mapValues(changed)
    byName = byName.mapValues(changed)
  }

  private mutating func keep(_ timer: EventTimer, under id: String) {
    if byID.updateValue(timer, forKey: id) == nil { ids.append(id) }
    guard ids.count > 2 * Self.limit || byID.count > Self.limit else { return }
    ids = ids.filter { byID[$0] != nil }
    for id in ids.dropLast(Self.limit) { byID[id] = nil }
    ids = ids.suffix(Self.limit)
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
