import MiniUI

/// A builder of events, which numbers them and adds the context that they share.
///
/// The builder belongs to the tracker and outlives its collectors, so that numbers and sessions
/// continue when the tracker is restarted.
final class EventBuilder {
  let identity: Identity
  /// The first-time flags of the installation, as read at the last start.
  private(set) var firstTimes: FirstTimes
  var superProperties = SuperProperties() {
    didSet { isStale = true }
  }
  /// The fault of the stored super properties; nil if they were read or absent.
  private(set) var keptFault: PageFault?
  var timers: EventTimers
  var dynamicSuperProperties: (() -> PropertyInputs)? {
    didSet { isStale = true }
  }
  /// Receives the faults of dynamic super properties.
  var complain: (PropertyNote) -> Void = { _ in }
  /// The title of the screen before the current one; nil if it has none.
  var referrerTitle: String? {
    didSet { if referrerTitle != oldValue { isStale = true } }
  }
  /// True from a launch in the background until the app first enters the foreground.
  var isPassive = false {
    didSet { if isPassive != oldValue { isStale = true } }
  }

  private let device: Device
  private let defaults: Defaults
  private let automatic: AutomaticProperties
  private let library: Library
  private let session: EventSession
  @safe @exclusivity(unchecked) private var chance: Chance
  @safe @exclusivity(unchecked) private var lastSequence = 0
  @safe @exclusivity(unchecked) private var current: Current?
  @safe @exclusivity(unchecked) private var isStale = true

  /// Creates a builder; reads the identity and super properties from the device.
  init(in process: AppProcess, _ scheme: IdentityScheme = .scheme1) {
    identity = Identity(in: process, scheme)
    firstTimes = FirstTimes(in: process)
    device = process.device
    defaults = device.defaults(of: process.app.bundle)
    automatic = AutomaticProperties(of: process)
    library = Library(appVersion: process.app.version)
    let launch = device.chance.stream("launch \(process.number)")
    session = EventSession(ids: launch.stream("session"))
    chance = launch.stream("track")
    timers = EventTimers(ids: launch.stream("timers"))
    readSuperProperties()
  }

  /// Reads the first-time flags again, at each start of the tracker.
  func readFirstTimes(in process: AppProcess) { firstTimes = FirstTimes(in: process) }

  /// Records a start of the app; true for the installation's first, passive or not (SA-L07).
  func noteStart() -> Bool { firstTimes.noteStart() }

  /// Stores the super properties for the next launch (SA-E17).
  func keepSuperProperties() {
    var writer = JSONWriter()
    writer.write(superProperties.registered)
    defaults[Self.superPropertiesKey] = writer.text
  }

  /// Reads the stored super properties, without a limit on their size.
  private func readSuperProperties() {
    guard let text = defaults[Self.superPropertiesKey] else { return }
    do throws(PageFault) {
      guard case .dictionary(let inputs) = try JSONReader.value(of: text) else { throw .notObject }
      let checked = CheckedProperties(checking: inputs, for: .superProperties)
      superProperties = SuperProperties(registered: checked.properties)
    } catch {
      keptFault = error
    }
  }

  private static let superPropertiesKey = "AutoTrack.superProperties"

  /// The offset of the device's time zone from GMT in minutes, for dates.
  var minutesFromGMT: Int { device.timeZone.minutesFromGMT }

  /// Returns the next event, in the given context or else in that of the moment.
  func event(
    _ draft: consuming EventDraft, at moment: Moment, in context: EventContext? = nil
  ) -> Event {
    lastSequence += 1
    let (sequence, trackID) = (lastSequence, UInt32(truncatingIfNeeded: chance.next()))
    let context = context ?? self.context(at: moment, for: draft.kind)
    return Event(draft, sequence: sequence, trackID: trackID, context: context)
  }

  /// Returns the next event without counting it.
  func preview(
    _ draft: EventDraft, at moment: Moment, in context: EventContext? = nil
  ) -> Event {
    var drawing = chance
    return Event(
      draft, sequence: lastSequence + 1, trackID: UInt32(truncatingIfNeeded: drawing.next()),
      context: context ?? self.context(at: moment, for: draft.kind))
  }

  /// The state before an event that may be vetoed.
  struct Checkpoint {
    fileprivate let session: EventSession.State
    fileprivate let sequence: Int
  }

  var checkpoint: Checkpoint { Checkpoint(session: session.state, sequence: lastSequence) }

  /// Forgets a vetoed event, unless others were emitted since.
  func restore(_ checkpoint: Checkpoint) {
    if checkpoint.sequence == lastSequence { session.state = checkpoint.session }
  }

  /// The present, for an event that no hook has seen.
  var present: Moment { Moment(.codeSaysSo, on: device) }

  /// A context with its surroundings; a class, so that reading it copies one reference.
  private final class Current {
    let context: EventContext
    let surroundings: AutomaticProperties.Surroundings

    init(_ context: EventContext, in surroundings: AutomaticProperties.Surroundings) {
      (self.context, self.surroundings) = (context, surroundings)
    }
  }

  /// Returns the context of the preceding events while it is still valid, else a new one.
  ///
  /// Dynamic super properties are only requested for kinds of records that carry them.
  func context(at moment: Moment, for kind: EventKind) -> EventContext {
    let isOtherSession = session.beginsAnother(withEventAt: moment.uptime)
    let isAsking = kind.isTrack && dynamicSuperProperties != nil
    // Authors are immutable, so their identity replaces a comparison of all ids.
    if let current, !isOtherSession, !isStale, !isAsking,
      current.context.author === identity.author,
      current.surroundings.isStill(of: device, onFirstDay: firstTimes.isFirstDay(at: moment.time))
    {
      return current.context
    }
    return newContext(at: moment, asking: isAsking)
  }

  private func newContext(at moment: Moment, asking isAsking: Bool) -> EventContext {
    let answered = isAsking ? answeredProperties() : [:]
    let surroundings = AutomaticProperties.Surroundings(
      of: device, deviceID: identity.deviceID, sessionID: session.id,
      isFirstDay: firstTimes.isFirstDay(at: moment.time))
    var supers = superProperties.registered.merging(answered)
    let overrides = EnvelopeOverrides(movingFrom: &supers)
    let context = EventContext(
      author: identity.author, library: library,
      automatic: automatic.properties(in: surroundings).merging(supers),
      passing: referrerTitle.map { ["$referrer_title": .string($0)] } ?? [:],
      last: surroundings.last(isPassive: isPassive), overrides: overrides)
    // Dynamic properties hold for one event, so a context with them is not reused.
    (current, isStale) = (Current(context, in: surroundings), isAsking)
    return context
  }

  /// Returns the dynamic super properties; a key of theirs unregisters super properties (SA-E23).
  private func answeredProperties() -> Properties {
    guard let dynamicSuperProperties else { return [:] }
    let count = superProperties.registered.count
    let answer = superProperties.properties(
      withDynamic: dynamicSuperProperties(),
      minutesFromGMT: minutesFromGMT)
    if superProperties.registered.count != count { keepSuperProperties() }
    answer.notes.forEach(complain)
    return answer.properties
  }
}

extension EventDraft {
  /// Uses the moment's time, unless the app sets one.
  init(
    _ name: EventName, kind: EventKind = .track, at moment: Moment, saying time: Int? = nil,
    _ details: Properties, by method: EventMethod = .autoTrack, extras: EventExtras? = nil
  ) {
    self.init(
      name, kind: kind, at: time ?? moment.time.millisecondsSince1970, details, by: method,
      extras: extras)
  }
}
