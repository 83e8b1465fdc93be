import MiniUI

/// Methods with a result, for runtime operations; they return the result that they forward.
extension ScriptTypes {
  /// The shapes with a result that are spelled out.
  static let answers = flags + objects

  private static let flags: [ScriptTypes] = [
    ScriptTypes { script in
      Body<ToBool, DynamicObject> { object, next in script.answer(for: object, next) { $0() } }
    },
    ScriptTypes { script in
      Body<ObjectToBool, DynamicObject> { object, argument, next in
        script.answer(for: object, next, argument) { $0(argument) }
      }
    },
    ScriptTypes { script in
      Body<ObjectsToBool, DynamicObject> { object, first, second, next in
        script.answer(for: object, next, first, second) { $0(first, second) }
      }
    },
    ScriptTypes { script in
      Body<SelectorToBool, DynamicObject> { object, argument, next in
        script.answer(for: object, next, argument) { $0(argument) }
      }
    },
    ScriptTypes { script in
      Body<ActionToBool, DynamicObject> { object, action, target, sender, event, next in
        script.answer(for: object, next, action, target, sender, event) {
          $0(action, target, sender, event)
        }
      }
    },
    ScriptTypes { script in
      Body<PointToBool, DynamicObject> { object, point, event, next in
        script.answer(for: object, next, point, event) { $0(point, event) }
      }
    },
  ]

  private static let objects: [ScriptTypes] = [
    ScriptTypes { script in
      Body<ToObject, DynamicObject> { object, next in script.answer(for: object, next) { $0() } }
    },
    ScriptTypes { script in
      Body<PointToObject, DynamicObject> { object, point, event, next in
        script.answer(for: object, next, point, event) { $0(point, event) }
      }
    },
  ]

  /// Makes the types of a method without arguments and without a spelled-out shape.
  static func answering<Value: Answer>(_: Value.Type) -> ScriptTypes {
    ScriptTypes { script in
      Body<GeneralShape<Value>, DynamicObject> { object, next in
        script.answer(for: object, next) { $0() }
      }
    }
  }

  /// Makes the types of a method of one argument without a spelled-out shape.
  static func answering<Value: Answer, First: Passable>(
    _: Value.Type, _: First.Type
  ) -> ScriptTypes {
    ScriptTypes { script in
      Body<GeneralShape<Value, First>, DynamicObject> { object, first, next in
        script.answer(for: object, next, first) { $0(first) }
      }
    }
  }

  /// Makes the types of a method of two arguments without a spelled-out shape.
  static func answering<Value: Answer, First: Passable, Second: Passable>(
    _: Value.Type, _: First.Type, _: Second.Type
  ) -> ScriptTypes {
    ScriptTypes { script in
      Body<GeneralShape<Value, First, Second>, DynamicObject> { object, first, second, next in
        script.answer(for: object, next, first, second) { $0(first, second) }
      }
    }
  }
}
