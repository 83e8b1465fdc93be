import Testing

@testable import MiniUI

/// Every shape without a result keeps its arguments through forwarding, hooks and `super`.
@Suite struct ShapesWithoutResult {
  private let way: LongWay
  private let cat: DynamicObject
  private let dog: DynamicObject
  private let roar: SelectorID

  init() throws {
    way = try LongWay()
    cat = way.zoo.cat.make()
    dog = way.zoo.dog.make()
    roar = way.zoo.table.selector("roar")
  }

  @Test func `() -> ()`() throws {
    let message = way.zoo.table.message("m", as: ToVoid.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, _) in way.note("original") })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, callSuper) in callSuper() })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject) in way.note("before") })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject) in way.note("after") })
    way.forwarder.send(message)()
    #expect(way.lines == LongWay.lines(""))
    way.crash()
    way.forwarder.send(message)()
    #expect(way.lines == LongWay.lines(""))
  }

  @Test func `(Bool) -> ()`() throws {
    let message = way.zoo.table.message("m", as: BoolToVoid.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, _) in way.note("original", a) })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, callSuper) in callSuper(a) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a) in way.note("before", a) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a) in way.note("after", a) })
    way.forwarder.send(message)(true)
    #expect(way.lines == LongWay.lines("true"))
    way.crash()
    way.forwarder.send(message)(true)
    #expect(way.lines == LongWay.lines("true"))
  }

  @Test func `(Int) -> ()`() throws {
    let message = way.zoo.table.message("m", as: IntToVoid.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, _) in way.note("original", a) })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, callSuper) in callSuper(a) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a) in way.note("before", a) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a) in way.note("after", a) })
    way.forwarder.send(message)(7)
    #expect(way.lines == LongWay.lines("7"))
    way.crash()
    way.forwarder.send(message)(7)
    #expect(way.lines == LongWay.lines("7"))
  }

  @Test func `(NSString) -> ()`() throws {
    let message = way.zoo.table.message("m", as: TextToVoid.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, _) in way.note("original", a) })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, callSuper) in callSuper(a) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a) in way.note("before", a) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a) in way.note("after", a) })
    way.forwarder.send(message)("text")
    #expect(way.lines == LongWay.lines("text"))
    way.crash()
    way.forwarder.send(message)("text")
    #expect(way.lines == LongWay.lines("text"))
  }

  @Test func `(id) -> ()`() throws {
    let message = way.zoo.table.message("m", as: ObjectToVoid.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, _) in way.note("original", a) })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, callSuper) in callSuper(a) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a) in way.note("before", a) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a) in way.note("after", a) })
    way.forwarder.send(message)(cat)
    #expect(way.lines == LongWay.lines("Cat"))
    way.crash()
    way.forwarder.send(message)(cat)
    #expect(way.lines == LongWay.lines("Cat"))
  }

  @Test func `(id, id) -> ()`() throws {
    let message = way.zoo.table.message("m", as: ObjectsToVoid.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, b, _) in way.note("original", a, b) })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, b, callSuper) in callSuper(a, b) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a, b) in way.note("before", a, b) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a, b) in way.note("after", a, b) })
    way.forwarder.send(message)(cat, dog)
    #expect(way.lines == LongWay.lines("Cat Dog"))
    way.crash()
    way.forwarder.send(message)(cat, dog)
    #expect(way.lines == LongWay.lines("Cat Dog"))
  }

  @Test func `(SEL) -> ()`() throws {
    let message = way.zoo.table.message("m", as: SelectorToVoid.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, _) in way.note("original", a) })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, callSuper) in callSuper(a) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a) in way.note("before", a) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a) in way.note("after", a) })
    way.forwarder.send(message)(roar)
    #expect(way.lines == LongWay.lines("roar"))
    way.crash()
    way.forwarder.send(message)(roar)
    #expect(way.lines == LongWay.lines("roar"))
  }

  @Test func `(SEL, id, id) -> ()`() throws {
    let message = way.zoo.table.message("m", as: ActionToVoid.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, b, c, _) in way.note("original", a, b, c) })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, b, c, callSuper) in callSuper(a, b, c) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a, b, c) in way.note("before", a, b, c) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a, b, c) in way.note("after", a, b, c) })
    way.forwarder.send(message)(roar, cat, dog)
    #expect(way.lines == LongWay.lines("roar Cat Dog"))
    way.crash()
    way.forwarder.send(message)(roar, cat, dog)
    #expect(way.lines == LongWay.lines("roar Cat Dog"))
  }
}
