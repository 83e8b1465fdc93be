public import MiniUI

/// An instrument for the appearance and disappearance of view controllers (S3.4, S4.2).
///
/// The hooks are on the base class: an override that does not call `super` hides its screen (OB-6).
public struct ScreenInstrument: Instrument {
  /// Creates the instrument.
  public init() {}

  /// `screens`.
  public var name: String { "screens" }

  /// Hooks `viewDidAppear:` and `viewDidDisappear:` of `UIViewController`.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let controllers = process.classes[ViewController.self]
    let appeared = post(to: moments) { .screenAppeared($0) }
    let disappeared = post(to: moments) { .screenDisappeared($0) }
    return try .installing { (parts) throws(HookError) in
      parts.append(try controllers.hook(.viewDidAppear, owner: name, appeared))
      parts.append(try controllers.hook(.viewDidDisappear, owner: name, disappeared))
    }
  }

  private func post(
    to moments: MomentHub, _ fact: @escaping (ViewController) -> Moment.Fact
  ) -> Body<BoolToVoid, ViewController> {
    .before { controller, _ in
      moments.post(Moment(fact(controller), in: controller.process))
    }
  }
}
