/// A target with its action, which UIKit keeps in a private object: `UIGestureRecognizerTarget`.
///
/// Gestures do not go through the application's `sendAction` (GR-19); a hook here sees them all.
public final class GestureRecognizerTarget: DynamicObject {
  /// Who is told; not retained.
  public private(set) weak var target: DynamicObject?
  /// What it is sent.
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

  /// Says who is told, and with which message.
  func set(_ target: DynamicObject, _ action: SelectorID) {
    self.target = target
    self.action = action
  }

  /// By its colon the action gets the recogniser, or nothing.
  private func tell(_ recognizer: DynamicObject?) { target?.perform(action, with: recognizer, nil) }
}

extension Message where S == ObjectToVoid {
  /// `-[UIGestureRecognizerTarget _sendActionWithGestureRecognizer:]`.
  @inlinable public static var sendActionWithGestureRecognizer: Self {
    Message(.`_sendActionWithGestureRecognizer:`)
  }
}
