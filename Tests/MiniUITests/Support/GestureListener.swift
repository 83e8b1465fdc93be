import MiniUI

/// A target of gestures: it writes the state in which it finds the recogniser.
final class GestureListener: DynamicObject, Recording {
  var log = Log()
  var name = ""
  var onAction: (GestureRecognizer) -> Void = { _ in }

  override class var classDefinition: ClassDefinition {
    ClassDefinition(GestureListener.self) { methods in
      methods.define(Message<ObjectToVoid>(named: "handle:")) { listener, recognizer, _ in
        guard let recognizer = recognizer as? GestureRecognizer else { return }
        listener.record("\(recognizer.state)")
        listener.onAction(recognizer)
      }
      methods.define(Message<ToVoid>(named: "told")) { listener, _ in listener.record("told") }
    }
  }
}
