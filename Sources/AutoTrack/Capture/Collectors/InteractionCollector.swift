import MiniUI

/// A collector of interactions that are not clicks: scrolling, loading, changed inputs (S3.4).
struct InteractionCollector {
  let outlet: EventOutlet
  let rules: CaptureRules
  let reader: ElementReader

  /// Emits an event about a view, with the view's facts but not its content.
  func collect(
    _ name: EventName, on view: View, adding own: Properties = [:], _ moment: Moment
  ) {
    let subject = Decision.Subject.view(view.summary, name.text)
    let screen = ScreenFinder.screen(of: view)
    let known = reader.known(of: .view(view))
    if let reason = rules.reasonAgainst(view, known, on: screen) ?? reader.refusal(of: view, known)
    {
      return outlet.log.suppress(subject, reason)
    }
    var payload = reader.payload(of: view)
    payload.elementContent = nil
    payload.screenName = screen?.className
    payload.title = screen.flatMap(reader.title)
    payload.elementID = known?.elementID
    for key in payload.cutTexts() { reader.recordCut(key, in: name) }
    let said = reader.appFacts(known, of: view, on: screen, for: name)
    let details = reader.checked(own, for: name)?.properties ?? [:]
    outlet.emit(name, payload.properties.merging(details), adding: said, moment, of: subject)
  }
}
