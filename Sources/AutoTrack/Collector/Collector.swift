import MiniUI

/// Makes events of moments: asks the rules, builds the payload, hands it on (S3.1).
final class Collector: MomentObserver {
  let process: AppProcess
  let configuration: Configuration
  let rules: CaptureRules
  let scheme: any PathScheme
  let identity: Identity
  let repeatedClicks = RepeatedClicks()
  private let log: CaptureLog
  private var lastSequence = 0

  /// Where the app stands, as far as moments told.
  private(set) var lifeState = LifeState.initial
  /// When the app came to the foreground last.
  var startedAt: Duration = .zero
  /// Whether `$AppStart` has been sent in this process.
  var hasStarted = false
  /// The URL of the screen that was seen last.
  var lastScreenURL: String?
  /// The screens that are on display, in the order in which they appeared.
  var openPages: [OpenPage] = []
  /// The URL of the page that was entered last; page leaves have a chain of their own.
  var lastPageURL: String?

  init(process: AppProcess, configuration: Configuration, log: CaptureLog) {
    self.process = process
    self.configuration = configuration
    self.log = log
    rules = CaptureRules(configuration: configuration)
    scheme = PathSchemes.scheme(named: configuration.scheme) ?? DefaultPathScheme()
    identity = Identity(in: process)
  }

  func receive(_ moment: Moment) {
    switch moment.fact {
    case .action(let action): collect(action, moment)
    case .screenAppeared(let controller): collect(appearanceOf: controller, moment)
    case .screenDisappeared(let controller): collect(disappearanceOf: controller, moment)
    case .life(let state): collect(state, moment)
    }
  }

  private func collect(_ state: LifeState, _ moment: Moment) {
    guard let change = LifeChange(from: lifeState, to: state) else { return }
    willChange(change, moment)
    lifeState = state
    didChange(change, moment)
  }

  /// Numbers an event and lets it go.
  func emit(_ name: EventName, _ properties: Properties, _ moment: Moment, of subject: String) {
    lastSequence += 1
    let event = Event(
      name, time: moment.time.millisecondsSince1970, sequence: lastSequence,
      distinctID: identity.anonymousID, anonymousID: identity.anonymousID, properties: properties)
    log.capture(event, of: subject)
  }

  /// Records why there is no event.
  func suppress(_ subject: String, _ reason: SuppressionReason) {
    log.suppress(subject, reason)
  }
}
