import MiniUI

/// A delegate that implements and records every callback.
final class GestureJudge: DynamicObject, Recording {
  var log = Log()
  var name = ""
  var mayBegin = true
  var mayReceive = true
  var isSimultaneous = false
  weak var required: GestureRecognizer?
  weak var dependent: GestureRecognizer?

  override class var classDefinition: ClassDefinition {
    ClassDefinition(GestureJudge.self) { methods in
      defineAdmission(methods)
      methods.define(.gestureRecognizerShouldRecognizeSimultaneously) { judge, _, _, _ in
        judge.record("simultaneously")
        return judge.isSimultaneous
      }
      methods.define(.gestureRecognizerShouldRequireFailure) { judge, _, other, _ in
        other != nil && other === judge.required
      }
      methods.define(.gestureRecognizerShouldBeRequiredToFail) { judge, _, other, _ in
        other != nil && other === judge.dependent
      }
    }
  }

  private static func defineAdmission(_ methods: MethodList<GestureJudge>) {
    methods.define(.gestureRecognizerShouldBegin) { judge, _, _ in
      judge.record("shouldBegin")
      return judge.mayBegin
    }
    methods.define(.gestureRecognizerShouldReceiveTouch) { judge, _, _, _ in
      judge.record("shouldReceive")
      return judge.mayReceive
    }
  }
}
