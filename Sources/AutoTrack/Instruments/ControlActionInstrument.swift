public import MiniUI

/// Sees every action of every control, through the one message that all of them pass (S3.3a).
public struct ControlActionInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `controlActions`.
  public var name: String { "controlActions" }

  /// Hooks `-[UIApplication sendAction:to:from:forEvent:]`.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hook = try process.classes[Application.self].hook(
      .sendAction, owner: name,
      .before { (application: Application, action, target, sender, event) in
        let action = ControlAction(
          application.table.name(of: action), to: target, from: sender, for: event as? TouchEvent)
        moments.post(Moment(.action(action), in: application.process))
      })
    return .installed([hook])
  }
}
