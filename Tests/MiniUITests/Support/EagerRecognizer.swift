import MiniUI

/// An app's own recogniser that begins with the first touch, or stays undecided.
final class EagerRecognizer: GestureRecognizer {
  var resets = 0
  var begins = true
  var canPreventOthers = true
  var canBePreventedByOthers = true

  override class var classDefinition: ClassDefinition {
    ClassDefinition(EagerRecognizer.self, superclass: GestureRecognizer.self) { methods in
      methods.define(
        .touchesBegan,
        Body { recognizer, touches, event, callSuper in
          callSuper(touches, event)
          if recognizer.begins { recognizer.state = .began }
        })
      methods.define(
        .touchesEnded,
        Body { recognizer, touches, event, callSuper in
          callSuper(touches, event)
          if recognizer.begins { recognizer.state = .ended }
        })
      methods.define(
        .canPreventGestureRecognizer, Body { recognizer, _, _ in recognizer.canPreventOthers })
      methods.define(
        .canBePreventedByGestureRecognizer,
        Body { recognizer, _, _ in recognizer.canBePreventedByOthers })
      methods.define(.reset, .before { $0.resets += 1 })
    }
  }
}
