import MiniUI

/// `$AppClick`, for everything that a person can click.
extension Collector {
  /// A click, before what it does is done: asks the rules, and emits or says why not.
  ///
  /// Done already is what a tab or an element that is tracked after its action does.
  func collect(_ click: Click, _ moment: Moment) {
    let repeatable = click.isControl ? click.view : nil
    let facts = ClickFacts(
      view: click.view, origin: click.origin, screen: click.screen,
      element: known(of: click.element),
      isRepeated: repeatable.map { repeatedClicks.isRepeated($0, at: moment.uptime) } ?? false,
      isSameTouch: touches.hasClicked(click.touch))
    if let reason = rules.reasonAgainst(facts) ?? refusal(of: facts) {
      return suppress(click.subject, reason)
    }
    let payload = click.payload ?? payload(of: click, facts.element)
    emit(.appClick, properties(of: payload, facts), moment, of: click.subject)
    if let repeatable { repeatedClicks.note(repeatable, at: moment.uptime) }
    noteClick(of: click.touch)
    reportCollision(of: click.view, on: click.screen)
  }

  /// What the app and the configuration say of the element, asked once.
  func known(of element: Click.Element) -> KnownElement {
    switch element {
    case .view(let view): KnownElement(view, configuration.elements)
    case .row(let cell, let list): KnownElement(row: cell, of: list, configuration.elements)
    case .button(let button):
      button.view.map { KnownElement($0, configuration.elements) } ?? KnownElement()
    }
  }

  /// The app's own word: of the element's delegate, or else of the tracker's.
  private func refusal(of facts: ClickFacts) -> SuppressionReason? {
    guard let view = facts.view, let delegate = facts.element.delegate ?? delegate else {
      return nil
    }
    return delegate.shouldCapture(view) ? nil : .refusedByDelegate
  }

  private func properties(of payload: ClickPayload, _ facts: ClickFacts) -> Properties {
    var properties = payload.properties
    if let known = facts.screen.flatMap(ScreenFacts.known) { properties.merge(known.properties) }
    if !facts.element.properties.isEmpty { properties.merge(facts.element.properties) }
    guard let view = facts.view, let delegate = facts.element.delegate ?? delegate else {
      return properties
    }
    let path = ElementPosition.cellPath(around: view)
    return properties.merging(delegate.properties(for: view, at: path))
  }

  /// Everything that `$AppClick` says of an element, as it is now.
  func payload(of click: Click, _ known: KnownElement) -> ClickPayload {
    var payload =
      switch click.element {
      case .view(let view): payload(of: view)
      case .row(let cell, let list): payload(of: cell, as: ElementType.type(of: list))
      case .button(let button): payload(of: button)
      }
    payload.screenName = click.screen?.class.name
    payload.title = click.screen.flatMap(ElementContent.title)
    payload.elementID = known.elementID
    return payload
  }

  private func payload(of view: View, as type: String? = nil) -> ClickPayload {
    let location = paths.location(of: view)
    return ClickPayload(
      elementType: type ?? location.type, elementContent: ElementContent.content(of: view),
      elementPosition: location.position, elementPath: location.path,
      elementViewID: location.viewID, elementFrame: frame(of: view))
  }

  /// A button that is on no screen has neither path nor frame.
  private func payload(of button: DialogButton) -> ClickPayload {
    let type = button.dialog.class.name
    var payload =
      button.view.map { self.payload(of: $0, as: type) } ?? ClickPayload(elementType: type)
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
