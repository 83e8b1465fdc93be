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
      Body { (application: Application, action, target, sender, event, original) in
        let seen = ControlAction(
          application.table.name(of: action), to: target, from: sender, for: event as? TouchEvent)
        let comesAfter = seen.comesAfterwards
        if !comesAfter { moments.post(Moment(.action(seen), in: application.process)) }
        let wasSent = original(action, target, sender, event)
        if comesAfter { moments.post(Moment(.action(seen), in: application.process)) }
        return wasSent
      })
    return .installed([hook])
  }
}

extension ControlAction {
  /// Whether the click counts once the action has run: a tab's, which is to name the new screen
  /// (SA-A13), and that of an element whose app says so.
  fileprivate var comesAfterwards: Bool {
    if target is TabBar || target is TabBarController { return true }
    return (sender as? View).flatMap(ElementFacts.known)?.isTrackedAfterAction == true
  }
}
