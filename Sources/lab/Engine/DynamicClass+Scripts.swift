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
          script.run(on: object, pass: { $0.send(Message<ToVoid>(selector))() }) {
            callSuper()
          }
        })
    case .boolToVoid:
      add(
        selector,
        Body<BoolToVoid, DynamicObject> { object, flag, callSuper in
          script.run(on: object, pass: { $0.send(Message<BoolToVoid>(selector))(flag) }) {
            callSuper(flag)
          }
        })
    case .intToVoid:
      add(
        selector,
        Body<IntToVoid, DynamicObject> { object, number, callSuper in
          script.run(on: object, pass: { $0.send(Message<IntToVoid>(selector))(number) }) {
            callSuper(number)
          }
        })
    case .textToVoid:
      add(
        selector,
        Body<TextToVoid, DynamicObject> { object, text, callSuper in
          script.run(on: object, pass: { $0.send(Message<TextToVoid>(selector))(text) }) {
            callSuper(text)
          }
        })
    case .objectToVoid:
      add(
        selector,
        Body<ObjectToVoid, DynamicObject> { object, argument, callSuper in
          script.run(on: object, pass: { $0.send(Message<ObjectToVoid>(selector))(argument) }) {
            callSuper(argument)
          }
        })
    default: addWithObjects(kind, selector, script)
    }
  }

  private func addWithObjects(_ kind: ShapeKind, _ selector: SelectorID, _ script: Script) {
    switch kind {
    case .objectsToVoid:
      add(
        selector,
        Body<ObjectsToVoid, DynamicObject> { object, first, second, callSuper in
          script.run(on: object, pass: { $0.send(Message<ObjectsToVoid>(selector))(first, second) })
          {
            callSuper(first, second)
          }
        })
    case .selectorToVoid:
      add(
        selector,
        Body<SelectorToVoid, DynamicObject> { object, argument, callSuper in
          script.run(on: object, pass: { $0.send(Message<SelectorToVoid>(selector))(argument) }) {
            callSuper(argument)
          }
        })
    case .actionToVoid:
      add(
        selector,
        Body<ActionToVoid, DynamicObject> { object, action, to, event, callSuper in
          script.run(
            on: object, pass: { $0.send(Message<ActionToVoid>(selector))(action, to, event) }
          ) {
            callSuper(action, to, event)
          }
        })
    default: addGeneral(kind, selector, script)
    }
  }

  /// Methods of delegates whose types no shape is written out for.
  private func addGeneral(_ kind: ShapeKind, _ selector: SelectorID, _ script: Script) {
    switch kind.arguments {
    case [.object, .int]: add(selector, script.body(DynamicObject?.self, Int.self))
    case [.object, .bool]: add(selector, script.body(DynamicObject?.self, Bool.self))
    case [.object, .text]: add(selector, script.body(DynamicObject?.self, String?.self))
    case [.bool, .bool]: add(selector, script.body(Bool.self, Bool.self))
    case [.object, .object, .object]:
      add(selector, script.body(DynamicObject?.self, DynamicObject?.self, DynamicObject?.self))
    case [.object, .object, .bool]:
      add(selector, script.body(DynamicObject?.self, DynamicObject?.self, Bool.self))
    case [.object, .int, .object]:
      add(selector, script.body(DynamicObject?.self, Int.self, DynamicObject?.self))
    case [.object, .bool, .object]:
      add(selector, script.body(DynamicObject?.self, Bool.self, DynamicObject?.self))
    case [.bool, .object]: add(selector, script.body(Bool.self, DynamicObject?.self))
    default:
      preconditionFailure("\(script.name) is \(kind); a method made of steps is of other types")
    }
  }

  private func add<S: Shape>(_ selector: SelectorID, _ body: Body<S, DynamicObject>) {
    addMethod(Message<S>(selector), body)
  }
}

extension Script {
  /// Whether a method made of steps can have these types: it returns nothing, and a shape has them.
  static func canBe(_ kind: ShapeKind) -> Bool {
    let written: [ShapeKind] = [
      .toVoid, .boolToVoid, .intToVoid, .textToVoid, .objectToVoid, .objectsToVoid,
      .selectorToVoid, .actionToVoid,
    ]
    return written.contains(kind) || kind.returnsNothing && general.contains(kind.arguments)
  }

  /// The arguments of the other methods.
  private static let general: [[PassedType]] = [
    [.object, .int], [.object, .bool], [.object, .text], [.bool, .bool],
    [.object, .object, .object], [.object, .object, .bool], [.object, .int, .object],
    [.object, .bool, .object], [.bool, .object],
  ]

  fileprivate func body<First: Passable, Second: Passable>(
    _: First.Type, _: Second.Type
  ) -> Body<GeneralShape<Nothing, First, Second>, DynamicObject> {
    Body { object, first, second, callSuper in
      run(on: object) { callSuper(first, second) }
    }
  }

  fileprivate func body<First: Passable, Second: Passable, Third: Passable>(
    _: First.Type, _: Second.Type, _: Third.Type
  ) -> Body<GeneralShape<Nothing, First, Second, Third>, DynamicObject> {
    Body { object, first, second, third, callSuper in
      run(on: object) { callSuper(first, second, third) }
    }
  }
}
