import MiniUI
import Wording

/// An instrument for touches, which the limit of one click for each touch needs.
struct TouchInstrument: Instrument {
  init() {}

  package var name: String { "touches" }

  /// Skips the instrument unless the limit is on, because it costs time on every touch.
  func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? {
    configuration.oneClickPerTouch ? nil : "oneClickPerTouch is off"
  }

  /// Hooks `-[UIApplication sendEvent:]`.
  package func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hook = try process.classes[Application.self].hook(
      .sendEvent, owner: name,
      Body { (application: Application, event, original) in
        guard let touches = event as? TouchEvent else { return original(event) }
        let process = application.process
        moments.post(Moment(.touchChanged(touches), in: process))
        original(event)
        moments.post(Moment(.touchDelivered, in: process))
      })
    return .installed([hook])
  }
}

/// An instrument for touches that React Native's JavaScript handles (S3.3d).
struct ReactTouchInstrument: Instrument {
  init() {}

  package var name: String { "reactTouches" }

  /// Hooks `-[RCTUIManager setJSResponder:blockNativeResponder:]`, if the app has that class.
  package func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    guard let manager = process.classes["RCTUIManager"] else {
      return .skipped(because: "the app has no class RCTUIManager")
    }
    let hook = try manager.hook(
      Message.setJSResponder, owner: name,
      .before { (manager: DynamicObject, tag, _) in
        moments.post(Moment(.reactTouch(view(of: tag, manager)), in: manager.process))
      })
    return .installed([hook])
  }

  /// Asks the manager for the view of a tag, then searches the windows for the tag.
  private func view(of tag: DynamicObject?, _ manager: DynamicObject) -> View? {
    let message = Message<ObjectToObject>.viewForReactTag
    if manager.responds(to: manager.table.selector("viewForReactTag:")),
      let view = manager.send(message)(tag) as? View
    {
      return view
    }
    // 0 is the default tag of every view, so it identifies none.
    guard let tag = tag as? NumberObject, tag.integer != 0 else { return nil }
    let windows = manager.process.application.visibleWindows.reversed()
    return windows.lazy.compactMap { $0.view(tagged: tag.integer) }.first
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Bool> {
  /// `-[RCTUIManager setJSResponder:blockNativeResponder:]`, with the tag of a view.
  fileprivate static var setJSResponder: Self {
    Message(named: "setJSResponder:blockNativeResponder:")
  }
}

extension Message where S == ObjectToObject {
  fileprivate static var viewForReactTag: Self { Message(named: "viewForReactTag:") }
}
