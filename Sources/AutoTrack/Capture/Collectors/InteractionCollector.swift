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
    let refusal = rules.reasonAgainst(name, on: view, known, on: screen)
    if let reason = refusal ?? reader.refusal(of: view, known) {
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

  /// Emits the event of a custom fact, unless its name is empty or a rule suppresses it.
  func collect(_ event: CustomEvent, _ moment: Moment) {
    let checked = CheckedName(checking: .string(event.name.text))
    if let fault = checked.fault {
      outlet.log.record(.badEventName(event.name.text, fault))
    }
    guard let name = checked.name else { return }
    if let view = event.view { return collect(name, on: view, adding: event.properties, moment) }
    if let reason = rules.addedReason(name, on: nil) {
      return outlet.log.suppress(.name(name.text), reason)
    }
    let details = reader.checked(event.properties, for: name)?.properties ?? [:]
    outlet.emit(name, details, moment, of: .name(name.text))
  }
}
