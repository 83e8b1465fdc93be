import MiniUI

/// `$AppClick`, for everything that a person can click.
extension Collector {
  /// A click, before what it does is done: asks the rules, and emits or says why not.
  ///
  /// Done already is what a tab or an element that is tracked after its action does. What was read
  /// earlier, when the element was still on the screen, is told instead of what there is now.
  func collect(
    _ click: Click, of subject: consuming Decision.Subject, _ moment: Moment,
    readEarlier: ClickReading? = nil
  ) {
    let repeatable = click.isControl ? click.view : nil
    let known = known(of: click.element)
    let facts = ClickFacts(
      element: known,
      isRepeated: repeatable.map { repeatedClicks.isRepeated($0, at: moment.uptime) } ?? false,
      isSameTouch: click.touch.map(touches.hasClicked) == true)
    if let reason = rules.reasonAgainst(click, facts) ?? refusal(of: click.view, known) {
      return suppress(subject, reason)
    }
    let read = readEarlier ?? reading(of: click, known)
    let said = appFacts(known, of: click.view, on: click.screen, for: .appClick)
    // Nobody copies what was seen where there are no rules.
    if hasCircled {
      emitClick(read, adding: said, click, of: copy subject, moment)
      emitCircled(read, adding: said, click, of: subject, moment)
    } else {
      emitClick(read, adding: said, click, of: subject, moment)
    }
    if let repeatable { repeatedClicks.note(repeatable, at: moment.uptime) }
    if let touch = click.touch { noteClick(of: touch) }
    reportCollision(of: click.view, on: click.screen)
  }

  private func emitClick(
    _ read: ClickReading, adding facts: CheckedProperties?, _ click: Click,
    of subject: consuming Decision.Subject, _ moment: Moment
  ) {
    emit(
      .appClick, read.properties, adding: facts, moment, of: subject,
      counting: StatisticsRow(click, saying: read.properties, at: moment.time))
  }

  /// What the app and the configuration say of the element, asked once.
  func known(of element: Click.Element) -> KnownElement? {
    switch element {
    case .view(let view): known(view)
    case .row(let cell, let list):
      KnownElement.known(ofRow: cell, of: list, in: configuration.elements)
    case .button(let button): button.view.flatMap(known)
    }
  }

  /// `$title` of a screen.
  func title(of screen: ViewController) -> String? {
    ElementContent.title(of: screen, in: configuration.elements)
  }

  private func known(_ view: View) -> KnownElement? {
    KnownElement.known(of: view, in: configuration.elements)
  }

  /// The app's own word: of the element's delegate, or else of the tracker's.
  func refusal(of view: View?, _ known: KnownElement?) -> SuppressionReason? {
    guard let view, let delegate = known?.delegate ?? delegate else { return nil }
    return delegate.shouldCapture(view) ? nil : .refusedByDelegate
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
      payload.title = title(of: screen)
    }
    payload.elementID = known?.elementID
    let cut = payload.cutTexts()
    if isForEvent { for key in cut { recordCut(key, in: .appClick) } }
    return payload.properties
  }

  private func payload(of element: Click.Element) -> ClickPayload {
    switch element {
    case .view(let view): payload(of: view)
    case .row(let cell, let list): payload(of: cell, as: ElementType.type(of: list))
    case .button(let button): payload(of: button)
    }
  }

  /// What a view says of itself, without its screen.
  func payload(of view: View, as type: String? = nil) -> ClickPayload {
    let place = paths.place(of: view)
    return ClickPayload(
      elementType: type ?? place.elementType,
      elementContent: ElementContent.content(of: view, in: configuration.elements),
      elementPosition: ElementPosition.position(of: view, place.kind, in: place.cell),
      elementPath: paths.path(of: view, at: place), elementViewID: place.viewID,
      elementFrame: frame(of: view))
  }

  /// A button that is on no screen has neither path nor frame.
  private func payload(of button: DialogButton) -> ClickPayload {
    let type = button.dialog.class.name
    var payload =
      if let view = button.view { payload(of: view, as: type) } else {
        ClickPayload(elementType: type)
      }
    payload.elementContent = button.content
    payload.alertTitle = button.title
    payload.alertMessage = button.message
    return payload
  }

  private func frame(of view: View) -> ElementFrame? {
    let frame = view.convert(view.bounds, to: view.window)
    return ElementFrame(
      x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
  }
}
