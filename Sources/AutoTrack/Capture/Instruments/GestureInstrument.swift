package import MiniUI

/// An instrument for gestures, which adds a target to recognisers with a target of the app (S3.3b).
///
/// It is added before the app's own, so that the event precedes the action; each recogniser gets
/// one, so that several targets give one click. The target is a block and needs no class of its
/// own.
package struct GestureInstrument: Instrument {
  package init() {}

  package var name: String { "gestures" }

  /// Returns the instrument's name for a target that it added; nil for an app's own targets.
  package static func owner(of target: DynamicObject) -> String? {
    GestureTargets.isOurs(target) ? GestureInstrument().name : nil
  }

  /// Hooks `initWithTarget:action:` and `addTarget:action:`, and watches existing recognisers.
  package func install(
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

/// The targets that the instrument adds to recognisers, one for each.
final class GestureTargets: Removable {
  private let moments: MomentHub
  private let key: AssociationKey
  private var watched: [Watched] = []
  private static let mark = AssociationKey("AutoTrack.isGestureTarget")

  private struct Watched { weak let recognizer: GestureRecognizer? }

  init(of moments: MomentHub) {
    self.moments = moments
    key = moments.key("gestureTarget")
  }

  /// Returns true if an object is a target that a tracker added.
  static func isOurs(_ target: DynamicObject) -> Bool { target.associated(mark) != nil }

  /// Adds the first target to a recogniser that is about to get a target of the app.
  ///
  /// If the app has removed all targets, this one was removed too and is added again.
  func watch(_ recognizer: GestureRecognizer) {
    let known = recognizer.associated(key)
    guard known == nil || !recognizer.registeredTargets.contains(where: { $0.target === known })
    else { return }
    if known == nil { note(recognizer) }
    let target = makeTarget(in: recognizer.process)
    recognizer.setAssociated(target, for: key)
    recognizer.addTarget(target, action: action)
  }

  /// Adds the first target to a recogniser that already has targets, by adding those again.
  fileprivate func watchLate(_ recognizer: GestureRecognizer) {
    let targets = recognizer.registeredTargets
    guard targets.contains(where: { !Self.isOurs($0.target) }), recognizer.associated(key) == nil
    else { return }
    // Targets are called in the order in which they were added.
    recognizer.removeTarget(nil, action: nil)
    watch(recognizer)
    for (target, action) in targets { recognizer.addTarget(target, action: action) }
  }

  /// Removes the added targets from all recognisers.
  func remove() -> Bool {
    let isIn = !watched.isEmpty
    for case let recognizer? in watched.map(\.recognizer) {
      (recognizer.associated(key) as? DynamicObject).map {
        recognizer.removeTarget($0, action: action)
      }
      recognizer.setAssociated(nil, for: key)
    }
    watched = []
    return isIn
  }

  private func note(_ recognizer: GestureRecognizer) {
    // Purges only when the array would grow, so that the cost is constant on average.
    if watched.count == watched.capacity { watched.removeAll { $0.recognizer == nil } }
    watched.append(Watched(recognizer: recognizer))
  }

  /// Creates a target for one recogniser, which retains it; here it would retain the process.
  private func makeTarget(in process: AppProcess) -> Block {
    let block = Block(in: process) { [moments] sender in
      guard let recognizer = sender as? GestureRecognizer,
        recognizer.state == .ended || recognizer.state == .cancelled
      else { return }
      let targets = recognizer.registeredTargets.filter { !Self.isOurs($0.target) }
      let gesture = RecognizedGesture(by: recognizer, for: targets)
      moments.post(Moment(.gesture(gesture), in: recognizer.process))
    }
    block.setAssociated(moments, for: Self.mark, policy: .assign)
    return block
  }

  private var action: SelectorID { SelectorID(.`invoke:`) }
}
