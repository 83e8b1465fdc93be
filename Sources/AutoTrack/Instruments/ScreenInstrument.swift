public import MiniUI

/// Sees view controllers come and go (S3.4, S4.2).
///
/// The hooks are on the base class: an override that does not call `super` hides its screen (OB-6).
public struct ScreenInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `screens`.
  public var name: String { "screens" }

  /// Hooks `viewDidAppear:` and `viewDidDisappear:` of `UIViewController`.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let controllers = process.classes[ViewController.self]
    let appeared = try controllers.hook(
      .viewDidAppear, owner: name,
      .before { (controller: ViewController, _) in
        moments.post(Moment(.screenAppeared(controller), in: controller.process))
      })
    let disappeared = try controllers.hook(
      .viewDidDisappear, owner: name,
      .before { (controller: ViewController, _) in
        moments.post(Moment(.screenDisappeared(controller), in: controller.process))
      })
    return .installed([appeared, disappeared])
  }
}
