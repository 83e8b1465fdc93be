import MiniUI

/// A stage with a web view and a delegate that records its callbacks.
final class WebStage {
  let stage: Stage
  let view: WebView
  let delegate: NavigationRecorder
  var log: Log { stage.log }
  var web: Web { stage.device.web }

  /// Publishes pages without loading them.
  init(on device: Device = Device(), _ pages: [ScriptedPage] = []) {
    stage = Stage(on: device)
    for page in pages { stage.device.web.publish(page) }
    view = stage.view(Rect(x: 0, y: 100, width: 390, height: 600), WebView.self)
    delegate = NavigationRecorder(in: stage.process)
    delegate.log = stage.log
    view.navigationDelegate = delegate
    log.take()
  }

  /// Loads a page and settles.
  func load(_ address: String) {
    view.load(WebRequest(address, in: stage.process))
    rest()
  }

  /// Runs the main loop until it settles.
  func rest() { _ = stage.process.mainLoop.settle() }
}

/// A navigation delegate that records its callbacks and refuses addresses with a prefix.
final class NavigationRecorder: DynamicObject, Recording {
  var log = Log()
  var name = ""
  /// The prefix of refused addresses.
  var refused = "refused:"
  /// The number of times that it calls the decision handler.
  var decisions = 1

  override class var classDefinition: ClassDefinition {
    ClassDefinition(NavigationRecorder.self) { methods in
      definePolicy(methods)
      let messages: [(String, Message<ObjectsToVoid>)] = [
        ("started", .webViewDidStartProvisionalNavigation),
        ("committed", .webViewDidCommitNavigation), ("finished", .webViewDidFinishNavigation),
      ]
      for (word, message) in messages {
        methods.define(message) { delegate, _, navigation, _ in
          delegate.record("\(word) \((navigation as? WebNavigation)?.address ?? "nil")")
        }
      }
      methods.define(.webViewDidFailProvisionalNavigation) { delegate, _, _, error, _ in
        let error = error as? ErrorObject
        delegate.record("failed \(error?.domain ?? "") \(error?.code ?? 0) \(error?.words ?? "")")
      }
    }
  }

  private static func definePolicy(_ methods: MethodList<NavigationRecorder>) {
    methods.define(.webViewDecidePolicy) { delegate, _, action, handler, _ in
      guard let action = action as? NavigationAction, let request = action.request else { return }
      delegate.record("asked \(request.address)" + (action.isForMainFrame ? "" : " in a frame"))
      let isRefused = request.address.hasPrefix(delegate.refused)
      for _ in 0..<delegate.decisions {
        (isRefused ? NavigationPolicy.cancel : .allow).tell(handler)
      }
    }
  }
}

/// A script message handler that records messages.
final class MessageRecorder: DynamicObject, Recording {
  var log = Log()
  var name = ""

  override class var classDefinition: ClassDefinition {
    ClassDefinition(MessageRecorder.self) { methods in
      methods.define(.didReceiveScriptMessage) { recorder, _, message, _ in
        guard let message = message as? ScriptMessage else { return }
        recorder.record("\(message.name): \((message.body as? TextObject)?.text ?? "nil")")
      }
    }
  }
}
