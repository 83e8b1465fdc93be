import Testing

@testable import MiniUI

@Suite struct Hooks {
  private let zoo = Zoo()

  @Test(arguments: Story.all("Hooks"))
  func `hooks run in the order and for the receivers of each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
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

  @Test func `a hook gets its receiver as the declared class`() throws {
    let polar = try zoo.table.declareClass("PolarBear", superclass: zoo.table[Bear.self])
    try polar.hook(.countUp, owner: "h", .before { (bear: Bear) in bear.count += 10 })
    let bear = try #require(polar.make() as? Bear)
    bear.send(.countUp)()
    #expect(bear.count == 11)
  }

  @Test func `the original of a hook on an unimplemented message returns zero`() throws {
    let count = Message<ToInt>(named: "count")
    try zoo.cat.hook(count, owner: "h", Body { (_: DynamicObject, original) in original() })
    #expect(zoo.cat.make().send(count)() == 0)
  }

  @Test func `a hook on a class method gets the class that received the message`() throws {
    let text = Message<ToText>.words
    zoo.animal.metaclass.addMethod(text, .answer("an animal"))
    try zoo.animal.metaclass.hook(
      text, owner: "h",
      Body { (type: DynamicClass, original) in "\(type.name) is \(original() ?? "")" })
    #expect(zoo.lion.send(text)() == "Lion is an animal")
  }

  @Test func `a method of the root class can be hooked`() throws {
    try zoo.cat.hook(.respondsToSelector, owner: "h", Body { (_: DynamicObject, _, _) in true })
    #expect(zoo.lion.make().responds(to: zoo.table.selector("roar")))
    #expect(!zoo.dog.make().responds(to: zoo.table.selector("roar")))
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

  @Test
  func `a hook installed on the superclass while the message runs is reached by super`() throws {
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
}

@Suite struct ObjectHooks {
  private let zoo = Zoo()

  @Test(arguments: Story.all("ObjectHooks"))
  func `the hooks of one object run and leave as in each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
  }

  @Test func `an object that is released with a private class releases that class`() throws {
    let before = zoo.table.description
    var object: DynamicObject? = zoo.cat.make()
    let hook = try object?.hookThisObject(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.table.description != before)
    object = nil
    #expect(zoo.table.description == before)
    #expect(zoo.cat.subclasses.filter { !$0.isRetired }.map(\.name) == ["Lion"])
    #expect((hook?.remove(), zoo.table.description) == (true, before))
  }
}

@Suite struct HookRemoval {
  private let zoo = Zoo()

  @Test(arguments: Story.all("HookRemoval"))
  func `a removal has the result of each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `three hooks can be removed in any order`(_ order: [Int]) throws {
    zoo.implement(.roar, in: zoo.animal)
    try check(order, on: zoo.animal)
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `three hooks on an inherited method can be removed in any order`(_ order: [Int]) throws {
    zoo.implement(.roar, in: zoo.animal)
    try check(order, on: zoo.cat)
    #expect(zoo.method("roar", of: zoo.cat)?.owner === zoo.animal)
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `hooks on a class, its superclass and an object can be removed in any order`(_ order: [Int])
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    let before = zoo.table.description
    let object = zoo.cat.make()
    let hooks = try [
      zoo.animal.hook(.roar, owner: "0", zoo.before("0")),
      zoo.cat.hook(.roar, owner: "1", zoo.before("1")),
      object.hookThisObject(.roar, owner: "2", zoo.before("2")),
    ]
    var left = [2, 1, 0]
    for number in order {
      hooks[number].remove()
      left.removeAll { $0 == number }
      let expected = left.map(String.init) + ["Animal roar"]
      #expect(zoo.notes(of: .roar, to: object) == expected)
    }
    #expect(zoo.table.description == before)
  }

  @Test func `a hook may outlive its table`() throws {
    func makeHook() throws -> Hook {
      let zoo = Zoo()
      return try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    }
    let hook = try makeHook()
    #expect([hook.remove(), hook.remove()] == [true, false])
  }

  private func check(_ order: [Int], on type: DynamicClass) throws {
    let before = zoo.table.description
    let hooks = try (0..<3).map { try type.hook(.roar, owner: "\($0)", zoo.before("\($0)")) }
    var left = [2, 1, 0]
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["2", "1", "0", "Animal roar"])
    for number in order {
      #expect(hooks[number].remove())
      left.removeAll { $0 == number }
      #expect(zoo.notes(of: .roar, toNew: zoo.lion) == left.map(String.init) + ["Animal roar"])
    }
    #expect(zoo.table.description == before)
  }
}
