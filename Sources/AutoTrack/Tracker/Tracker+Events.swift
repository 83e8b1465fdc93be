import MiniUI

/// Events of an app's own, and timers for them.
///
/// What an app hands over is looked at (SA-E12): what is wrong is recorded in ``diagnostics``, and
/// everything else goes on. While the tracker is not started, every call is refused, on record.
extension Tracker {
  /// Captures an event.
  ///
  /// - Parameters:
  ///   - name: Should be a name as events have; without any text there is no event.
  ///   - inputs: What the event tells. `$time`, `$project` and `$token` go to the envelope.
  public func track(_ name: PropertyInput, _ inputs: PropertyInputs = [:]) {
    guard let name = checked(name, of: "track") else { return }
    capture(name, inputs, of: "track \(name)")
  }

  /// Begins to time an event and returns the id of this start (SA-T12).
  ///
  /// The id and the name of the event stand for two timers that are independent of each other; the
  /// name stands for the latest start. An id in the place of the name starts its timer anew.
  ///
  /// - Returns: The id; an empty text, and an entry in ``diagnostics``, for an empty name.
  @discardableResult
  public func startTimer(_ name: String) -> String {
    guard let outlet = requireOutlet("startTimer") else { return name }
    guard !name.isEmpty else {
      log.record(.badEventName(name, .empty))
      return name
    }
    return outlet.builder.timers.start(EventName(name), at: uptime)
  }

  /// Stops the timer of an id or a name until it is resumed (SA-T05).
  public func pauseTimer(_ timer: String) {
    requireOutlet("pauseTimer")?.builder.timers.pause(timer, at: uptime)
  }

  /// Lets a paused timer go on.
  public func resumeTimer(_ timer: String) {
    requireOutlet("resumeTimer")?.builder.timers.resume(timer, at: uptime)
  }

  /// Forgets the timer of an id or a name, without an event.
  public func removeTimer(_ timer: String) {
    _ = requireOutlet("removeTimer")?.builder.timers.end(timer, at: uptime)
  }

  /// Ends a timer and captures its event with `event_duration`, or without where no timer ran.
  public func endTimer(_ timer: String, _ inputs: PropertyInputs = [:]) {
    guard let outlet = requireOutlet("endTimer") else { return }
    let seconds = outlet.builder.timers.end(timer, at: uptime)
    let name = EventName(ofTimer: timer)
    guard checked(.string(name.text), of: "endTimer") != nil else { return }
    let duration: Properties = seconds.map { ["event_duration": .double($0)] } ?? [:]
    capture(name, inputs, adding: duration, of: "endTimer \(name)")
  }

  /// Forgets all timers (SA-T08).
  public func clearTimers() {
    requireOutlet("clearTimers")?.builder.timers.removeAll()
  }

  private var uptime: Duration { process.device.clock.uptime }

  /// The name of an event, if it has any text; what is wrong with it is recorded.
  private func checked(_ input: PropertyInput, of call: String) -> EventName? {
    guard requireOutlet(call) != nil else { return nil }
    let checked = CheckedName(checking: input)
    if let fault = checked.fault { log.record(.badEventName(PropertyNote.shown(input), fault)) }
    return checked.name
  }
}

extension Tracker {
  /// Looks at what an app says of an event, and captures it.
  func capture(
    _ name: EventName, kind: EventKind = .track, _ inputs: PropertyInputs,
    for purpose: PropertyPurpose = .event, adding own: Properties = [:],
    item: EventExtras.Item? = nil, of subject: Decision.Subject
  ) {
    guard let outlet else { return }
    let facts = facts(from: inputs, for: purpose, of: name)
    let now = Moment(.codeSaysSo, in: process)
    let draft = facts.draft(
      name, kind: kind, at: now, facts.details.merging(own), item: item)
    outlet.emit(draft, at: now, of: subject, from: .code)
  }

  /// Looks at what an app says of an event; what is wrong with it is recorded.
  func facts(
    from inputs: PropertyInputs, for purpose: PropertyPurpose = .event, of name: EventName
  ) -> CodeFacts {
    let checked = CheckedProperties(
      checking: inputs, for: purpose, minutesFromGMT: process.device.timeZone.minutesFromGMT)
    for note in checked.notes { log.record(.badProperty(event: name.text, note)) }
    return CodeFacts(checked)
  }

  /// By which events leave; a call while the tracker is not started is recorded, and does nothing.
  func requireOutlet(_ call: String) -> EventOutlet? {
    if isRunning { return outlet }
    let reason =
      outlet == nil
      ? "the tracker has not been started; start it first"
      : "the tracker is stopped; start it again"
    log.record(.refused(call: call, because: reason))
    return nil
  }
}
