public import MiniUI

/// Sees every action of every control, through the one message that all of them pass (S3.3a).
///
/// A click comes before its action runs, with two exceptions: a tab's, which is to name the new
/// screen (SA-A13), and that of a sender whose app wants it afterwards.
public struct ControlActionInstrument: Instrument {
  private let countsAfterwards: (View) -> Bool

  /// Makes the instrument.
  ///
  /// - Parameter countsAfterwards: Whether the click on a view counts once its action has run.
  public init(countingAfterwards countsAfterwards: @escaping (View) -> Bool = { _ in false }) {
    self.countsAfterwards = countsAfterwards
  }

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
          application.table.name(of: action), to: target, from: sender, for: event as? TouchEvent,
          hasRun: comesAfterwards(target, from: sender))
        if !seen.hasRun { moments.post(Moment(.action(seen), in: application.process)) }
        let wasSent = original(action, target, sender, event)
        if seen.hasRun { moments.post(Moment(.action(seen), in: application.process)) }
        return wasSent
      })
    return .installed([hook])
  }

  private func comesAfterwards(_ target: DynamicObject?, from sender: DynamicObject?) -> Bool {
    if target is TabBar || target is TabBarController { return true }
    return (sender as? View).map(countsAfterwards) == true
  }
}
