import MiniUI

/// The targets that watched recognisers have besides the app's own, one each.
final class GestureTargets: Removable {
  private let moments: MomentHub
  private let key: AssociationKey
  private var watched: [Watched] = []
  private static let mark = AssociationKey("AutoTrack.isGestureTarget")

  private struct Watched { weak let recognizer: GestureRecognizer? }

  /// Posts a moment when a watched recogniser has ended or has been cancelled.
  init(of moments: MomentHub) {
    self.moments = moments
    key = moments.key("gestureTarget")
  }

  /// Whether an object is a tracker's target of a recogniser.
  static func isOurs(_ target: DynamicObject) -> Bool { target.associated(mark) != nil }

  /// Becomes the first target of a recogniser that is about to get a target of the app's.
  ///
  /// An app that has removed every target has removed this one, too, and it comes anew.
  func watch(_ recognizer: GestureRecognizer) {
    let known = recognizer.associated(key)
    guard known == nil || !recognizer.registeredTargets.contains(where: { $0.target === known })
    else { return }
    if known == nil { note(recognizer) }
    let target = makeTarget(in: recognizer.process)
    recognizer.setAssociated(target, for: key)
    recognizer.addTarget(target, action: action)
  }

  /// Becomes the first target of a recogniser that has targets already.
  func watchLate(_ recognizer: GestureRecognizer) {
    let targets = recognizer.registeredTargets
    guard targets.contains(where: { !Self.isOurs($0.target) }), recognizer.associated(key) == nil
    else { return }
    recognizer.removeTarget(nil, action: nil)
    watch(recognizer)
    for (target, action) in targets { recognizer.addTarget(target, action: action) }
  }

  /// Stops being a target of any recogniser.
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
    if watched.count == watched.capacity { watched.removeAll { $0.recognizer == nil } }
    watched.append(Watched(recognizer: recognizer))
  }

  /// A target of its own for each recogniser, which holds it: one held here would hold the process.
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
