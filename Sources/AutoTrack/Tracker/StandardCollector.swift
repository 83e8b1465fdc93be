import MiniUI

/// A router of moments to the collectors, which decide by the rules and emit events (S3.1).
///
/// Each moment that could be captured leaves a decision: an event, or the reason against it. The
/// collectors retain nothing of the app, so a tracker is released with its app.
final class StandardCollector: MomentObserver {
  let clicks: ClickCollector
  let screens: ScreenCollector
  let businessData: BusinessData
  private let reader: ElementReader
  private let interactions: InteractionCollector
  private let life: LifeCollector
  private let pages: PageCollector
  private let outlet: EventOutlet

  init(
    _ outlet: EventOutlet, _ session: Session, configuration: CaptureConfiguration,
    paths: ElementPaths, businessData: BusinessData
  ) {
    (self.outlet, self.businessData) = (outlet, businessData)
    let rules = CaptureRules(configuration: configuration)
    reader = ElementReader(configuration, paths, outlet.log)
    clicks = ClickCollector(outlet, rules, reader, businessData: businessData)
    interactions = InteractionCollector(outlet: outlet, rules: rules, reader: reader)
    screens = ScreenCollector(outlet, rules, reader, session, businessData: businessData)
    life = LifeCollector(
      configuration: configuration, outlet: outlet, session: session, screens: screens)
    pages = PageCollector(outlet, configuration.bridge)
  }

  /// The app's delegate for single elements; not retained.
  var delegate: (any ElementDelegate)? {
    get { reader.delegate }
    set { reader.delegate = newValue }
  }

  func receive(_ moment: Moment) {
    switch moment.fact {
    case .action(let action): clicks.collect(action, moment)
    case .rowSelected(let selection): clicks.collect(selection, moment)
    case .gesture(let gesture): clicks.collect(gesture, moment)
    case .alertTouched(let action, let button): clicks.noteAlert(action, button)
    case .alertStays(let action): clicks.forgetAlert(action)
    case .alertChosen(let action): clicks.collectAlert(action, moment)
    case .dialogButton(let button): clicks.collect(button, moment)
    case .backButton(let navigation, let item):
      clicks.collectBackButton(of: navigation, item, moment)
    case .tabSelected(let tabs, let button): clicks.collectTab(button, of: tabs, moment)
    case .touchChanged(let event): clicks.beginDelivery(of: event)
    case .touchDelivered: clicks.endDelivery()
    case .notHooked(let instrument, let object, let reason):
      outlet.log.record(.notHooked(instrument: instrument, object: object, because: reason))
    case .reactTouch(let view): clicks.collectReactTouch(on: view, moment)
    case .scrolled(let view): interactions.collect(.appScroll, on: view, moment)
    case .webLoad(let load):
      interactions.collect(.appWebViewLoad, on: load.view, adding: load.properties, moment)
    case .inputChanged(let view): interactions.collect(.appInputChange, on: view, moment)
    case .pageMessage(let message): pages.collect(message, moment)
    case .screenAppeared(let controller): screens.collectAppearance(of: controller, moment)
    case .screenDisappeared(let controller): screens.collectDisappearance(of: controller, moment)
    case .identityAnnounced(let announcement): outlet.emit(announcement, moment)
    case .appBecameActive: life.collectStart(moment)
    case .appLaunchedInBackground: life.collectPassiveStart(moment)
    case .appEnteredBackground: life.collectEnd(moment)
    case .appWillTerminate: life.collectTermination(moment)
    case .custom(let fact): fact.event.map { interactions.collect($0, moment) }
    case .codeSaysSo: break
    }
  }
}
