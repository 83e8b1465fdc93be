import MiniUI

extension Collector {
  /// `$AppClick` for an action that a person's touch sent, before the action runs.
  func collect(_ action: ControlAction, _ moment: Moment) {
    let facts = facts(of: action, moment)
    let subject = "\(action.action) of \(facts.view?.summary ?? "no view")"
    if let reason = rules.reasonAgainst(facts) { return suppress(subject, reason) }
    guard let view = facts.view else { return }
    emit(.appClick, payload(of: view, on: facts.screen).properties, moment, of: subject)
    repeatedClicks.note(view, at: moment.uptime)
  }

  private func facts(of action: ControlAction, _ moment: Moment) -> ClickFacts {
    let view = action.sender as? View
    return ClickFacts(
      view: view,
      touch: action.event?.allTouches.first { $0.view === view },
      screen: view.flatMap { ScreenFinder.screen(of: $0, in: process) },
      isRepeated: view.map { repeatedClicks.isRepeated($0, at: moment.uptime) } ?? false)
  }

  private func payload(of view: View, on screen: ViewController?) -> ClickPayload {
    let frame = view.convert(view.bounds, to: view.window)
    let path = DefaultPathScheme().viewPath(of: view)
    return ClickPayload(
      screenName: screen?.class.name,
      title: screen.flatMap(ElementContent.title),
      elementType: view.class.name,
      elementContent: ElementContent.content(of: view),
      elementPath: scheme is DefaultPathScheme ? path.description : scheme.path(of: view),
      elementViewID: path.viewID,
      elementFrame: ElementFrame(
        x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height))
  }
}
