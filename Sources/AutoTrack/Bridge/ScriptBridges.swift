import MiniUI

/// The handlers and scripts that the tracker has given to web views, to be taken back.
///
/// A handler is a block with one method, so that no class of the tracker's is left behind.
final class ScriptBridges: Removable {
  private let script: String
  private let owner: String
  private let moments: MomentHub
  private var opened: [Opened] = []

  private struct Opened {
    weak let controller: UserContentController?
    weak let handler: DynamicObject?
    weak let script: UserScript?
  }

  /// Gives every page a script, and posts what it posts.
  init(_ script: String, as owner: String, _ moments: MomentHub) {
    (self.script, self.owner, self.moments) = (script, owner, moments)
  }

  /// Opens the bridge of a view whose pages have none; a name that is somebody else's stays so.
  func open(on view: WebView) {
    let controller = view.configuration.userContentController
    opened.removeAll { $0.controller == nil }
    guard !opened.contains(where: { $0.controller === controller }) else { return }
    guard controller.handler(of: ScriptMessageInstrument.handlerName) == nil else {
      return moments.report(as: owner)(controller, "somebody takes messages by the same name")
    }
    do {
      let handler = try makeHandler(in: view.process)
      let script = UserScript(script, in: view.process)
      controller.add(handler, name: ScriptMessageInstrument.handlerName)
      controller.add(script)
      opened.append(Opened(controller: controller, handler: handler, script: script))
    } catch {
      moments.report(as: owner)(controller, "\(error)")
    }
  }

  /// Takes everything back; WebKit takes back scripts only all at once.
  func remove() -> Bool {
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
