import MiniUI

/// A collector that emits `$AppClick` and the events of circled elements.
///
/// It retains nothing of the app, except a touched alert button until its handler runs.
final class ClickCollector {
  let rules: CaptureRules
  let reader: ElementReader
  let outlet: EventOutlet
  /// The matcher of circled elements; nil if there are no rules.
  let circled: ElementMatcher<CircledRule>?
  let businessData: BusinessData
  private let repeatedClicks = RepeatedClicks()
  var touchedBackButton: TouchedBackButton?
  /// The tab whose action was seen, until its selection arrives.
  weak var tabSeenAsAction: View?
  /// The touched button of an alert, until its handler runs.
  var touchedAlert: TouchedAlert?
  /// The recent touches, for the limit of one click for each touch.
  @safe @exclusivity(unchecked) private(set) var touches = TouchLog()
  private var knownCollisions: Set<String> = []

  init(
    _ outlet: EventOutlet, _ rules: CaptureRules, _ reader: ElementReader,
    businessData: BusinessData
  ) {
    (self.outlet, self.rules, self.reader) = (outlet, rules, reader)
    self.businessData = businessData
    circled = reader.configuration.matcherOfRules
  }

  func beginDelivery(of event: TouchEvent) { touches.beginDelivery(of: event) }

  func endDelivery() { touches.endDelivery() }

  /// Emits a click or records the reason against it, before the click takes effect.
  ///
  /// Tabs and elements that are tracked after their action arrive after the effect. `readEarlier`
  /// holds properties that were read while the element was still on the screen.
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
    // Only circled rules need the subject twice; without rules it is moved.
    if circled != nil {
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

  /// Returns the properties of `$AppClick` for an element's current state.
  ///
  /// Texts that are too long are cut; the cut is recorded if the properties are for an event.
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

  /// Returns the payload of a dialog's button, without path and frame if it is not on the screen.
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

  /// Records that a clicked element shares its path with another, once for each path and screen.
  private func reportCollision(of view: View?, on screen: ViewController?) {
    guard let screen, screen.hasChildren, let view else { return }
    let path = reader.paths.defaultPath(of: view)
    let collision = "\(path) on \(screen.class.name)"
    guard !knownCollisions.contains(collision), let twin = reader.paths.twin(of: view, on: screen)
    else {
      return
    }
    // Clearing the set at the limit bounds its memory.
    if knownCollisions.count == Diagnostics.limit { knownCollisions = [] }
    knownCollisions.insert(collision)
    outlet.log.record(
      .pathCollision(
        path: path, screen: screen.class.name,
        elements: [view, twin].map { $0.summary.description }))
  }

  func suppress(_ subject: consuming Decision.Subject, _ reason: SuppressionReason) {
    outlet.log.suppress(subject, reason)
  }
}

/// The properties read from a clicked element while it was on the screen.
struct ClickReading {
  /// The properties of the click, business data included (S3.8).
  let properties: Properties
  /// The facts that rules match; nil without rules or without a view.
  let sighting: ElementSighting?
}

/// A touched button of an alert, until its handler runs.
struct TouchedAlert {
  /// The button's action; it identifies the handler.
  let action: AlertAction
  /// The click, which is emitted once the handler runs.
  let click: Click
  let subject: Decision.Subject
  /// The properties that were read while the alert was on the screen.
  let reading: ClickReading
}

/// A back button whose action was seen, until its bar asks whether to pop; nothing is retained.
struct TouchedBackButton {
  weak let view: View?
  /// The touch behind the action; nil if code sent it, and once the touch is gone.
  weak let touch: Touch?
  let number: TouchLog.Number?
}

/// Business data and circled elements: the parts of rules in clicks (S3.8, S3.9).
extension ClickCollector {
  /// Reads all properties of a click from the element's current state.
  func reading(of click: Click, _ known: KnownElement?) -> ClickReading {
    let own = properties(of: click, known, forEvent: true)
    guard let view = click.view, circled != nil || businessData.concerns(.appClick) else {
      return ClickReading(properties: own, sighting: nil)
    }
    let sighting = sighting(of: view, saying: own)
    let values = businessData.properties(for: .appClick, about: view, sighting)
    return ClickReading(
      properties: values.isEmpty ? own : own.merging(values), sighting: sighting)
  }

  private func emitCircled(
    _ read: ClickReading, adding facts: CheckedProperties?, _ click: Click,
    of subject: Decision.Subject, _ moment: Moment
  ) {
    guard let circled, let sighting = read.sighting else { return }
    let rules = click.view.map { circled.matches(sighting, of: $0) } ?? circled.matches(sighting)
    for rule in rules {
      let properties =
        rule.properties.isEmpty
        ? read.properties
        : read.properties.merging(extracted(by: rule, at: sighting, in: click.view?.window))
      outlet.emit(EventName(rule.name), properties, adding: facts, moment, of: subject)
    }
  }

  /// Returns the properties that a rule takes from the visible elements of a window (S3.9c).
  private func extracted(
    by rule: CircledRule, at clicked: ElementSighting, in window: Window?
  ) -> Properties {
    var values = Properties()
    let views = window?.visibleViews ?? []
    for property in rule.properties {
      var element = property.element
      if rule.isInClickedRow(property) { element.position = clicked.position }
      let found = views.first { view in
        element.mayMatch(view)
          && element.miss(of: sighting(of: view), SchemeElement(view)) == nil
      }
      let text = found.flatMap { sighting(of: $0).content }
      if let value = text.flatMap(property.value) { values[property.name] = value }
    }
    return values
  }

  /// Returns the facts of a click on a view that rules match.
  func sighting(of view: View) -> ElementSighting {
    let prospect = ClickProspect.all(of: view).first
    let click = Click(
      of: prospect?.element ?? .view(view), .foreseen,
      on: prospect?.screen ?? ScreenFinder.screen(of: view), touch: nil)
    return sighting(of: view, saying: properties(of: click, reader.known(of: click.element)))
  }

  private func sighting(of view: View, saying properties: Properties) -> ElementSighting {
    func text(_ key: String) -> String? {
      guard case .string(let text)? = properties[key] else { return nil }
      return text
    }
    return ElementSighting(
      page: text("$screen_name"), path: reader.paths.defaultPath(of: view),
      position: text("$element_position"), content: text("$element_content"))
  }
}

extension View {
  /// This view and those below it, without hidden ones.
  fileprivate var visibleViews: [View] {
    isHidden ? [] : [self] + subviews.flatMap(\.visibleViews)
  }
}

extension ElementPattern {
  /// False if the path alone excludes a view, whose other facts then need not be read.
  fileprivate func mayMatch(_ view: View) -> Bool {
    switch place {
    case .path, .anchored: true
    case .rule(let rule): rule.matches(SchemeElement(view))
    }
  }
}
