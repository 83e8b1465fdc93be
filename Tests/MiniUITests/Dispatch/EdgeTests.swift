import Testing

@testable import MiniUI

/// Combinations of two rules of the dispatch table.
@Suite struct DispatchEdges {
  @Test func `OB-6 super passes through a method that has become inherited`() throws {
    let zoo = Zoo()
    let other: Message<ToVoid> = zoo.table.message("purr")
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(other, in: zoo.cat)
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    zoo.method("roar", of: zoo.cat)?
      .exchangeImplementations(with: zoo.method("purr", of: zoo.cat))
    hook.remove()
    zoo.implement(other, in: zoo.lion, callsSuper: true)
    #expect(zoo.notes(of: other, toNew: zoo.cat) == ["Animal roar"])
    #expect(zoo.notes(of: other, toNew: zoo.lion) == ["Lion purr", "Animal roar"])
  }

  @Test func `a call made before its method was removed does not run later code of another shape`()
    throws
  {
    let zoo = Zoo()
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    let record = try #require(zoo.method("roar", of: zoo.cat))
    let call = zoo.cat.make().send(.roar)
    hook.remove()
    record.setImplementation(Body<ToText, DynamicObject> { _, _ in "words" }.implementation)
    call()
    #expect(zoo.crashes.exceptions.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test(arguments: [false, true])
  func `an exchange of implementations for unrelated classes ends the process`(isHooked: Bool)
    throws
  {
    let zoo = Zoo()
    let bear = zoo.table[Bear.self]
    zoo.implement(.roar, in: zoo.cat)
    if isHooked { try bear.hook(.countUp, owner: "h", zoo.before("h")) }
    zoo.method("roar", of: zoo.cat)?
      .exchangeImplementations(with: zoo.method("countUp", of: bear))
    #expect(
      zoo.crashes.exceptions.map(\.reason)
        == ["an implementation for Bear receivers cannot run in Cat"])
  }

  @Test func `objects that forward to each other end the process`() throws {
    let zoo = Zoo()
    let (one, other) = (zoo.cat.make(), zoo.cat.make())
    zoo.cat.addMethod(
      .forwardingTarget, Body { (cat: DynamicObject, _, _) in cat === one ? other : one })
    one.send(.roar)()
    #expect(zoo.crashes.exceptions.map(\.reason) == ["roar is forwarded in a cycle"])
  }

  @Test func `respondsToSelector lets the resolver add the method first`() throws {
    let zoo = Zoo()
    zoo.cat.metaclass.addMethod(
      .resolveInstanceMethod,
      Body { (type: DynamicClass, _, _) in
        type.addMethod(.roar, zoo.instead("resolved"))
        return true
      })
    #expect(zoo.cat.make().responds(to: zoo.table.selector("roar")))
  }

  @Test func `a Label cannot change to a subclass of Button without a definition`() async throws {
    await #expect(processExitsWith: .failure) {
      final class PlainButton: Button {}
      let process = Device().start(App())
      Label(in: process).setClass(process.classes[PlainButton.self])
    }
  }

  @Test func `an implementation cannot be called by hand before a class has it`() async throws {
    await #expect(processExitsWith: .failure) {
      let zoo = Zoo()
      let body = Body<ToVoid, DynamicObject> { _, _ in }
      body.implementation.call(on: zoo.cat.make(), as: Message<ToVoid>.roar)()
    }
  }
}
