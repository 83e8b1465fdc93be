public import MiniUI

/// Counts the touches, so that one touch can give one click at most.
public struct TouchInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `touches`.
  public var name: String { "touches" }

  /// Every touch would cost something, so this is for those who want it only.
  public func reasonToSkip(_ configuration: Configuration) -> String? {
    configuration.oneClickPerTouch ? nil : "one touch may give several clicks"
  }

  /// Hooks `-[UIApplication sendEvent:]`.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hook = try process.classes[Application.self].hook(
      .sendEvent, owner: name,
      .before { (application: Application, event) in
        guard let event = event as? TouchEvent,
          event.allTouches.contains(where: { $0.phase == .began })
        else { return }
        moments.post(Moment(.touchBegan, in: application.process))
      })
    return .installed([hook])
  }
}
