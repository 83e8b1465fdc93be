import AutoTrack
import LabLanguage
import MiniUI

/// The steps around web views and React Native.
extension Script {
  /// Performs a step that loads a page, or passes a touch to JavaScript.
  func performWeb(_ action: AppAction, on object: DynamicObject) {
    switch action {
    case .load(let load):
      guard let found = receiver(load.view, for: object) else { return }
      let request = WebRequest(load.address, in: object.process)
      switch found {
      case let view as WebView: view.load(request)
      case let view as OldWebView: view.load(request)
      default:
        record(StepFault("\(load.view.value) is a \(found.class.name), which is not a web view"))
      }
    case .reactTouch(let element):
      (receiver(element, for: object) as? View).map(passToReact)
    default: break
    }
  }

  /// Decides on the navigation in the method's arguments.
  func decide(_ decision: AppAction.Decision, _ object: DynamicObject, _ call: ScriptCall?) {
    let arguments = (call?.arguments ?? []).map { $0 as? DynamicObject? ?? nil }
    guard arguments.count == 3, let view = arguments[0] as? WebView,
      let request = (arguments[1] as? NavigationAction)?.request
    else { return record(StepFault("'decide' is only allowed in a navigation delegate method")) }
    policy(decision, view, request).tell(arguments[2])
  }

  private func policy(
    _ decision: AppAction.Decision, _ view: WebView, _ request: WebRequest
  ) -> NavigationPolicy {
    switch decision {
    case .allow: .allow
    case .cancel: .cancel
    case .askTracker:
      app.log.tracker(of: view.process)?.shouldTrack(view, request) == true ? .cancel : .allow
    }
  }

  /// Passes a touch to the manager of React Native, of which an app has one.
  private func passToReact(_ view: View) {
    let process = view.process
    guard let manager = process.classes["RCTUIManager"]?.make() else {
      return record(StepFault("the app has no class RCTUIManager; declare it"))
    }
    let message = Message<GeneralShape<Nothing, DynamicObject?, Bool>>(
      named: "setJSResponder:blockNativeResponder:")
    manager.send(message)(NumberObject(view.tag, in: process), true)
  }
}
