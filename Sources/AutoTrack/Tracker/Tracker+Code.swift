public import MiniUI
import Wording

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

  /// Sets a closure that sees every complete event, except profile and item records.
  ///
  /// It may edit the properties, super and automatic ones included; returning `false` vetoes the
  /// event. Edits are on record: in the decision, and once for each name of events in
  /// ``diagnostics``. They are validated like the app's properties (SA-E12); an invalid one removes
  /// its property.
  ///
  /// - Parameters:
  ///   - name: The name under which edits are recorded.
  ///   - callback: The closure; nil removes it.
  public func setEventCallback(
    named name: String = "the app", _ callback: ((inout EditableEvent) -> Bool)?
  ) {
    log.callback = callback.map { EventCallback(name: name, body: $0) }
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

/// The calls by which an app forwards requests of its web views (S2.2, S2.4).
extension Tracker {
  /// Returns true if a request is a page's message to the tracker, and handles the message.
  ///
  /// An app asks in `webView:decidePolicyForNavigationAction:decisionHandler:` and cancels the
  /// navigation for `true`. The answer is `true` for an invalid event too, because the request's
  /// address has no page. It is `false` for an unknown call, which may be addressed to other code.
  public func shouldTrack(_ webView: WebView, _ request: WebRequest) -> Bool {
    shouldTrack(request) { webView.evaluate($0) }
  }

  /// Does the same for a `UIWebView`, in `webView:shouldStartLoadWithRequest:navigationType:`.
  public func shouldTrack(_ webView: OldWebView, _ request: WebRequest) -> Bool {
    shouldTrack(request) { _ = webView.value(ofScript: $0) }
  }

  private func shouldTrack(_ request: WebRequest, running run: (String) -> Void) -> Bool {
    guard let bridged = BridgeRequest(request.address) else { return false }
    switch bridged {
    case .track(let event?): trackFromH5(event)
    case .track(nil): ignorePage(.noEvent)
    case .appInfo: tell(run)
    case .unknown(let call):
      ignorePage(.unknownCall(call))
      return false
    }
    return true
  }

  /// Captures an event that a page's SDK has encoded as JSON.
  public func trackFromH5(_ json: String) { take(PageMessage(json, by: .event)) }

  private func take(_ message: PageMessage) {
    guard isRunning else { return ignorePage(.notStarted) }
    moments.post(Moment(.pageMessage(message), in: process))
  }

  private func ignorePage(_ fault: PageFault) {
    log.record(.pageMessageIgnored(because: fault))
  }

  /// Passes the current user's ids to the page (S2.2).
  private func tell(_ run: (String) -> Void) {
    guard isRunning, let author else { return ignorePage(.notStarted) }
    var writer = JSONWriter()
    writer.object { info in
      info.member("type", .string("iOS"))
      info.member("distinct_id", .string(author.distinctID))
      info.member("is_login", .bool(author.loginID != nil))
    }
    run("sensorsdata_app_js_bridge_call_js(\(writer.text.scriptLiteral))")
  }
}
