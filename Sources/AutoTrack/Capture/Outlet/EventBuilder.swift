import MiniUI

/// Makes events: numbers them, and adds what they share with the events around them.
///
/// It belongs to the tracker and outlives its collectors, so that numbers and sessions go on when
/// a tracker is started again.
final class EventBuilder {
  /// Who events are about.
  let identity: Identity
  /// What the installation does for the first time, as it was at the last start.
  private(set) var firstTimes: FirstTimes
  /// What the app wants every event to say.
  var superProperties = SuperProperties() {
    didSet { isStale = true }
  }
  /// Why what was kept of them could not be read; nil where nothing was wrong.
  private(set) var keptFault: PageFault?
  /// How long things take until their events are tracked.
  var timers: EventTimers
  /// Asked for every event, before it is made.
  var dynamicSuperProperties: (() -> PropertyInputs)? {
    didSet { isStale = true }
  }
  /// Is told what is wrong with what the app answers then.
  var complain: (PropertyNote) -> Void = { _ in }
  /// The title of the screen before the one on display; nil where it has none.
  var referrerTitle: String? {
    didSet { if referrerTitle != oldValue { isStale = true } }
  }
  /// Whether the app was launched in the background and has not been in the foreground since.
  var isPassive = false {
    didSet { if isPassive != oldValue { isStale = true } }
  }

  private let device: Device
  private let defaults: Defaults
  private let automatic: AutomaticProperties
  private let library: Library
  private let session: EventSession
  private var chance: Chance
  private var lastSequence = 0
  private var current: Current?
  private var isStale = true
  /// What the last events of pages had in common.
  private var ofPages: SharedByPages?

  /// Reads who the installation is, or makes it known.
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

  /// Reads anew what the installation has done before, as at each start of the tracker.
  func readFirstTimes(in process: AppProcess) { firstTimes = FirstTimes(in: process) }

  /// Keeps what is registered for the next launch (SA-E17).
  func keepSuperProperties() {
    var writer = JSONWriter()
    writer.write(superProperties.registered)
    defaults[Self.superPropertiesKey] = writer.text
  }

  /// Takes over what was kept, however much it is.
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

  /// How far the device's zone is ahead of Greenwich, for dates.
  var minutesFromGMT: Int { device.timeZone.minutesFromGMT }

  /// What the device's clock shows.
  var now: Int { device.clock.now.millisecondsSince1970 }

  /// The next event, in a context that is known already, or else in that of the moment.
  func event(
    _ draft: consuming EventDraft, at moment: Moment, in context: EventContext? = nil
  ) -> Event {
    lastSequence += 1
    let (sequence, trackID) = (lastSequence, drawTrackID())
    let context = context ?? self.context(at: moment, for: draft.kind)
    return Event(draft, sequence: sequence, trackID: trackID, context: context)
  }

  /// Read and replaced, so that no access to what draws has to be checked.
  private func drawTrackID() -> UInt32 {
    var drawing = chance
    let trackID = UInt32(truncatingIfNeeded: drawing.next())
    chance = drawing
    return trackID
  }

  /// A context, and what it was made from; one object, which is cheaply looked at.
  private final class Current {
    let context: EventContext
    let surroundings: AutomaticProperties.Surroundings

    init(_ context: EventContext, in surroundings: AutomaticProperties.Surroundings) {
      (self.context, self.surroundings) = (context, surroundings)
    }
  }

  /// The context of the events before, as long as nothing of it has changed.
  ///
  /// The app is asked for further properties only where they are told.
  func context(at moment: Moment, for kind: EventKind) -> EventContext {
    let isOtherSession = session.beginsAnother(withEventAt: moment.uptime)
    let isAsking = kind.isTrack && dynamicSuperProperties != nil
    if let current, !isOtherSession, !isStale, !isAsking,
      current.context.author === identity.author,
      current.surroundings.isStill(of: device, onFirstDay: firstTimes.isFirstDay(at: moment.time))
    {
      return current.context
    }
    return newContext(at: moment, asking: isAsking)
  }

  /// What events of pages have in common in a context, when an SDK has made them.
  func sharedByPages(in context: EventContext, by library: Properties) -> SharedByPages {
    if let ofPages, ofPages.context === context, ofPages.library == library { return ofPages }
    let shared = SharedByPages(in: context, by: library)
    ofPages = shared
    return shared
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
    (current, isStale) = (Current(context, in: surroundings), isAsking)
    return context
  }

  /// What the app answers now; a key of it deletes those that are registered (SA-E23).
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
  /// Takes the time of what it tells, unless the app says when that was.
  init(
    _ name: EventName, kind: EventKind = .track, at moment: Moment, saying time: Int? = nil,
    _ details: Properties, by method: EventMethod = .autoTrack, extras: EventExtras? = nil
  ) {
    self.init(
      name, kind: kind, at: time ?? moment.time.millisecondsSince1970, details, by: method,
      extras: extras)
  }
}
