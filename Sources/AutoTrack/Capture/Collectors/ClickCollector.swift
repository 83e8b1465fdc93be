import MiniUI

/// Emits `$AppClick` and the events of circled elements.
///
/// It retains nothing of the app, except an alert's button between its touch and its handler.
final class ClickCollector {
  let rules: CaptureRules
  let reader: ElementReader
  let outlet: EventOutlet
  /// The elements that a person has circled; nil for none.
  let circled: ElementMatcher<CircledRule>?
  /// Whether there are any; this is cheaper than a copy of `circled`.
  let hasCircled: Bool
  let businessData: BusinessData
  private let repeatedClicks = RepeatedClicks()
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
  private var knownCollisions: Set<String> = []

  init(
    _ outlet: EventOutlet, _ rules: CaptureRules, _ reader: ElementReader,
    businessData: BusinessData
  ) {
    (self.outlet, self.rules, self.reader) = (outlet, rules, reader)
    self.businessData = businessData
    circled = reader.configuration.matcherOfRules
    hasCircled = circled != nil
  }

  /// A touch's change is about to be delivered.
  func beginDelivery(of event: TouchEvent) { touches.beginDelivery(of: event) }

  /// The change has been delivered.
  func endDelivery() { touches.endDelivery() }

  /// A click, before what it does is done: asks the rules, and emits or says why not.
  ///
  /// Done already is what a tab or an element that is tracked after its action does. What was read
  /// earlier, when the element was still on the screen, is told instead of what there is now.
  func collect(
    _ click: Click, of subject: consuming Decision.Subject, _ moment: Moment,
    readEarlier: ClickReading? = nil
  ) {
    let repeatable = click.isControl ? click.view : nil
    let known = reader.known(of: click.element)
    let facts = ClickFacts(
      element: known,
      isRepeated: repeatable.map { repeatedClicks.isRepeated($0, at: moment.uptime) } ?? false,
      isSameTouch: click.touch.map(touches.hasClicked) == true)
    if let reason = rules.reasonAgainst(click, facts) ?? reader.refusal(of: click.view, known) {
      return suppress(subject, reason)
    }
    let read = readEarlier ?? reading(of: click, known)
    let said = reader.appFacts(known, of: click.view, on: click.screen, for: .appClick)
    // Nobody copies what was seen where there are no rules.
    if hasCircled {
      emitClick(read, adding: said, click, of: copy subject, moment)
      emitCircled(read, adding: said, click, of: subject, moment)
    } else {
      emitClick(read, adding: said, click, of: subject, moment)
    }
    if let repeatable { repeatedClicks.note(repeatable, at: moment.uptime) }
    if let touch = click.touch { touches.noteClick(of: touch) }
    reportCollision(of: click.view, on: click.screen)
  }

  private func emitClick(
    _ read: ClickReading, adding facts: CheckedProperties?, _ click: Click,
    of subject: consuming Decision.Subject, _ moment: Moment
  ) {
    outlet.emit(
      .appClick, read.properties, adding: facts, moment, of: subject,
      counting: StatisticsRow(click, saying: read.properties, at: moment.time))
  }

  /// Everything that `$AppClick` says of an element, as it is now.
  ///
  /// A text that is too long is cut; for an event, that is recorded.
  func properties(
    of click: Click, _ known: KnownElement?, forEvent isForEvent: Bool = false
  ) -> Properties {
    var payload = payload(of: click.element)
    if let screen = click.screen {
      payload.screenName = screen.className
      payload.title = reader.title(of: screen)
    }
    payload.elementID = known?.elementID
    let cut = payload.cutTexts()
    if isForEvent { for key in cut { reader.recordCut(key, in: .appClick) } }
    return payload.properties
  }

  private func payload(of element: Click.Element) -> ClickPayload {
    switch element {
    case .view(let view): reader.payload(of: view)
    case .row(let cell, let list): reader.payload(of: cell, as: ElementType.type(of: list))
    case .button(let button): payload(of: button)
    }
  }

  /// A button that is on no screen has neither path nor frame.
  private func payload(of button: DialogButton) -> ClickPayload {
    let type = button.dialog.class.name
    var payload =
      if let view = button.view { reader.payload(of: view, as: type) } else {
        ClickPayload(elementType: type)
      }
    payload.elementContent = button.content
    payload.alertTitle = button.title
    payload.alertMessage = button.message
    return payload
  }

  /// Reports that a clicked element shares its path with another, once for each path and screen.
  private func reportCollision(of view: View?, on screen: ViewController?) {
    guard let screen, screen.hasChildren, let view else { return }
    let path = reader.paths.defaultPath(of: view)
    let collision = "\(path) on \(screen.class.name)"
    guard !knownCollisions.contains(collision), let twin = reader.paths.twin(of: view, on: screen)
    else {
      return
    }
    if knownCollisions.count == Diagnostics.limit { knownCollisions = [] }
    knownCollisions.insert(collision)
    outlet.log.record(
      .pathCollision(
        path: path, screen: screen.class.name,
        elements: [view, twin].map { $0.summary.description }))
  }

  /// Records why there is no event.
  func suppress(_ subject: consuming Decision.Subject, _ reason: SuppressionReason) {
    outlet.log.suppress(subject, reason)
  }
}
