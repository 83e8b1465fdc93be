import MiniUI

/// Predictions of clicks, by the rules for real ones.
extension ClickCollector {
  /// Predicts the outcome of a click on a view; nil for a view that takes no clicks of its own.
  ///
  /// If several instruments could see the click, an outcome that gives an event is preferred.
  func forecast(of view: View, isInstalled: (String) -> Bool) -> ClickForecast? {
    guard let control = view as? SegmentedControl else { return foresee(view, isInstalled) }
    // A tap selects its segment before the control sends its actions.
    var forecasts: [ClickForecast] = []
    control.forEachChoice { forecasts += [foresee(view, isInstalled)].compactMap(\.self) }
    return forecasts.first { $0.outcome == .click } ?? forecasts.first
  }

  private func foresee(_ view: View, _ isInstalled: (String) -> Bool) -> ClickForecast? {
    let prospects = ClickProspect.all(of: view)
    let outcomes = prospects.map { outcome(of: $0, on: view, isInstalled) }
    guard let index = outcomes.firstIndex(of: .click) ?? prospects.indices.first else {
      return nil
    }
    return forecast(of: view, prospects[index], outcomes[index])
  }

  private func outcome(
    of prospect: ClickProspect, on view: View, _ isInstalled: (String) -> Bool
  ) -> ClickForecast.Outcome {
    if prospect.isDeselection { return .deselection }
    guard prospect.instruments.contains(where: isInstalled) else {
      return .unseen(instrument: prospect.instruments[0])
    }
    let click = Click(
      of: prospect.element, prospect.origin,
      on: prospect.screen ?? ScreenFinder.screen(of: view), touch: nil)
    let known = reader.known(of: prospect.element)
    let facts = ClickFacts(element: known, isRepeated: false, isSameTouch: false)
    let reason =
      prospect.reason ?? rules.reasonAgainst(click, facts) ?? reader.refusal(of: view, known)
    return (reason ?? refusal(of: click, known)).map { .nothing($0) } ?? .click
  }

  /// Returns the veto of the app's event callback, if any.
  private func refusal(of click: Click, _ known: KnownElement?) -> SuppressionReason? {
    guard outlet.log.callback != nil else { return nil }
    let now = outlet.builder.present
    let draft = EventDraft(.appClick, at: now, properties(of: click, known))
    return outlet.vetoes(draft, at: now) ? .refusedByCallback : nil
  }

  private func forecast(
    of view: View, _ prospect: ClickProspect, _ outcome: ClickForecast.Outcome
  ) -> ClickForecast {
    var (list, type) = (nil as View?, ElementType.type(of: view))
    switch prospect.element {
    case .view: break
    case .row(_, let spokesman): (list, type) = (spokesman, ElementType.type(of: spokesman))
    case .button(let button): type = button.dialog.class.name
    }
    return ClickForecast(
      element: view, list: list, screen: prospect.screen ?? ScreenFinder.screen(of: view),
      type: type,
      elementID: reader.known(of: prospect.element)?.elementID, text: label(of: view),
      position: PathCollisions.position(of: view), outcome: outcome)
  }

  /// Returns the element's text, unless the text is a value that a click changes.
  private func label(of view: View) -> String? {
    switch view {
    case is Switch, is Stepper, is Slider, is PageControl, is SegmentedControl, is DatePicker: nil
    default: ElementContent.content(of: view, in: reader.configuration.elements)
    }
  }
}
