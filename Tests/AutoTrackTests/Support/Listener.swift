import MiniUI

/// A target whose action `hear:` runs a closure.
final class Listener: DynamicObject {
  /// What the action does.
  var onHear: () -> Void = {}
  /// How often the action has run.
  private(set) var count = 0

  override static var classDefinition: ClassDefinition {
    ClassDefinition(Listener.self, superclass: DynamicObject.self) { methods in
      methods.define(
        Message<ObjectToVoid>(named: "hear:"),
        Body { listener, _, _ in
          listener.count += 1
          listener.onHear()
        })
    }
  }
}
