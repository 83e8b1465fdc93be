public import MiniUI

/// Calls by which the app's own code reports clicks, screens and addresses (SA-E06).
extension Tracker {
  /// Captures `$AppViewScreen` of a controller, also of one that the instruments would suppress.
  public func trackScreen(_ controller: ViewController, _ inputs: PropertyInputs = [:]) {
    withCollector("trackScreen", inputs, .appViewScreen) { collector, own, moment in
      collector.screens.collectView(saidBy: controller, own, moment)
    }
  }

  /// Captures `$AppViewScreen` of an address, which becomes the next screen's referrer.
  public func trackScreen(url: String, _ inputs: PropertyInputs = [:]) {
    withCollector("trackScreen", inputs, .appViewScreen) { collector, own, moment in
      collector.screens.collectView(at: url, own, moment)
    }
  }

  /// Captures `$AppClick` of a view.
  public func trackClick(_ view: View, _ inputs: PropertyInputs = [:]) {
    withCollector("trackClick", inputs, .appClick) { collector, own, moment in
      collector.clicks.collectClick(saidBy: view, own, moment)
    }
  }

  /// Handles the address that opened the app.
  ///
  /// The next `$AppStart` and the next screen carry its campaign (`utm_source`, `utm_medium`,
  /// `utm_campaign`, `utm_content`, `utm_term`).
  public func handleAddress(_ address: String) {
    withCollector("handleAddress", [:], .appStart) { collector, _, _ in
      collector.screens.campaign = Campaign(address: address)
    }
  }

  /// Sets a closure that can veto events before they are built, except profile and item records.
  ///
  /// The closure returns `false` to suppress the event. Nil removes it.
  public func setEventCallback(_ wants: ((EventDraft) -> Bool)?) {
    log.callback = wants.map { wants in
      { draft in !draft.kind.isTrack || wants(draft) ? nil : .refusedByCallback }
    }
  }

  private func withCollector(
    _ call: String, _ inputs: PropertyInputs, _ name: EventName,
    _ body: (StandardCollector, CodeFacts, Moment) -> Void
  ) {
    guard requireOutlet(call) != nil else { return }
    guard let collector = standard else {
      return log.record(.refused(call: call, because: "another collector observes the moments"))
    }
    body(collector, facts(from: inputs, of: name), Moment(.codeSaysSo, in: process))
  }
}
