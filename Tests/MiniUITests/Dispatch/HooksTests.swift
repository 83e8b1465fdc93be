import Testing

@testable import MiniUI

@Suite struct Hooks {
  private let zoo: Zoo

  init() throws {
    zoo = try Zoo()
  }

  // MARK: Order

  @Test func `a before hook runs before the original`() throws {
    zoo.implement(.roar, in: zoo.animal)
    try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, toNew: zoo.animal) == ["h", "Animal roar"])
  }

  @Test func `an after hook runs after the original has returned`() throws {
    zoo.implement(.roar, in: zoo.animal)
    try zoo.animal.hook(.roar, owner: "h", zoo.after("h"))
    #expect(zoo.notes(of: .roar, toNew: zoo.animal) == ["Animal roar", "h"])
  }

  @Test func `a hook that replaces a method suppresses the original`() throws {
    zoo.implement(.roar, in: zoo.animal)
    try zoo.animal.hook(.roar, owner: "h", zoo.instead("h"))
    #expect(zoo.notes(of: .roar, toNew: zoo.animal) == ["h"])
  }

  @Test func `a hook may call the original twice and with other arguments`() throws {
    let feed = Message<IntToVoid>(named: "feed:")
    let log = zoo.log
    zoo.animal.addMethod(feed, Body { (_: DynamicObject, number, _) in log.add("fed \(number)") })
    try zoo.animal.hook(
      feed, owner: "h",
      Body { (_: DynamicObject, number, original) in
        original(number + 1)
        original(number + 2)
      })
    zoo.cat.make().send(feed)(1)
    #expect(log.lines == ["fed 2", "fed 3"])
  }

  @Test func `a hook may change the result, before and after hooks pass it on`() throws {
    let count = Message<ToInt>(named: "count")
    zoo.animal.addMethod(count, Body { (_: DynamicObject, _) in 7 })
    try zoo.animal.hook(count, owner: "before", .before { (_: DynamicObject) in })
    try zoo.animal.hook(count, owner: "after", .after { (_: DynamicObject) in })
    #expect(zoo.cat.make().send(count)() == 7)
    try zoo.animal.hook(count, owner: "instead", Body { (_: DynamicObject, call) in -call() })
    #expect(zoo.cat.make().send(count)() == -7)
  }

  @Test func `the newest hook runs first`() throws {
    zoo.implement(.roar, in: zoo.animal)
    for name in ["1", "2", "3"] { try zoo.animal.hook(.roar, owner: name, zoo.before(name)) }
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["3", "2", "1", "Animal roar"])
  }

  @Test func `a hook gets its receiver as the declared class`() throws {
    let polar = try zoo.table.declareClass("PolarBear", superclass: zoo.table[Bear.self])
    try polar.hook(.countUp, owner: "h", .before { (bear: Bear) in bear.count += 10 })
    let bear = try #require(polar.make() as? Bear)
    bear.send(.countUp)()
    #expect(bear.count == 11)
  }

  // MARK: Hookable methods

  @Test func `OB-14 a hook on a class runs for objects that existed before and for subclasses`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    let existing = [zoo.animal.make(), zoo.lion.make()]
    for object in existing { _ = zoo.notes(of: .roar, to: object) }
    try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    for object in existing {
      #expect(zoo.notes(of: .roar, to: object) == ["h", "Animal roar"])
    }
  }

  @Test func `a hook on an inherited method overrides it only for that class`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["h", "Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.dog) == ["Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.animal) == ["Animal roar"])
    hook.remove()
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Animal roar"])
    #expect(zoo.method("roar", of: zoo.cat)?.owner === zoo.animal)
  }

  @Test func `super finds the original of a hook on an inherited method at each send`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    _ = zoo.notes(of: .roar, toNew: zoo.cat)
    zoo.animal.replaceMethod(.roar, zoo.instead("replaced"))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["h", "replaced"])
  }

  @Test func `the original of a hook on an unimplemented message has no effect`() throws {
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["h"])
    #expect(zoo.responds(zoo.cat, to: "roar"))
    #expect(zoo.crashes.exceptions == [])
    hook.remove()
    #expect(!zoo.responds(zoo.cat, to: "roar"))
  }

  @Test func `the original of a hook is found once a superclass implements it`() throws {
    try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    _ = zoo.notes(of: .roar, toNew: zoo.cat)
    zoo.implement(.roar, in: zoo.animal)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["h", "Animal roar"])
  }

  @Test func `the original of a hook on an unimplemented message returns zero`() throws {
    let count = Message<ToInt>(named: "count")
    try zoo.cat.hook(count, owner: "h", Body { (_: DynamicObject, original) in original() })
    #expect(zoo.cat.make().send(count)() == 0)
  }

  @Test func `OB-12 a hook on a class method does not affect the instance method and the parent`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.animal.metaclass)
    let hook = try zoo.cat.metaclass.hook(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, to: zoo.lion) == ["h", "+Animal roar"])
    #expect(zoo.notes(of: .roar, to: zoo.animal) == ["+Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Animal roar"])
    hook.remove()
    #expect(zoo.notes(of: .roar, to: zoo.lion) == ["+Animal roar"])
  }

  @Test func `a hook on a class method gets the class that received the message`() throws {
    let text = Message<ToText>.words
    zoo.animal.metaclass.addMethod(text, .answer("an animal"))
    try zoo.animal.metaclass.hook(
      text, owner: "h",
      Body { (type: DynamicClass, original) in "\(type.name) is \(original() ?? "")" })
    #expect(zoo.lion.send(text)() == "Lion is an animal")
  }

  @Test func `a hook on the root class runs for every object`() throws {
    zoo.implement(.roar, in: zoo.cat)
    try zoo.table.root.hook(.purr, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .purr, toNew: zoo.dog) == ["h"])
    #expect(zoo.notes(of: .purr, to: zoo.dog) == ["h"])
  }

  @Test func `a method of the root class can be hooked`() throws {
    try zoo.cat.hook(
      .respondsToSelector, owner: "h", Body { (_: DynamicObject, _, _) in true })
    #expect(zoo.lion.make().responds(to: zoo.table.selector("roar")))
    #expect(!zoo.dog.make().responds(to: zoo.table.selector("roar")))
  }

  // MARK: While a message runs

  @Test func `a hook that is removed while it runs still reaches its original`() throws {
    zoo.implement(.roar, in: zoo.animal)
    try hookThatLeaves(zoo.animal)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["in", "Animal roar", "out"])
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
  }

  @Test func `a hook on an inherited method that removes itself still reaches super`() throws {
    zoo.implement(.roar, in: zoo.animal)
    try hookThatLeaves(zoo.lion)
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["in", "Animal roar", "out"])
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Animal roar"])
  }

  @Test func `a hook that removes the one behind it continues with the original`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let behind = try zoo.animal.hook(.roar, owner: "behind", zoo.before("behind"))
    try zoo.animal.hook(
      .roar, owner: "front",
      .before { [log = zoo.log] (_: DynamicObject) in
        log.add("front")
        behind.remove()
      })
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["front", "Animal roar"])
  }

  @Test func `a hook that removes itself and the one behind it continues with the original`() throws
  {
    zoo.implement(.roar, in: zoo.animal)
    let behind = try zoo.animal.hook(.roar, owner: "behind", zoo.before("behind"))
    var front: Hook?
    front = try zoo.animal.hook(
      .roar, owner: "front",
      .before { [log = zoo.log] (_: DynamicObject) in
        log.add("front")
        front?.remove()
        behind.remove()
      })
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["front", "Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
  }

  @Test func `a hook installed while the message runs takes effect at the next send`() throws {
    zoo.implement(.roar, in: zoo.animal)
    var hook: Hook?
    zoo.cat.addMethod(
      .roar,
      Body { [zoo] (_: DynamicObject, callSuper) in
        hook = try? hook ?? zoo.cat.hook(.roar, owner: "new", zoo.before("new"))
        callSuper()
      })
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["new", "Animal roar"])
  }

  @Test func `a hook installed on the superclass while the message runs is reached by super`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    try zoo.cat.hook(
      .roar, owner: "h",
      Body { [zoo] (_: DynamicObject, original) in
        _ = try? zoo.animal.hook(.roar, owner: "new", zoo.before("new"))
        original()
      })
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["new", "Animal roar"])
  }

  @Test func `a hook that sends its own message runs recursively`() throws {
    let feed = Message<IntToVoid>(named: "feed:")
    let log = zoo.log
    zoo.animal.addMethod(feed, Body { (_: DynamicObject, number, _) in log.add("fed \(number)") })
    try zoo.animal.hook(
      feed, owner: "h",
      Body { (object: DynamicObject, number, original) in
        if number > 0 { object.send(feed)(number - 1) }
        original(number)
      })
    zoo.cat.make().send(feed)(2)
    #expect(log.lines == ["fed 0", "fed 1", "fed 2"])
  }

  private func hookThatLeaves(_ type: DynamicClass) throws {
    var hook: Hook?
    hook = try type.hook(
      .roar, owner: "h",
      Body { [log = zoo.log] (_: DynamicObject, original) in
        log.add("in")
        hook?.remove()
        original()
        log.add("out")
      })
  }
}
