import MiniUI

/// `$AppClick`, for everything that a person can click.
extension Collector {
  /// A click, before what it does is done: asks the rules, and emits or says why not.
  func collect(_ click: Click, _ moment: Moment) {
    let facts = ClickFacts(
      view: click.view, origin: click.origin, screen: click.screen,
      element: KnownElement(click.view, configuration.elements),
      isRepeated: click.isControl && repeatedClicks.isRepeated(click.view, at: moment.uptime),
      isSameTouch: touchCount > 0 && lastClickedTouch == touchCount)
    if let reason = rules.reasonAgainst(facts) ?? refusal(of: facts) {
      return suppress(click.subject, reason)
    }
    emit(.appClick, properties(of: click, facts), moment, of: click.subject)
    if click.isControl { repeatedClicks.note(click.view, at: moment.uptime) }
    lastClickedTouch = touchCount
  }

  /// The app's own word: of the element's delegate, or else of the tracker's.
  private func refusal(of facts: ClickFacts) -> SuppressionReason? {
    guard let delegate = facts.element.delegate ?? delegate else { return nil }
    return delegate.shouldCapture(facts.view) ? nil : .refusedByDelegate
  }

  private func properties(of click: Click, _ facts: ClickFacts) -> Properties {
    var properties = (click.payload ?? payload(of: click, on: facts.screen)).properties
    if let known = facts.screen.flatMap(ScreenFacts.known) { properties.merge(known.properties) }
    if !facts.element.properties.isEmpty { properties.merge(facts.element.properties) }
    guard let delegate = facts.element.delegate ?? delegate else { return properties }
    let path = ElementPosition.cellPath(around: facts.view)
    return properties.merging(delegate.properties(for: facts.view, at: path))
  }

  /// Everything that `$AppClick` says of an element, as it is now.
  func payload(of click: Click, on screen: ViewController?) -> ClickPayload {
    let view = click.view
    let location = paths.location(of: view)
    return ClickPayload(
      screenName: screen?.class.name, title: screen.flatMap(ElementContent.title),
      elementID: KnownElement(click.identified, configuration.elements).elementID,
      elementType: click.type ?? location.type,
      elementContent: click.content ?? ElementContent.content(of: view),
      elementPosition: location.position, elementPath: location.path,
      elementViewID: location.viewID, elementFrame: frame(of: view))
  }

  private func frame(of view: View) -> ElementFrame? {
    let frame = view.convert(view.bounds, to: view.window)
    return ElementFrame(
      x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
  }
}
