public import MiniUI

/// An instrument for touches, which the limit of one click for each touch needs.
public struct TouchInstrument: Instrument {
  /// Creates the instrument.
  public init() {}

  /// `touches`.
  public var name: String { "touches" }

  /// Skips the instrument unless the limit is on, because it costs time on every touch.
  public func reasonToSkip(_ configuration: CaptureConfiguration) -> String? {
    configuration.oneClickPerTouch ? nil : "oneClickPerTouch is off"
  }

  /// Hooks `-[UIApplication sendEvent:]`.
  public func install(
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
