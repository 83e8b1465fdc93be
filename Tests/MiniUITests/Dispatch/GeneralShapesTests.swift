import Testing

@testable import MiniUI

/// A message of any types keeps them through `super`, hooks and forwarding.
@Suite struct GeneralShapes {
  private typealias Measure = GeneralShape<Int, DynamicObject?, Int, String?>
  private typealias Note = GeneralShape<Nothing, Bool, Double>

  private let zoo = Zoo()
  private let log = Log()

  @Test func `the kind of a shape spells its types`() {
    #expect(Measure.kind.description == "(id, id, Int, NSString) -> Int")
    #expect(Note.kind.description == "(id, Bool, Double) -> ()")
    #expect(GeneralShape<Nothing, DynamicObject?>.kind == ObjectToVoid.kind)
    #expect(GeneralShape<Point, SelectorID>.kind.types(of: "A") == "(A, SEL) -> CGPoint")
  }

  /// The generated shapes, each with the general shape of the same types.
  private static let generated: [(any Shape.Type, any Shape.Type)] = [
    (ToVoid.self, GeneralShape<Nothing>.self), (ToBool.self, GeneralShape<Bool>.self),
    (ToObject.self, GeneralShape<DynamicObject?>.self),
    (BoolToVoid.self, GeneralShape<Nothing, Bool>.self),
    (IntToVoid.self, GeneralShape<Nothing, Int>.self),
    (TextToVoid.self, GeneralShape<Nothing, String?>.self),
    (ObjectToVoid.self, GeneralShape<Nothing, DynamicObject?>.self),
    (ObjectToBool.self, GeneralShape<Bool, DynamicObject?>.self),
    (ObjectsToVoid.self, GeneralShape<Nothing, DynamicObject?, DynamicObject?>.self),
    (ObjectsToBool.self, GeneralShape<Bool, DynamicObject?, DynamicObject?>.self),
    (SelectorToBool.self, GeneralShape<Bool, SelectorID>.self),
    (ActionToVoid.self, GeneralShape<Nothing, SelectorID, DynamicObject?, DynamicObject?>.self),
    (
      ActionToBool.self,
      GeneralShape<Bool, SelectorID, DynamicObject?, DynamicObject?, DynamicObject?>.self
    ),
    (PointToBool.self, GeneralShape<Bool, Point, DynamicObject?>.self),
    (PointToObject.self, GeneralShape<DynamicObject?, Point, DynamicObject?>.self),
  ]

  @Test func `every generated shape has the kind of its types, and is found by it`() {
    for (generated, general) in Self.generated {
      #expect(generated.kind == general.kind)
      #expect(generated.kind.generatedShape == generated)
    }
  }

  @Test func `types without a generated shape have none`() {
    let kinds = Set(Self.generated.map { $0.0.kind })
    for digits in 0..<0x1000 as Range<UInt32> where !kinds.contains(ShapeKind(rawValue: digits)) {
      #expect(ShapeKind(rawValue: digits).generatedShape == nil)
    }
  }

  /// The ways to use a general shape with the types of a generated one.
  enum Misuse: String, CaseIterable, Codable {
    case message, numberedMessage, body

    func happen() {
      switch self {
      case .message: _ = Message<GeneralShape<Nothing, DynamicObject?>>(named: "m:")
      case .numberedMessage:
        _ = ClassTable().message("m:", as: GeneralShape<Nothing, DynamicObject?>.self)
      case .body: _ = Body<GeneralShape<Bool>, DynamicObject> { _, _ in true }
      }
    }
  }

  @Test func `a general shape with the types of a generated one ends the program`() async throws {
    for misuse in Misuse.allCases {
      await #expect(processExitsWith: .failure) { [misuse = misuse as Misuse] in
        misuse.happen()
      }
    }
  }

  @Test func `arguments and results pass through super and hooks`() throws {
    let message = zoo.table.message("m", as: Measure.self)
    zoo.animal.addMethod(
      message, Body { (_: DynamicObject, _, number, text, _) in number + (text ?? "").count })
    zoo.cat.addMethod(
      message,
      Body { (_: DynamicObject, object, number, text, callSuper) in
        10 * callSuper(object, number, text)
      })
    let hooks = try [
      zoo.cat.hook(
        message, owner: "before",
        .before { [log] (_: DynamicObject, _, number, _) in log.add("before \(number)") }),
      zoo.cat.hook(
        message, owner: "after",
        .after { [log] (_: DynamicObject, _, _, text) in log.add("after \(text ?? "")") }),
    ]
    let cat = zoo.cat.make()
    #expect((cat.send(message)(nil, 2, "abc"), log.take()) == (50, ["before 2", "after abc"]))
    for hook in hooks { hook.remove() }
    #expect((cat.send(message)(nil, 1, nil), log.take()) == (10, []))
  }

  @Test func `an unimplemented message is forwarded with its arguments`() {
    let message = zoo.table.message("note", as: Note.self)
    zoo.dog.addMethod(
      message, Body { [log] (_: DynamicObject, flag, number, _) in log.add("\(flag) \(number)") })
    let dog = zoo.dog.make()
    zoo.cat.addMethod(.forwardingTarget, Body { (_: DynamicObject, _, _) in dog })
    zoo.cat.make().send(message)(true, 2.5)
    #expect(log.take() == ["true 2.5"])
  }

  @Test func `a hook of other types is refused with an error that names both`() {
    let message = zoo.table.message("note", as: Note.self)
    zoo.animal.addMethod(message, Body { (_: DynamicObject, _, _, _) in })
    let wrong = zoo.table.message("note", as: Measure.self)
    #expect(throws: HookError.self) {
      try zoo.animal.hook(wrong, owner: "test", .before { (_: DynamicObject, _, _, _) in })
    }
  }
}
