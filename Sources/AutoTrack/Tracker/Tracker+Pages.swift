public import MiniUI

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
