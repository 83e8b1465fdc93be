import Testing

@testable import MiniUI

@Suite struct Exceptions {
  private let zoo = Zoo()

  @Test func `an unrecognised message is reported once, in the words of a crash report`() {
    let cat = zoo.cat.make()
    cat.send(.roar)()
    cat.send(.roar)()
    cat.send(.purr)()
    #expect(
      zoo.crashes.exceptions == [
        .invalidArgument("-[Cat roar]: unrecognized selector sent to instance")
      ])
    #expect(
      zoo.crashes.exceptions.first?.description
        == "NSInvalidArgumentException: -[Cat roar]: unrecognized selector sent to instance")
  }

  @Test func `an unrecognised class message is reported as such`() {
    zoo.cat.send(.roar)()
    #expect(
      zoo.crashes.exceptions.map(\.reason)
        == ["+[Cat roar]: unrecognized selector sent to class"])
  }

  @Test func `a message sent with other types than its method's ends the process`() {
    zoo.cat.addMethod(Message<ToInt>(named: "count"), Body { (_: DynamicObject, _) in 7 })
    #expect(zoo.lion.make().send(Message<ToDouble>(named: "count"))() == 0)
    #expect(
      zoo.crashes.exceptions == [
        .invalidArgument("count is (Cat) -> Int but was sent as (Cat) -> Double")
      ])
  }

  @Test func `types are checked for cached methods, too`() {
    let count = Message<ToInt>(named: "count")
    zoo.cat.addMethod(count, Body { (_: DynamicObject, _) in 7 })
    let cat = zoo.cat.make()
    #expect(cat.send(zoo.table.message("count", as: ToInt.self))() == 7)
    #expect(cat.send(zoo.table.message("count", as: ToText.self))() == nil)
    #expect(zoo.crashes.exceptions.count == 1)
  }

  @Test func `a method whose types were exchanged ends the process, and works when restored`() {
    let count = Message<ToInt>(named: "count")
    zoo.cat.addMethod(count, Body { (_: DynamicObject, _) in 7 })
    zoo.implement(.roar, in: zoo.cat)
    let methods = (zoo.method("roar", of: zoo.cat), zoo.method("count", of: zoo.cat))
    _ = zoo.notes(of: .roar, toNew: zoo.lion)
    for _ in 0..<2 { methods.0?.exchangeImplementations(with: methods.1) }
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Cat roar"])
    methods.0?.exchangeImplementations(with: methods.1)
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == [])
    #expect(
      zoo.crashes.exceptions.map(\.reason)
        == ["roar is (Cat) -> Int but was sent as (Cat) -> ()"])
  }

  @Test func `after the end every send has no effect and returns zero`() {
    let count = Message<ToInt>(named: "count")
    zoo.cat.addMethod(count, Body { (_: DynamicObject, _) in 7 })
    zoo.implement(.roar, in: zoo.cat)
    let cat = zoo.cat.make()
    #expect(cat.send(count)() == 7)
    crash()
    #expect((cat.send(count)(), zoo.notes(of: .roar, to: cat)) == (0, []))
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == [])
    #expect(!cat.responds(to: zoo.table.selector("roar")))
    #expect(zoo.crashes.exceptions.count == 1)
  }

  @Test func `after the end a running hook cannot call its original`() throws {
    zoo.implement(.roar, in: zoo.animal)
    for name in ["outer", "inner"] {
      try zoo.animal.hook(
        .roar, owner: name,
        Body { [self] (_: DynamicObject, original) in
          zoo.log.add("\(name) in")
          if name == "inner" { crash() }
          original()
          zoo.log.add("\(name) out")
        })
    }
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["inner in", "inner out"])
  }

  @Test func `after the end a running hook cannot call an inherited original`() throws {
    zoo.implement(.roar, in: zoo.animal)
    try zoo.cat.hook(.roar, owner: "h", .before { [self] (_: DynamicObject) in crash() })
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == [])
  }

  @Test func `after the end a running method cannot call super`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.cat.addMethod(
      .roar,
      Body { [self] (_: DynamicObject, callSuper) in
        crash()
        callSuper()
      })
    #expect((zoo.notes(of: .roar, toNew: zoo.lion), zoo.crashes.exceptions.count) == ([], 1))
  }

  @Test func `after the end naive code cannot call a saved implementation`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let method = try #require(zoo.method("roar", of: zoo.animal))
    let saved = try #require(method.implementation)
    method.setImplementation(
      Body<ToVoid, DynamicObject> { [self] object, _ in
        crash()
        saved.call(on: object, as: Message<ToVoid>.roar)()
      }.implementation)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == [])
  }

  @Test func `a call whose arguments end the process does not run`() {
    let feed = Message<ObjectToVoid>(named: "feed:")
    zoo.cat.addMethod(feed, Body { [zoo] (_: DynamicObject, _, _) in zoo.log.add("fed") })
    func food() -> DynamicObject? {
      crash()
      return nil
    }
    zoo.cat.make().send(feed)(food())
    #expect(zoo.log.lines == [])
  }

  @Test func `a method that changes its types during a call ends only the app`()
    async
  {
    await #expect(processExitsWith: .success) {
      let zoo = Zoo()
      let feed = Message<ObjectToVoid>(named: "feed:")
      zoo.cat.addMethod(feed, Body { (_: DynamicObject, _, _) in })
      func food() -> DynamicObject? {
        let count = Body<ToInt, DynamicObject> { _, _ in 7 }
        zoo.method("feed:", of: zoo.cat)?.setImplementation(count.implementation)
        return nil
      }
      zoo.cat.make().send(feed)(food())
      precondition(zoo.crashes.exceptions.count == 1)
    }
  }

  @Test func `messages work while the handler runs`() {
    zoo.implement(.purr, in: zoo.cat)
    let cat = zoo.cat.make()
    zoo.crashes.handler = { _ in cat.send(.purr)() }
    #expect((zoo.notes(of: .roar, to: cat), zoo.notes(of: .purr, to: cat)) == (["Cat purr"], []))
  }

  @Test func `an exception in the handler does not call the handler again`() {
    let cat = zoo.cat.make()
    zoo.crashes.handler = { [zoo] _ in
      if zoo.crashes.exceptions.count < 3 { cat.send(.purr)() }
    }
    cat.send(.roar)()
    #expect(
      zoo.crashes.exceptions.map(\.reason)
        == ["-[Cat roar]: unrecognized selector sent to instance"])
  }

  @Test func `a raised exception ends the process once`() {
    zoo.table.raise(.inconsistency("rows do not add up"))
    zoo.table.raise(.inconsistency("again"))
    #expect(
      zoo.crashes.exceptions == [
        SimulatedException(name: "NSInternalInconsistencyException", reason: "rows do not add up")
      ])
  }

  @Test func `a table without a host ends without a report`() throws {
    let zoo = Zoo()
    zoo.table.owner = nil
    zoo.implement(.roar, in: zoo.cat)
    zoo.cat.make().send(.purr)()
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == [])
  }

  @Test func `hooks of an ended process can be removed`() throws {
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    let object = zoo.dog.make()
    let alone = try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    crash()
    #expect([hook.remove(), hook.remove(), alone.remove()] == [true, false, true])
    #expect(object.isa === zoo.dog)
  }

  @Test func `objects of an ended process can be released`() throws {
    var object: DynamicObject? = zoo.cat.make()
    weak let gone = object
    try object?.hookThisObject(.roar, owner: "h", zoo.before("h"))
    crash()
    object = nil
    #expect(gone == nil)
  }

  private func crash() { zoo.table.raise(.inconsistency("crash")) }
}
