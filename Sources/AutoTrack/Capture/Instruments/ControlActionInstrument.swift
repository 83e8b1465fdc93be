public import MiniUI

/// An instrument for all controls' actions, on the message that every action passes (S3.3a).
///
/// A click precedes its action, with two exceptions: a tab's, which reports the new screen
/// (SA-A13), and that of a sender that the app tracks after its action.
public struct ControlActionInstrument: Instrument {
  private let countsAfterwards: (View) -> Bool

  /// Creates the instrument.
  ///
  /// - Parameter countsAfterwards: Returns true if a click on a view counts after its action.
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
