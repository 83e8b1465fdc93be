public import MiniUI

/// Sees touches that JavaScript of React Native takes (S3.3d).
public struct ReactTouchInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `reactTouches`.
  public var name: String { "reactTouches" }

  /// Hooks `-[RCTUIManager setJSResponder:blockNativeResponder:]`, where the app has that class.
  public func install(
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

  /// The manager knows the views by their tags; else the view that has the tag itself.
  private func view(of tag: DynamicObject?, _ manager: DynamicObject) -> View? {
    let message = Message<ObjectToObject>.viewForReactTag
    if manager.responds(to: manager.table.selector("viewForReactTag:")),
      let view = manager.send(message)(tag) as? View
    {
      return view
    }
    // Every view has the tag 0 until somebody sets another.
    guard let tag = tag as? NumberObject, tag.integer != 0 else { return nil }
    let windows = manager.process.application.visibleWindows.reversed()
    return windows.lazy.compactMap { $0.view(tagged: tag.integer) }.first
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Bool> {
  /// `-[RCTUIManager setJSResponder:blockNativeResponder:]`, with the number of a view.
  fileprivate static var setJSResponder: Self {
    Message(named: "setJSResponder:blockNativeResponder:")
  }
}

extension Message where S == ObjectToObject {
  /// `-[RCTUIManager viewForReactTag:]`.
  fileprivate static var viewForReactTag: Self { Message(named: "viewForReactTag:") }
}
