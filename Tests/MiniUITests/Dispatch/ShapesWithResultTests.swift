import Testing

@testable import MiniUI

/// Every shape with a result keeps it, and its arguments, through forwarding, hooks and `super`.
@Suite struct ShapesWithResult {
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

  @Test func `() -> Bool`() throws {
    let message = way.zoo.table.message("m", as: ToBool.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, _) in
        way.note("original")
        return true
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, callSuper) in callSuper() })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject) in way.note("before") })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject) in way.note("after") })
    #expect(way.forwarder.send(message)())
    #expect(way.lines == LongWay.lines(""))
    way.crash()
    #expect(!way.forwarder.send(message)())
  }

  @Test func `(id) -> Bool`() throws {
    let message = way.zoo.table.message("m", as: ObjectToBool.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, _) in
        way.note("original", a)
        return true
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, callSuper) in callSuper(a) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a) in way.note("before", a) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a) in way.note("after", a) })
    #expect(way.forwarder.send(message)(cat))
    #expect(way.lines == LongWay.lines("Cat"))
    way.crash()
    #expect(!way.forwarder.send(message)(cat))
  }

  @Test func `(id, id) -> Bool`() throws {
    let message = way.zoo.table.message("m", as: ObjectsToBool.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, b, _) in
        way.note("original", a, b)
        return true
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, b, callSuper) in callSuper(a, b) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a, b) in way.note("before", a, b) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a, b) in way.note("after", a, b) })
    #expect(way.forwarder.send(message)(cat, dog))
    #expect(way.lines == LongWay.lines("Cat Dog"))
    way.crash()
    #expect(!way.forwarder.send(message)(cat, dog))
  }

  @Test func `(SEL) -> Bool`() throws {
    let message = way.zoo.table.message("m", as: SelectorToBool.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, _) in
        way.note("original", a)
        return true
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, callSuper) in callSuper(a) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a) in way.note("before", a) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a) in way.note("after", a) })
    #expect(way.forwarder.send(message)(roar))
    #expect(way.lines == LongWay.lines("roar"))
    way.crash()
    #expect(!way.forwarder.send(message)(roar))
  }

  @Test func `(SEL, id, id, id) -> Bool`() throws {
    let message = way.zoo.table.message("m", as: ActionToBool.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, b, c, d, _) in
        way.note("original", a, b, c, d)
        return true
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, b, c, d, callSuper) in callSuper(a, b, c, d) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a, b, c, d) in way.note("before", a, b, c, d) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a, b, c, d) in way.note("after", a, b, c, d) })
    #expect(way.forwarder.send(message)(roar, cat, dog, nil))
    #expect(way.lines == LongWay.lines("roar Cat Dog nil"))
    way.crash()
    #expect(!way.forwarder.send(message)(roar, cat, dog, nil))
  }

  @Test func `(CGPoint, id) -> Bool`() throws {
    let message = way.zoo.table.message("m", as: PointToBool.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, a, b, _) in
        way.note("original", a, b)
        return true
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, b, callSuper) in callSuper(a, b) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a, b) in way.note("before", a, b) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a, b) in way.note("after", a, b) })
    #expect(way.forwarder.send(message)(Point(x: 1, y: 2), cat))
    #expect(way.lines == LongWay.lines("1 2 Cat"))
    way.crash()
    #expect(!way.forwarder.send(message)(Point(x: 1, y: 2), cat))
  }

  @Test func `() -> id`() throws {
    let message = way.zoo.table.message("m", as: ToObject.self)
    way.animal.addMethod(
      message,
      Body { [way, dog] (_: DynamicObject, _) in
        way.note("original")
        return dog
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, callSuper) in callSuper() })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject) in way.note("before") })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject) in way.note("after") })
    #expect(way.forwarder.send(message)() === dog)
    #expect(way.lines == LongWay.lines(""))
    way.crash()
    #expect(way.forwarder.send(message)() == nil)
  }

  @Test func `(id) -> id`() throws {
    let message = way.zoo.table.message("m", as: ObjectToObject.self)
    way.animal.addMethod(
      message,
      Body { [way, dog] (_: DynamicObject, a, _) in
        way.note("original", a)
        return dog
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, callSuper) in callSuper(a) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a) in way.note("before", a) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a) in way.note("after", a) })
    #expect(way.forwarder.send(message)(cat) === dog)
    #expect(way.lines == LongWay.lines("Cat"))
    way.crash()
    #expect(way.forwarder.send(message)(cat) == nil)
  }

  @Test func `(SEL) -> id`() throws {
    let message = way.zoo.table.message("m", as: SelectorToObject.self)
    way.animal.addMethod(
      message,
      Body { [way, dog] (_: DynamicObject, a, _) in
        way.note("original", a)
        return dog
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, callSuper) in callSuper(a) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a) in way.note("before", a) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a) in way.note("after", a) })
    #expect(way.forwarder.send(message)(roar) === dog)
    #expect(way.lines == LongWay.lines("roar"))
    way.crash()
    #expect(way.forwarder.send(message)(roar) == nil)
  }

  @Test func `(CGPoint, id) -> id`() throws {
    let message = way.zoo.table.message("m", as: PointToObject.self)
    way.animal.addMethod(
      message,
      Body { [way, dog] (_: DynamicObject, a, b, _) in
        way.note("original", a, b)
        return dog
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, a, b, callSuper) in callSuper(a, b) })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject, a, b) in way.note("before", a, b) })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject, a, b) in way.note("after", a, b) })
    #expect(way.forwarder.send(message)(Point(x: 1, y: 2), cat) === dog)
    #expect(way.lines == LongWay.lines("1 2 Cat"))
    way.crash()
    #expect(way.forwarder.send(message)(Point(x: 1, y: 2), cat) == nil)
  }

  @Test func `() -> Int`() throws {
    let message = way.zoo.table.message("m", as: ToInt.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, _) in
        way.note("original")
        return 7
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, callSuper) in callSuper() })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject) in way.note("before") })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject) in way.note("after") })
    #expect(way.forwarder.send(message)() == 7)
    #expect(way.lines == LongWay.lines(""))
    way.crash()
    #expect(way.forwarder.send(message)() == 0)
  }

  @Test func `() -> Double`() throws {
    let message = way.zoo.table.message("m", as: ToDouble.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, _) in
        way.note("original")
        return 1.5
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, callSuper) in callSuper() })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject) in way.note("before") })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject) in way.note("after") })
    #expect(way.forwarder.send(message)() == 1.5)
    #expect(way.lines == LongWay.lines(""))
    way.crash()
    #expect(way.forwarder.send(message)() == 0)
  }

  @Test func `() -> NSString`() throws {
    let message = way.zoo.table.message("m", as: ToText.self)
    way.animal.addMethod(
      message,
      Body { [way] (_: DynamicObject, _) in
        way.note("original")
        return "text"
      })
    way.cat.addMethod(
      message, Body { (_: DynamicObject, callSuper) in callSuper() })
    try way.cat.hook(
      message, owner: "before",
      .before { [way] (_: DynamicObject) in way.note("before") })
    try way.cat.hook(
      message, owner: "after",
      .after { [way] (_: DynamicObject) in way.note("after") })
    #expect(way.forwarder.send(message)() == "text")
    #expect(way.lines == LongWay.lines(""))
    way.crash()
    #expect(way.forwarder.send(message)() == nil)
  }
}
