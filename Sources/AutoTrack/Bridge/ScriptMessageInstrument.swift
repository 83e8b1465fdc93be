package import MiniUI
package import Wording

/// An instrument by which pages in web views post messages to the tracker (S2.3).
package struct ScriptMessageInstrument: Instrument {
  private var bridge = BridgeConfiguration()

  package init() {}

  package var name: String { "scriptMessages" }

  fileprivate static let handlerName = "sensorsdataNativeTracker"

  /// Skips the instrument unless the bridge uses it, because any page could post messages.
  package func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? {
    configuration.bridge.takesScriptMessages ? nil : "the bridge does not accept script messages"
  }

  /// Returns the instrument with the script for the configured server.
  package func configured(by configuration: CaptureConfiguration) -> any Instrument {
    var configured = self
    configured.bridge = configuration.bridge
    return configured
  }

  /// Hooks the four methods that load a page into a `WKWebView`; the first call adds the bridge.
  package func install(
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

/// The handlers and scripts that the tracker adds to web views, and removes again.
///
/// A handler is a block with one hooked method, so it needs no class.
private final class ScriptBridges: RemotelySwitched {
  private let script: String
  private let owner: String
  private let moments: MomentHub
  private var opened: [Opened] = []
  /// True while remote settings disable the SDK.
  private var isOff = false
  /// The controllers whose bridge was removed until the SDK is enabled again.
  private var closed: [Closed] = []

  private struct Closed {
    weak let controller: UserContentController?
  }

  private struct Opened {
    weak let controller: UserContentController?
    weak let handler: DynamicObject?
    weak let script: UserScript?
  }

  init(_ script: String, as owner: String, _ moments: MomentHub) {
    (self.script, self.owner, self.moments) = (script, owner, moments)
  }

  /// Adds the bridge to a view that has none; a handler of the same name is left as it is.
  func open(on view: WebView) { open(on: view.configuration.userContentController) }

  /// Removes the bridges while the SDK is off, so that pages send their events themselves.
  func switchOff(_ isOff: Bool) {
    guard isOff != self.isOff else { return }
    self.isOff = isOff
    if isOff {
      let controllers = opened.compactMap(\.controller)
      takeBack()
      closed = controllers.map { Closed(controller: $0) }
    } else {
      let controllers = closed.compactMap(\.controller)
      closed = []
      for controller in controllers { open(on: controller) }
    }
  }

  private func open(on controller: UserContentController) {
    guard !isOff else {
      if !closed.contains(where: { $0.controller === controller }) {
        closed.append(Closed(controller: controller))
      }
      return
    }
    opened.removeAll { $0.controller == nil }
    guard !opened.contains(where: { $0.controller === controller }) else { return }
    guard controller.handler(of: ScriptMessageInstrument.handlerName) == nil else {
      return moments.report(as: owner)(controller, "another handler has the same name")
    }
    do {
      let handler = try makeHandler(in: controller.process)
      let script = UserScript(script, in: controller.process)
      controller.add(handler, name: ScriptMessageInstrument.handlerName)
      controller.add(script)
      opened.append(Opened(controller: controller, handler: handler, script: script))
    } catch {
      moments.report(as: owner)(controller, "\(error)")
    }
  }

  /// Removes all bridges; WebKit can only remove all scripts, so the others are added again.
  func remove() -> Bool {
    closed = []
    return takeBack()
  }

  @discardableResult private func takeBack() -> Bool {
    let isIn = opened.contains { $0.controller != nil }
    for case (let controller?, let handler, let script) in opened.map({
      ($0.controller, $0.handler, $0.script)
    }) {
      if controller.handler(of: ScriptMessageInstrument.handlerName) === handler {
        controller.removeHandler(ScriptMessageInstrument.handlerName)
      }
      let others = controller.userScripts.filter { $0 !== script }
      controller.removeAllUserScripts()
      others.forEach(controller.add)
    }
    opened = []
    return isIn
  }

  private func makeHandler(in process: AppProcess) throws(HookError) -> DynamicObject {
    let handler = Block(in: process) { _ in }
    try handler.hookThisObject(
      .didReceiveScriptMessage, owner: owner,
      Body { [moments] (_: DynamicObject, controller, message, _) in
        guard let text = ((message as? ScriptMessage)?.body as? TextObject)?.text, let controller
        else { return }
        moments.post(Moment(.pageMessage(PageMessage(text, by: .call)), in: controller.process))
      })
    return handler
  }
}
