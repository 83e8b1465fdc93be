import MiniUI
import Wording

/// The app's own events, and timers for them.
///
/// Inputs are validated (SA-E12): faults are recorded in ``diagnostics``, and the rest is kept.
/// While the tracker is not started, every call is refused and recorded.
extension Tracker {
  /// Captures an event.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming rules; an empty name gives no event.
  ///   - inputs: The properties. `$time`, `$project` and `$token` go to the envelope.
  public func track(_ name: PropertyInput, _ inputs: PropertyInputs = [:]) {
    guard let name = checked(name, of: "track") else { return }
    capture(name, inputs, of: .name("track \(name)"))
  }

  /// Starts a timer for an event and returns the id of this start (SA-T12).
  ///
  /// The id and the event's name address two independent timers; the name addresses the latest
  /// start. An id that is passed instead of a name restarts that id's timer.
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

  /// Resumes a paused timer.
  public func resumeTimer(_ timer: String) {
    requireOutlet("resumeTimer")?.builder.timers.resume(timer, at: uptime)
  }

  /// Removes the timer of an id or a name, without an event.
  public func removeTimer(_ timer: String) {
    _ = requireOutlet("removeTimer")?.builder.timers.end(timer, at: uptime)
  }

  /// Ends a timer and captures its event, with `event_duration` if the timer existed.
  public func endTimer(_ timer: String, _ inputs: PropertyInputs = [:]) {
    guard let outlet = requireOutlet("endTimer") else { return }
    let seconds = outlet.builder.timers.end(timer, at: uptime)
    let name = EventName(ofTimer: timer)
    guard checked(.string(name.text), of: "endTimer") != nil else { return }
    let duration: Properties = seconds.map { ["event_duration": .double($0)] } ?? [:]
    capture(name, inputs, adding: duration, of: .name("endTimer \(name)"))
  }

  /// Removes all timers (SA-T08).
  public func clearTimers() {
    requireOutlet("clearTimers")?.builder.timers.removeAll()
  }

  private var uptime: Duration { process.device.clock.uptime }

  /// Returns the event's name unless it is empty; records a fault of the name.
  private func checked(_ input: PropertyInput, of call: String) -> EventName? {
    guard requireOutlet(call) != nil else { return nil }
    let checked = CheckedName(checking: input)
    if let fault = checked.fault { log.record(.badEventName(PropertyNote.shown(input), fault)) }
    return checked.name
  }
}

extension Tracker {
  /// Validates the app's inputs for an event, and emits it.
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

  /// Validates the app's inputs for an event; records the faults.
  func facts(
    from inputs: PropertyInputs, for purpose: PropertyPurpose = .event, of name: EventName
  ) -> CodeFacts {
    let checked = CheckedProperties(
      checking: inputs, for: purpose, minutesFromGMT: process.device.timeZone.minutesFromGMT)
    for note in checked.notes { log.record(.badProperty(event: name.text, note)) }
    return CodeFacts(checked)
  }

  /// Returns the outlet while the tracker runs; else records that the call is refused.
  func requireOutlet(_ call: String) -> EventOutlet? {
    if isRunning { return outlet }
    let reason: Sentence =
      outlet == nil
      ? "the tracker has not been started; start it first"
      : "the tracker is stopped; start it again"
    log.record(.refused(call: call, because: reason))
    return nil
  }
}

/// Properties that every event carries.
extension Tracker {
  /// Registers properties that every event carries from now on, also after a relaunch (SA-E17).
  public func registerSuperProperties(_ inputs: PropertyInputs) {
    guard let outlet = requireOutlet("registerSuperProperties") else { return }
    let notes = outlet.builder.superProperties.register(
      inputs, minutesFromGMT: process.device.timeZone.minutesFromGMT)
    for note in notes { log.record(.badProperty(event: nil, note)) }
    outlet.builder.keepSuperProperties()
  }

  /// Removes a super property; the case must match, and an unknown key has no effect (SA-E18).
  public func unregisterSuperProperty(_ key: String?) {
    guard let outlet = requireOutlet("unregisterSuperProperty") else { return }
    outlet.builder.superProperties.unregister(key)
    outlet.builder.keepSuperProperties()
  }

  /// Removes all super properties.
  public func clearSuperProperties() {
    guard let outlet = requireOutlet("clearSuperProperties") else { return }
    outlet.builder.superProperties.clear()
    outlet.builder.keepSuperProperties()
  }

  /// Sets a closure that adds properties to each event (SA-E23); nil removes it.
  public func registerDynamicSuperProperties(_ answer: (() -> PropertyInputs)?) {
    requireOutlet("registerDynamicSuperProperties")?.builder.dynamicSuperProperties = answer
  }

  /// The registered super properties, without the dynamic ones.
  public var superProperties: Properties { outlet?.builder.superProperties.registered ?? [:] }
}
