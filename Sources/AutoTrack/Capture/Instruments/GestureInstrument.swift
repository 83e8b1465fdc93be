public import MiniUI

/// Sees gestures, as one more target of each recogniser that has a target of the app's (S3.3b).
///
/// The target is added before the app's own, so that the event comes before the action; one for
/// each recogniser, so that several targets give one click. It is a block: no class is left behind.
public struct GestureInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `gestures`.
  public var name: String { "gestures" }

  /// The name of the instrument that an object is the target of; nil for an app's own targets.
  package static func owner(of target: DynamicObject) -> String? {
    GestureTargets.isOurs(target) ? GestureInstrument().name : nil
  }

  /// Hooks `initWithTarget:action:` and `addTarget:action:`; recognisers that live are met at once.
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
