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
  private var session: EventSession
  private var chance: Chance
  private var lastSequence = 0
  private var current: (context: EventContext, surroundings: AutomaticProperties.Surroundings)?
  private var isStale = true

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
    superProperties = SuperProperties(registered: keptProperties())
  }

  /// Reads anew what the installation has done before, as at each start of the tracker.
  func readFirstTimes(in process: AppProcess) { firstTimes = FirstTimes(in: process) }

  /// Keeps what is registered for the next launch (SA-E17).
  func keepSuperProperties() {
    var writer = JSONWriter()
    writer.write(superProperties.registered)
    defaults[Self.superPropertiesKey] = writer.text
  }

  /// What was kept; nothing where the defaults hold no such thing.
  private func keptProperties() -> Properties {
    guard let text = defaults[Self.superPropertiesKey],
      case .dictionary(let inputs)? = try? JSONReader.value(of: text)
    else { return [:] }
    return CheckedProperties(checking: inputs, for: .superProperties).properties
  }

  private static let superPropertiesKey = "AutoTrack.superProperties"

  /// How far the device's zone is ahead of Greenwich, for dates.
  var minutesFromGMT: Int { device.timeZone.minutesFromGMT }

  /// The next event, with the time of what it tells unless another is known.
  func event(_ draft: EventDraft, at moment: Moment) -> Event {
    lastSequence += 1
    return Event(
      draft.name, kind: draft.kind, time: draft.time ?? moment.time.millisecondsSince1970,
      sequence: lastSequence, trackID: UInt32(truncatingIfNeeded: chance.next()),
      method: draft.method, details: draft.details, context: context(at: moment),
      extras: draft.extras)
  }

  /// The context of the events before, as long as nothing of it has changed.
  func context(at moment: Moment) -> EventContext {
    let isOtherSession = session.note(at: moment.uptime)
    if let current, !isOtherSession, !isStale, dynamicSuperProperties == nil,
      current.context.author === identity.author,
      current.surroundings.isStill(of: device, onFirstDay: firstTimes.isFirstDay(at: moment.time))
    {
      return current.context
    }
    return newContext(at: moment)
  }

  private func newContext(at moment: Moment) -> EventContext {
    let answered = answeredProperties()
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
    (current, isStale) = ((context, surroundings), false)
    return context
  }

  /// What the app answers now; a key of it deletes those that are registered (SA-E23).
  private func answeredProperties() -> Properties {
    guard let dynamicSuperProperties else { return [:] }
    let answer = superProperties.properties(
      withDynamic: dynamicSuperProperties(),
      minutesFromGMT: minutesFromGMT)
    answer.notes.forEach(complain)
    return answer.properties
  }
}
