public import MiniUI

/// An instrument by which pages in web views post messages to the tracker (S2.3).
public struct ScriptMessageInstrument: Instrument {
  private var bridge = BridgeConfiguration()

  /// Creates the instrument.
  public init() {}

  /// `scriptMessages`.
  public var name: String { "scriptMessages" }

  static let handlerName = "sensorsdataNativeTracker"

  /// Skips the instrument unless the bridge uses it, because any page could post messages.
  public func reasonToSkip(_ configuration: CaptureConfiguration) -> String? {
    configuration.bridge.takesScriptMessages ? nil : "the bridge does not accept script messages"
  }

  /// Returns the instrument with the script for the configured server.
  public func configured(by configuration: CaptureConfiguration) -> any Instrument {
    var configured = self
    configured.bridge = configuration.bridge
    return configured
  }

  /// Hooks the four methods that load a page into a `WKWebView`; the first call adds the bridge.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let bridges = ScriptBridges(bridge.script, as: name, moments)
    let views = process.classes[WebView.self]
    return try .installing { (parts) throws(HookError) in
      parts.append(bridges)
      parts.append(
        try views.hook(
          .loadRequest, owner: name, .before { (view: WebView, _) in bridges.open(on: view) }))
      parts.append(
        try views.hook(
          .loadHTMLString, owner: name,
          .before { (view: WebView, _, _) in bridges.open(on: view) }))
      parts.append(
        try views.hook(
          .loadFileURL, owner: name,
          .before { (view: WebView, _, _) in bridges.open(on: view) }))
      parts.append(
        try views.hook(
          .loadData, owner: name,
          .before { (view: WebView, _, _, _, _) in bridges.open(on: view) }))
    }
  }
}
