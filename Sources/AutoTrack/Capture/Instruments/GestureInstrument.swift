public import MiniUI

/// An instrument for gestures, which adds a target to recognisers with a target of the app (S3.3b).
///
/// It is added before the app's own, so that the event precedes the action; each recogniser gets
/// one, so that several targets give one click. The target is a block and needs no class of its
/// own.
public struct GestureInstrument: Instrument {
  /// Creates the instrument.
  public init() {}

  /// `gestures`.
  public var name: String { "gestures" }

  /// Returns the instrument's name for a target that it added; nil for an app's own targets.
  package static func owner(of target: DynamicObject) -> String? {
    GestureTargets.isOurs(target) ? GestureInstrument().name : nil
  }

  /// Hooks `initWithTarget:action:` and `addTarget:action:`, and watches existing recognisers.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let targets = GestureTargets(of: moments)
    let recognizers = process.classes[GestureRecognizer.self]
    return try .installing { (parts) throws(HookError) in
      parts.append(targets)
      parts.append(
        try recognizers.hook(
          .initWithTarget, owner: name,
          .before { (recognizer: GestureRecognizer, target, _) in
            if target != nil { targets.watch(recognizer) }
          }))
      parts.append(
        try recognizers.hook(
          .addTarget, owner: name,
          .before { (recognizer: GestureRecognizer, target, _) in
            if let target, !GestureTargets.isOurs(target) { targets.watch(recognizer) }
          }))
      for view in LivingObjects(in: process).views {
        for recognizer in view.gestureRecognizers { targets.watchLate(recognizer) }
      }
    }
  }
}
