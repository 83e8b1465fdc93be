import MiniUI

extension Collector {
  /// `$AppClick` for an action that a person's touch sent, before the action runs.
  func collect(_ action: ControlAction, _ moment: Moment) {
    guard let view = action.sender as? View else {
      let sender = action.sender?.class.name ?? "nobody"
      return suppress("\(action.action) of \(sender)", .senderIsNoView)
    }
    let subject = "\(action.action) of \(view.summary)"
    let click = ClickFacts(
      view: view, touch: action.event?.touch(for: view), screen: ScreenFinder.screen(of: view),
      isRepeated: repeatedClicks.isRepeated(view, at: moment.uptime))
    if let reason = rules.reasonAgainst(click) { return suppress(subject, reason) }
    emit(.appClick, payload(of: view, on: click.screen).properties, moment, of: subject)
    repeatedClicks.note(view, at: moment.uptime)
  }

  private func payload(of view: View, on screen: ViewController?) -> ClickPayload {
    ClickPayload(
      screenName: screen?.class.name,
      title: screen.flatMap(ElementContent.title),
      elementType: view.class.name,
      elementContent: ElementContent.content(of: view),
      elementPath: scheme.path(of: view),
      elementViewID: DefaultPathScheme().viewPath(of: view).viewID,
      elementFrame: frame(of: view))
  }

  private func frame(of view: View) -> ElementFrame? {
    let frame = view.convert(view.bounds, to: view.window)
    return ElementFrame(
      x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
  }
}
