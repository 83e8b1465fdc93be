/// The targets of a gesture (GR-19, GR-20).
extension GestureRecognizer {
  /// Adds a target and an action for the began, changed, ended and cancelled states (GR-2).
  ///
  /// A repeated pair is kept once (GR-20); the target is not retained.
  public final func addTarget(_ target: DynamicObject, action: SelectorID) {
    send(.addTarget)(target, action)
  }

  /// Removes a target and an action; `nil` stands for every target or action (GR-20).
  public final func removeTarget(_ target: DynamicObject?, action: SelectorID?) {
    send(.removeTarget)(target, action ?? .zero)
  }

  /// The living targets with their actions, in the order of adding.
  public final var registeredTargets: [(target: DynamicObject, action: SelectorID)] {
    targets.compactMap { record in record.target.map { ($0, record.action) } }
  }

  static func defineTargets(_ methods: MethodList<GestureRecognizer>) {
    methods.define(.initWithTarget) { recognizer, target, action, _ in
      recognizer.register(target, action)
      return recognizer
    }
    methods.define(.addTarget) { recognizer, target, action, _ in
      recognizer.register(target, action)
    }
    methods.define(.removeTarget) { recognizer, target, action, _ in
      recognizer.forget(target, action)
    }
  }

  private func register(_ target: DynamicObject?, _ action: SelectorID) {
    guard let target, action != .zero,
      !targets.contains(where: { $0.target === target && $0.action == action })
    else { return }
    let record = GestureRecognizerTarget(of: table[GestureRecognizerTarget.self])
    record.set(target, action)
    targets.append(record)
  }

  private func forget(_ target: DynamicObject?, _ action: SelectorID) {
    targets.removeAll { record in
      (target == nil || record.target === target) && (action == .zero || record.action == action)
    }
  }

  /// Sends the actions for the current state, in the order of adding.
  final func sendActions() {
    for target in targets { target.send(.sendActionWithGestureRecognizer)(self) }
  }
}

/// A target and its action, in UIKit a private object: `UIGestureRecognizerTarget`.
///
/// Gestures do not use the application's `sendAction` (GR-19); a hook here observes all of them.
public final class GestureRecognizerTarget: DynamicObject {
  /// The target; not retained.
  public private(set) weak var target: DynamicObject?
  /// The action.
  public private(set) var action = SelectorID.zero

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(GestureRecognizerTarget.self, name: "UIGestureRecognizerTarget") { methods in
      methods.define(.sendActionWithGestureRecognizer) { record, recognizer, _ in
        record.tell(recognizer)
      }
    }
  }

  func set(_ target: DynamicObject, _ action: SelectorID) {
    self.target = target
    self.action = action
  }

  /// Sends the action, with the recogniser if it has a colon.
  private func tell(_ recognizer: DynamicObject?) { target?.perform(action, with: recognizer, nil) }
}
