import MiniUI

/// Makes events of moments: asks the rules, builds the payload, hands it on (S3.1).
///
/// Every moment in which something could have been captured leaves a decision: an event, or the
/// reason why there is none. It holds nothing of the app's strongly, but for an alert's button
/// between its touch and its handler, so an app that ends takes its tracker along.
final class Collector: MomentObserver {
  let configuration: CaptureConfiguration
  let rules: CaptureRules
  /// Writes `$element_path` and `$element_view_id`.
  let paths: ElementPaths
  /// By which events leave.
  let outlet: EventOutlet
  let session: Session
  /// The elements that somebody has circled; nil for none.
  let circled: ElementMatcher<CircledRule>?
  /// Whether there is one; asking is cheaper than copying none.
  let hasCircled: Bool
  /// The values of the app's own for events, as far as a server has said which.
  let businessData: BusinessData
  /// The app's own word on single elements; not retained.
  weak var delegate: (any ElementDelegate)?
  /// The views that were clicked just now.
  let repeatedClicks = RepeatedClicks()
  /// The URL of the screen that was seen last; it survives the background.
  var lastScreenURL: String?
  /// The title of that screen, for the events of the next one (SA-E09).
  var lastScreenTitle: String?
  /// What the address that led into the app says of where it stood, until a screen has told it.
  var campaign = Campaign()
  /// The back button whose action was seen, until its bar asks whether to pop.
  var touchedBackButton: TouchedBackButton?
  /// The tab whose action was seen, until its selection is.
  weak var tabSeenAsAction: View?
  /// The alert's button that was touched, until its handler runs.
  var touchedAlert: TouchedAlert?
  /// The touches, where one of them gives one click at most.
  private(set) var touches: TouchLog {
    get { touchLog }
    set { touchLog = newValue }
  }
  /// Stored in one place, which is only read and replaced, so that no access has to be checked.
  private var touchLog = TouchLog()
  /// What messages of pages have said.
  var knownTexts: KnownTexts? = KnownTexts()
  /// The collisions of paths that were reported.
  var knownCollisions: Set<String> = []
  /// The controllers that have appeared and not disappeared.
  var shownScreens = ShownScreens()
  /// The screens that are on display.
  var openScreens = OpenScreens()
  /// The screens that appeared behind a passive start, to be told at the next start.
  var unseenScreens = ShownScreens()

  init(
    _ outlet: EventOutlet, _ session: Session, configuration: CaptureConfiguration, paths: ElementPaths,
    businessData: BusinessData
  ) {
    self.outlet = outlet
    self.session = session
    self.configuration = configuration
    self.paths = paths
    self.businessData = businessData
    circled = configuration.matcherOfRules
    hasCircled = circled != nil
    rules = CaptureRules(configuration: configuration)
  }

  func receive(_ moment: Moment) {
    switch moment.fact {
    case .action(let action): collect(action, moment)
    case .rowSelected(let selection): collect(selection, moment)
    case .gesture(let gesture): collect(gesture, moment)
    case .alertTouched(let action, let button): noteAlert(action, button)
    case .alertStays(let action): forgetAlert(action)
    case .alertChosen(let action): collectAlert(action, moment)
    case .dialogButton(let button): collect(button, moment)
    case .backButton(let navigation, let item): collectBackButton(of: navigation, item, moment)
    case .tabSelected(let tabs, let button): collectTab(button, of: tabs, moment)
    case .touchChanged(let event): touches.beginDelivery(of: event)
    case .touchDelivered: touches.endDelivery()
    case .notHooked(let instrument, let object, let reason):
      record(.notHooked(instrument: instrument, object: object, because: reason))
    case .reactTouch(let view): collectReactTouch(on: view, moment)
    case .scrolled(let view): collect(.appScroll, on: view, moment)
    case .webLoad(let load):
      collect(.appWebViewLoad, on: load.view, adding: load.properties, moment)
    case .inputChanged(let view): collect(.appInputChange, on: view, moment)
    case .pageMessage(let message): collect(message, moment)
    case .screenAppeared(let controller): collectAppearance(of: controller, moment)
    case .screenDisappeared(let controller): collectDisappearance(of: controller, moment)
    case .identityAnnounced(let announcement): collect(announcement, moment)
    case .appBecameActive: collectStart(moment)
    case .appLaunchedInBackground: collectPassiveStart(moment)
    case .appEnteredBackground: collectEnd(moment)
    case .appWillTerminate: collectTermination(moment)
    case .codeSaysSo: break
    }
  }

  /// Makes an event of properties and lets it go; whether there is one.
  ///
  /// A row is counted with it where somebody wants that (S4.1): with the event, or not at all.
  @discardableResult func emit(
    _ name: EventName, _ properties: Properties, _ moment: Moment,
    of subject: consuming Decision.Subject,
    by method: EventMethod = .autoTrack, saying overrides: EnvelopeOverrides = EnvelopeOverrides(),
    counting row: @autoclosure () -> StatisticsRow? = nil
  ) -> Bool {
    let counted = outlet.log.isCounting ? row() : nil
    let draft = EventDraft(
      name, at: moment, saying: overrides.time, properties, by: method, extras: .saying(overrides))
    return outlet.emit(draft, at: moment, of: subject, from: .instrument, counting: counted)
  }

  /// Counts what no event tells, where somebody wants that (S4.1).
  func count(_ row: @autoclosure () -> StatisticsRow) {
    if outlet.log.isCounting { outlet.log.delivery?.count(row()) }
  }

  /// Keeps that a touch has given its click.
  func noteClick(of touch: TouchLog.Number) { touches.noteClick(of: touch) }

  /// Records what no event tells.
  func record(_ entry: Diagnostics.Entry) { outlet.log.record(entry) }

  /// Records why there is no event.
  func suppress(_ subject: consuming Decision.Subject, _ reason: SuppressionReason) {
    outlet.log.suppress(subject, reason)
  }
}
