public import MiniUI

/// What an app asks the tracker for its web views (S2.2, S2.4).
extension Tracker {
  /// Whether a request is a page's message to the tracker, which is then taken.
  ///
  /// An app asks in `webView:decidePolicyForNavigationAction:decisionHandler:` and cancels the
  /// navigation for `true`, which is the answer for a bad message, too: there is no such page.
  public func shouldTrack(_ webView: WebView, _ request: WebRequest) -> Bool {
    guard let bridged = BridgeRequest(request.address) else { return false }
    switch bridged {
    case .track(let event?): trackFromH5(event)
    case .track(nil): ignorePage(.noEvent)
    case .appInfo: tell(webView)
    case .unknown(let call): ignorePage(.unknownCall(call))
    }
    return true
  }

  /// Takes an event that a page's SDK has made, as JSON.
  public func trackFromH5(_ json: String) { take(PageMessage(json, by: .event)) }

  private func take(_ message: PageMessage) {
    guard isRunning else { return ignorePage(.notStarted) }
    moments.post(Moment(.pageMessage(message), in: process))
  }

  private func ignorePage(_ fault: PageFault) {
    log.record(.pageMessageIgnored(because: fault))
  }

  /// Tells the page who uses the app (S2.2).
  private func tell(_ webView: WebView) {
    guard isRunning, let author else { return ignorePage(.notStarted) }
    var writer = JSONWriter()
    writer.object { info in
      info.member("type", .string("iOS"))
      info.member("distinct_id", .string(author.distinctID))
      info.member("is_login", .bool(author.loginID != nil))
    }
    webView.evaluate("sensorsdata_app_js_bridge_call_js(\(writer.text.scriptLiteral))")
  }
}
