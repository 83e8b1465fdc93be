import MiniUI

extension DynamicClass {
  /// Adds a method that does the steps of a script, with the types of the method it overrides.
  ///
  /// - Precondition: The method returns nothing, and has two arguments at most where it is new; an
  ///   app that says otherwise is refused when it is read.
  func addMethod(_ name: String, _ script: Script) {
    let known = MethodTypes.known(name, in: self, table)
    guard let kind = known ?? MethodTypes.natural(name) else {
      preconditionFailure("\(name) has more than two arguments")
    }
    add(kind, table.selector(name), script)
  }

  private func add(_ kind: ShapeKind, _ selector: SelectorID, _ script: Script) {
    switch kind {
    case .toVoid:
      add(
        selector,
        Body<ToVoid, DynamicObject> { object, callSuper in
          script.run(on: object) { callSuper() }
        })
    case .boolToVoid:
      add(
        selector,
        Body<BoolToVoid, DynamicObject> { object, flag, callSuper in
          script.run(on: object) { callSuper(flag) }
        })
    case .intToVoid:
      add(
        selector,
        Body<IntToVoid, DynamicObject> { object, number, callSuper in
          script.run(on: object) { callSuper(number) }
        })
    case .textToVoid:
      add(
        selector,
        Body<TextToVoid, DynamicObject> { object, text, callSuper in
          script.run(on: object) { callSuper(text) }
        })
    case .objectToVoid:
      add(
        selector,
        Body<ObjectToVoid, DynamicObject> { object, argument, callSuper in
          script.run(on: object) { callSuper(argument) }
        })
    case .objectsToVoid:
      add(
        selector,
        Body<ObjectsToVoid, DynamicObject> { object, first, second, callSuper in
          script.run(on: object) { callSuper(first, second) }
        })
    case .selectorToVoid:
      add(
        selector,
        Body<SelectorToVoid, DynamicObject> { object, argument, callSuper in
          script.run(on: object) { callSuper(argument) }
        })
    case .actionToVoid:
      add(
        selector,
        Body<ActionToVoid, DynamicObject> { object, action, to, event, callSuper in
          script.run(on: object) { callSuper(action, to, event) }
        })
    default:
      preconditionFailure("\(script.name) is \(kind); a method made of steps returns nothing")
    }
  }

  private func add<S: Shape>(_ selector: SelectorID, _ body: Body<S, DynamicObject>) {
    addMethod(Message<S>(selector), body)
  }
}
