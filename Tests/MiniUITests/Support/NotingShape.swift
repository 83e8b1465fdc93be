@testable import MiniUI

/// The manners of hooks in tests of every shape.
enum HookManner: CaseIterable, Sendable { case before, instead, after }

/// A shape whose hooks a test can make without knowing it.
protocol NotingShape: Shape {
  /// A hook that notes a name and the arguments, and runs the original.
  static func hook(
    _ manner: HookManner, named name: String, in log: Log
  ) -> Body<Self, DynamicObject>
  /// An implementation without effect.
  static func nothing() -> Implementation
}

extension DynamicClass {
  /// Hooks a method of the class with any types; false for types without hooks.
  @discardableResult
  func hookAnyway(
    _ selector: SelectorID, _ manner: HookManner, named name: String, in log: Log
  ) throws -> Hook? {
    let code = method(for: selector)?.implementation
    guard let code, let shape = type(of: code) as? any NotingShape.Type else { return nil }
    return try hook(selector, shape, manner, name, log)
  }

  private func hook<S: NotingShape>(
    _ selector: SelectorID, _ shape: S.Type, _ manner: HookManner, _ name: String, _ log: Log
  ) throws -> Hook {
    try hook(Message<S>(selector), owner: "test", S.hook(manner, named: name, in: log))
  }
}

/// An argument as a line shows it: the class of an object, a text, a number.
func note(_ argument: Any?) -> String {
  switch argument {
  case let object as DynamicObject: object.class.name
  case let selector as SelectorID: "SEL \(selector.number < .max)"
  case let rect as Rect: "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
  case let text as String: text
  case let value?: "\(value)"
  case nil: "nil"
  }
}

private func note(_ name: String, _ arguments: Any?..., in log: Log) {
  log.add(([name] + arguments.map { note($0) }).joined(separator: " "))
}

extension BoolToVoid: NotingShape {
  static func nothing() -> Implementation {
    Body<BoolToVoid, DynamicObject> { _, _, _ in }.implementation
  }

  static func hook(_ manner: HookManner, named name: String, in log: Log) -> Body<
    BoolToVoid, DynamicObject
  > {
    switch manner {
    case .before: .before { note(name, $1, in: log) }
    case .after: .after { note(name, $1, in: log) }
    case .instead:
      Body { _, flag, original in
        note(name, flag, in: log)
        original(flag)
      }
    }
  }
}

extension TextToVoid: NotingShape {
  static func nothing() -> Implementation {
    Body<TextToVoid, DynamicObject> { _, _, _ in }.implementation
  }

  static func hook(_ manner: HookManner, named name: String, in log: Log) -> Body<
    TextToVoid, DynamicObject
  > {
    switch manner {
    case .before: .before { note(name, $1, in: log) }
    case .after: .after { note(name, $1, in: log) }
    case .instead:
      Body { _, text, original in
        note(name, text, in: log)
        original(text)
      }
    }
  }
}

extension IntToVoid: NotingShape {
  static func nothing() -> Implementation {
    Body<IntToVoid, DynamicObject> { _, _, _ in }.implementation
  }

  static func hook(_ manner: HookManner, named name: String, in log: Log) -> Body<
    IntToVoid, DynamicObject
  > {
    switch manner {
    case .before: .before { note(name, $1, in: log) }
    case .after: .after { note(name, $1, in: log) }
    case .instead:
      Body { _, number, original in
        note(name, number, in: log)
        original(number)
      }
    }
  }
}

extension ObjectToVoid: NotingShape {
  static func nothing() -> Implementation {
    Body<ObjectToVoid, DynamicObject> { _, _, _ in }.implementation
  }

  static func hook(_ manner: HookManner, named name: String, in log: Log) -> Body<
    ObjectToVoid, DynamicObject
  > {
    switch manner {
    case .before: .before { note(name, $1, in: log) }
    case .after: .after { note(name, $1, in: log) }
    case .instead:
      Body { _, object, original in
        note(name, object, in: log)
        original(object)
      }
    }
  }
}

extension ObjectsToVoid: NotingShape {
  static func nothing() -> Implementation {
    Body<ObjectsToVoid, DynamicObject> { _, _, _, _ in }.implementation
  }

  static func hook(_ manner: HookManner, named name: String, in log: Log) -> Body<
    ObjectsToVoid, DynamicObject
  > {
    switch manner {
    case .before: .before { note(name, $1, $2, in: log) }
    case .after: .after { note(name, $1, $2, in: log) }
    case .instead:
      Body { _, first, second, original in
        note(name, first, second, in: log)
        original(first, second)
      }
    }
  }
}

extension ToVoid: NotingShape {
  static func nothing() -> Implementation {
    Body<ToVoid, DynamicObject> { _, _ in }.implementation
  }

  static func hook(_ manner: HookManner, named name: String, in log: Log) -> Body<
    ToVoid, DynamicObject
  > {
    switch manner {
    case .before: .before { _ in note(name, in: log) }
    case .after: .after { _ in note(name, in: log) }
    case .instead:
      Body { _, original in
        note(name, in: log)
        original()
      }
    }
  }
}

extension GeneralShape: NotingShape {
  static func nothing() -> Implementation {
    GeneralShape { (_: DynamicObject, _: Call<GeneralShape>, _: repeat each Argument) in .zero }
  }

  static func hook(_ manner: HookManner, named name: String, in log: Log) -> Body<
    GeneralShape, DynamicObject
  > {
    Body(
      GeneralShape { (_: DynamicObject, call: Call<GeneralShape>, argument: repeat each Argument) in
        var line = [name]
        repeat line.append(MiniUITests.note(each argument))
        if manner != .after { log.add(line.joined(separator: " ")) }
        let result = call.pass(repeat each argument)
        if manner == .after { log.add(line.joined(separator: " ")) }
        return result
      })
  }
}
