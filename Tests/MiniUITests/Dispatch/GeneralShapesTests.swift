import Testing

@testable import MiniUI

/// A message of any types keeps them through `super`, hooks and forwarding.
@Suite struct GeneralShapes {
  private typealias Measure = GeneralShape<Int, DynamicObject?, Int, String?>
  private typealias Note = GeneralShape<Nothing, Bool, Double>

  private let zoo: Zoo
  private let log = Log()

  init() throws {
    zoo = try Zoo()
  }

  @Test func `the kind of a shape spells its types`() {
    #expect(Measure.kind.description == "(id, id, Int, NSString) -> Int")
    #expect(Note.kind.description == "(id, Bool, Double) -> ()")
    #expect(GeneralShape<Nothing, DynamicObject?>.kind == ObjectToVoid.kind)
    #expect(GeneralShape<Point, SelectorID>.kind.types(of: "A") == "(A, SEL) -> CGPoint")
  }

  @Test func `every generated shape has the kind of its types`() {
    typealias Object = DynamicObject
    let kinds: [(ShapeKind, ShapeKind)] = [
      (ToVoid.kind, GeneralShape<Nothing>.kind), (ToBool.kind, GeneralShape<Bool>.kind),
      (ToObject.kind, GeneralShape<Object?>.kind),
      (BoolToVoid.kind, GeneralShape<Nothing, Bool>.kind),
      (IntToVoid.kind, GeneralShape<Nothing, Int>.kind),
      (TextToVoid.kind, GeneralShape<Nothing, String?>.kind),
      (ObjectToVoid.kind, GeneralShape<Nothing, Object?>.kind),
      (ObjectToBool.kind, GeneralShape<Bool, Object?>.kind),
      (ObjectsToVoid.kind, GeneralShape<Nothing, Object?, Object?>.kind),
      (ObjectsToBool.kind, GeneralShape<Bool, Object?, Object?>.kind),
      (SelectorToBool.kind, GeneralShape<Bool, SelectorID>.kind),
      (ActionToVoid.kind, GeneralShape<Nothing, SelectorID, Object?, Object?>.kind),
      (ActionToBool.kind, GeneralShape<Bool, SelectorID, Object?, Object?, Object?>.kind),
      (PointToBool.kind, GeneralShape<Bool, Point, Object?>.kind),
      (PointToObject.kind, GeneralShape<Object?, Point, Object?>.kind),
    ]
    for (generated, general) in kinds { #expect(generated == general) }
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
    #expect(cat.send(message)(nil, 2, "abc") == 50)
    #expect(log.take() == ["before 2", "after abc"])
    for hook in hooks { hook.remove() }
    #expect(cat.send(message)(nil, 1, nil) == 10)
    #expect(log.take() == [])
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
