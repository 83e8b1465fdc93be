import MiniUI

/// An app's own recogniser that begins with the first touch, or stays undecided.
final class EagerRecognizer: GestureRecognizer {
  var resets = 0
  var begins = true
  var canPreventOthers = true
  var canBePreventedByOthers = true

  override class var classDefinition: ClassDefinition {
    ClassDefinition(EagerRecognizer.self) { methods in
      methods.define(.touchesBegan) { recognizer, touches, event, callSuper in
        callSuper(touches, event)
        if recognizer.begins { recognizer.state = .began }
      }
      methods.define(.touchesEnded) { recognizer, touches, event, callSuper in
        callSuper(touches, event)
        if recognizer.begins { recognizer.state = .ended }
      }
      methods.define(.canPreventGestureRecognizer) { recognizer, _, _ in recognizer.canPreventOthers
      }
      methods.define(.canBePreventedByGestureRecognizer) { recognizer, _, _ in
        recognizer.canBePreventedByOthers
      }
      methods.define(.reset, .before { $0.resets += 1 })
    }
  }
}
