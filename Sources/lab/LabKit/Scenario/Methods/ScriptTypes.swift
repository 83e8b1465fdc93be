package import MiniUI

/// The types of a method in a file, and the conversion of a script to that method.
package struct ScriptTypes: Sendable {
  let kind: ShapeKind
  let implementation: @Sendable (any MethodSteps) -> Implementation
  package let hook:
    @Sendable (DynamicClass, SelectorID, _ owner: String, any MethodSteps) throws(HookError) -> Hook

  /// All types that a method made of steps can have.
  package static let all = Dictionary(
    uniqueKeysWithValues: (written + answers + general).map { ($0.kind, $0) })

  init<S: Shape>(_ body: @escaping @Sendable (any MethodSteps) -> Body<S, DynamicObject>) {
    kind = S.kind
    implementation = { body($0).implementation }
    hook = { type, selector, owner, script throws(HookError) in
      try type.hook(Message<S>(selector), owner: owner, body(script))
    }
  }

  /// The shapes without a result that are spelled out.
  private static let written: [ScriptTypes] = [
    ScriptTypes { script in
      Body<ToVoid, DynamicObject> { object, next in script.run(on: object, next) { $0() } }
    },
    ScriptTypes { script in
      Body<BoolToVoid, DynamicObject> { object, flag, next in
        script.run(on: object, next, flag) { $0(flag) }
      }
    },
    ScriptTypes { script in
      Body<IntToVoid, DynamicObject> { object, number, next in
        script.run(on: object, next, number) { $0(number) }
      }
    },
    ScriptTypes { script in
      Body<TextToVoid, DynamicObject> { object, text, next in
        script.run(on: object, next, text) { $0(text) }
      }
    },
    ScriptTypes { script in
      Body<ObjectToVoid, DynamicObject> { object, argument, next in
        script.run(on: object, next, argument) { $0(argument) }
      }
    },
    ScriptTypes { script in
      Body<ObjectsToVoid, DynamicObject> { object, first, second, next in
        script.run(on: object, next, first, second) { $0(first, second) }
      }
    },
    ScriptTypes { script in
      Body<ActionToVoid, DynamicObject> { object, action, target, event, next in
        script.run(on: object, next, action, target, event) { $0(action, target, event) }
      }
    },
  ]

  /// The types of UIKit's methods without a spelled-out shape.
  private static let general: [ScriptTypes] = [
    one(Double.self),
    one(Point.self),
    one(Rect.self),
    one(SelectorID.self),
    two(String?.self, Int.self),
    two(Point.self, Bool.self),
    two(DynamicObject?.self, Int.self),
    two(DynamicObject?.self, Bool.self),
    two(DynamicObject?.self, String?.self),
    two(DynamicObject?.self, SelectorID.self),
    two(Bool.self, Bool.self),
    two(Bool.self, DynamicObject?.self),
    three(DynamicObject?.self, DynamicObject?.self, DynamicObject?.self),
    three(DynamicObject?.self, DynamicObject?.self, Bool.self),
    three(DynamicObject?.self, Int.self, DynamicObject?.self),
    three(DynamicObject?.self, Bool.self, DynamicObject?.self),
    three(DynamicObject?.self, SelectorID.self, Int.self),
    three(DynamicObject?.self, Bool.self, Int.self),
    answering(Int.self),
    answering(Double.self),
    answering(String?.self),
    answering(DynamicObject?.self, Bool.self),
    answering(DynamicObject?.self, DynamicObject?.self),
    answering(DynamicObject?.self, SelectorID.self),
    answering(DynamicObject?.self, DynamicObject?.self, SelectorID.self),
    answering(DynamicObject?.self, DynamicObject?.self, DynamicObject?.self),
    answering(DynamicObject?.self, DynamicObject?.self, Bool.self),
  ]

  private static func one<First: Passable>(_: First.Type) -> ScriptTypes {
    ScriptTypes { script in
      Body<GeneralShape<Nothing, First>, DynamicObject> { object, first, next in
        script.run(on: object, next, first) { $0(first) }
      }
    }
  }

  private static func two<First: Passable, Second: Passable>(
    _: First.Type, _: Second.Type
  ) -> ScriptTypes {
    ScriptTypes { script in
      Body<GeneralShape<Nothing, First, Second>, DynamicObject> { object, first, second, next in
        script.run(on: object, next, first, second) { $0(first, second) }
      }
    }
  }

  private static func three<First: Passable, Second: Passable, Third: Passable>(
    _: First.Type, _: Second.Type, _: Third.Type
  ) -> ScriptTypes {
    ScriptTypes { script in
      Body<GeneralShape<Nothing, First, Second, Third>, DynamicObject> {
        object, first, second, third, next in
        script.run(on: object, next, first, second, third) { $0(first, second, third) }
      }
    }
  }
}
