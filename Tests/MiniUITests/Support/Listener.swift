import MiniUI

/// A target that writes the actions it gets: `a:`, `b:` and one for each control event.
final class Listener: DynamicObject, Recording {
  var log = Log()
  var name = ""

  override class var classDefinition: ClassDefinition {
    ClassDefinition(Listener.self) { methods in
      for action in ["a", "b"] + ControlEvents.named.map(\.name) {
        methods.define(Message<ObjectToVoid>(named: "\(action):")) { listener, _, _ in
          listener.record(action)
        }
      }
    }
  }

  /// Asks a control for its events, each under its own name; those of touches unless given.
  func listen(to control: Control, for events: ControlEvents = .allTouchEvents) {
    for (name, event) in ControlEvents.named where !events.isDisjoint(with: event) {
      control.addTarget(self, action: table.selector("\(name):"), for: event)
    }
  }
}
