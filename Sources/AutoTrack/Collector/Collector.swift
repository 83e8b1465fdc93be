import MiniUI

/// Makes events of moments: asks the rules, builds the payload, hands it on (S3.1).
///
/// Every moment leaves a decision at least: an event, or the reason why there is none. It holds
/// nothing of the app's strongly, so an app that ends takes its tracker along.
final class Collector: MomentObserver {
  let configuration: Configuration
  let rules: CaptureRules
  /// Writes `$element_path`.
  let scheme: any PathScheme
  let identity: Identity
  let session: Session
  private let log: CaptureLog

  /// The views that were clicked just now.
  var repeatedClicks = RepeatedClicks()
  /// The URL of the screen that was seen last; it survives the background.
  var lastScreenURL: String?
  /// The screens that are on display.
  var openScreens = OpenScreens()

  init(
    _ identity: Identity, _ session: Session, configuration: Configuration,
    scheme: any PathScheme, log: CaptureLog
  ) {
    self.identity = identity
    self.session = session
    self.configuration = configuration
    self.scheme = scheme
    self.log = log
    rules = CaptureRules(configuration: configuration)
  }

  func receive(_ moment: Moment) {
    switch moment.fact {
    case .action(let action): collect(action, moment)
    case .screenAppeared(let controller): collectAppearance(of: controller, moment)
    case .screenDisappeared(let controller): collectDisappearance(of: controller, moment)
    case .appBecameActive: collectStart(moment)
    case .appEnteredBackground: collectEnd(moment)
    case .appWillTerminate: collectTermination(moment)
    }
  }

  /// Makes an event of properties and lets it go.
  func emit(_ name: EventName, _ properties: Properties, _ moment: Moment, of subject: String) {
    let event = Event(
      name, time: moment.time.millisecondsSince1970, sequence: log.nextSequence(),
      distinctID: identity.anonymousID, anonymousID: identity.anonymousID, properties: properties)
    log.capture(event, of: subject)
  }

  /// Records why there is no event.
  func suppress(_ subject: String, _ reason: SuppressionReason) {
    log.suppress(subject, reason)
  }
}
