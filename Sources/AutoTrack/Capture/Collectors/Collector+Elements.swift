import MiniUI

/// What happens to elements and is no click: scrolling, loading, changed inputs (S3.4).
extension Collector {
  /// An event about a view, with the view's facts and without what it shows.
  func collect(
    _ name: EventName, on view: View, adding own: Properties = [:], _ moment: Moment
  ) {
    let subject = Decision.Subject.view(view.summary, name.text)
    let screen = ScreenFinder.screen(of: view)
    let known = known(of: .view(view))
    if let reason = rules.reasonAgainst(view, known, on: screen) ?? refusal(of: view, known) {
      return suppress(subject, reason)
    }
    var payload = payload(of: view)
    payload.elementContent = nil
    payload.screenName = screen?.className
    payload.title = screen.flatMap(title)
    payload.elementID = known?.elementID
    for key in payload.cutTexts() { recordCut(key, in: name) }
    let said = appFacts(known, of: view, on: screen, for: name)
    let details = checked(own, for: name)?.properties ?? [:]
    emit(name, payload.properties.merging(details), adding: said, moment, of: subject)
  }

  /// `$AppClick` for a touch that JavaScript has taken (S3.3d).
  func collectReactTouch(on view: View?, _ moment: Moment) {
    guard let view else { return suppress("a touch of React Native", .reactViewUnknown) }
    let click = Click(
      of: .view(view), .react, on: ScreenFinder.screen(of: view), touch: touches.current)
    collect(click, of: .view(view.summary, "a touch of React Native"), moment)
  }
}
