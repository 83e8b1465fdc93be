/// A target and its action, in UIKit a private object: `UIGestureRecognizerTarget`.
///
/// Gestures do not use the application's `sendAction` (GR-19); a hook here observes all of them.
public final class GestureRecognizerTarget: DynamicObject {
  /// The target; not retained.
  public private(set) weak var target: DynamicObject?
  /// The action.
  public private(set) var action = SelectorID.zero

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      GestureRecognizerTarget.self, name: "UIGestureRecognizerTarget",
      superclass: DynamicObject.self
    ) { methods in
      methods.define(
        .sendActionWithGestureRecognizer, Body { record, recognizer, _ in record.tell(recognizer) })
    }
  }

  func set(_ target: DynamicObject, _ action: SelectorID) {
    self.target = target
    self.action = action
  }

  /// Sends the action, with the recogniser if it has a colon.
  private func tell(_ recognizer: DynamicObject?) { target?.perform(action, with: recognizer, nil) }
}

extension Message where S == ObjectToVoid {
  /// `-[UIGestureRecognizerTarget _sendActionWithGestureRecognizer:]`.
  @inlinable public static var sendActionWithGestureRecognizer: Self {
    Message(.`_sendActionWithGestureRecognizer:`)
  }
}
