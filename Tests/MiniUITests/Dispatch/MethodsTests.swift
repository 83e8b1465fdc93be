import Testing

@testable import MiniUI

@Suite struct Methods {
  private let zoo: Zoo

  init() throws {
    zoo = try Zoo()
  }

  @Test func `T250 OB-1 a method is not added to a class that has one`() {
    zoo.implement(.roar, in: zoo.animal)
    let before = zoo.method("roar", of: zoo.animal)?.implementation
    #expect(!zoo.animal.addMethod(.roar, zoo.instead("fn")))
    #expect(zoo.method("roar", of: zoo.animal)?.implementation === before)
    #expect(zoo.notes(of: .roar, toNew: zoo.animal) == ["Animal roar"])
  }

  @Test func `T252 an added method is visible from the subclass`() {
    #expect(zoo.animal.addMethod(.roar, zoo.instead("fn")))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["fn"])
  }

  @Test func `OB-1 adding a method overrides the inherited one`() {
    zoo.implement(.roar, in: zoo.animal)
    #expect(zoo.cat.addMethod(.roar, zoo.instead("fn")))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["fn"])
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["fn"])
    #expect(zoo.notes(of: .roar, toNew: zoo.dog) == ["Animal roar"])
  }

  @Test func `T253 OB-2 replacing an inherited method adds a method and returns nil`() {
    zoo.implement(.roar, in: zoo.animal)
    #expect(zoo.cat.replaceMethod(.roar, zoo.instead("fn")) == nil)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["fn"])
    #expect(zoo.notes(of: .roar, toNew: zoo.animal) == ["Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.dog) == ["Animal roar"])
  }

  @Test func `T254 OB-2 replacing the class's own method returns the old implementation`() {
    zoo.implement(.roar, in: zoo.animal)
    let old = zoo.method("roar", of: zoo.animal)?.implementation
    #expect(old != nil)
    #expect(zoo.animal.replaceMethod(.roar, zoo.instead("fn")) === old)
    #expect(zoo.notes(of: .roar, toNew: zoo.animal) == ["fn"])
  }

  @Test func `OB-2 replacing a missing method adds it`() {
    #expect(zoo.cat.replaceMethod(.roar, zoo.instead("fn")) == nil)
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["fn"])
    #expect(!zoo.responds(zoo.animal, to: "roar"))
  }

  @Test func `OB-3 an inherited method is the superclass's method object`() {
    zoo.implement(.roar, in: zoo.animal)
    let method = zoo.method("roar", of: zoo.lion)
    #expect(method === zoo.method("roar", of: zoo.animal))
    #expect(method?.owner === zoo.animal)
  }

  @Test func `OB-3 setting the implementation of an inherited method changes every sibling`() {
    zoo.implement(.roar, in: zoo.animal)
    _ = zoo.notes(of: .roar, toNew: zoo.dog)
    zoo.method("roar", of: zoo.cat)?.setImplementation(zoo.instead("fn").implementation)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["fn"])
    #expect(zoo.notes(of: .roar, toNew: zoo.dog) == ["fn"])
    #expect(zoo.notes(of: .roar, toNew: zoo.animal) == ["fn"])
  }

  @Test func `setting an implementation returns the previous one`() {
    zoo.implement(.roar, in: zoo.animal)
    let method = zoo.method("roar", of: zoo.animal)
    let old = method?.implementation
    #expect(method?.setImplementation(zoo.instead("fn").implementation) === old)
    #expect(method?.implementation !== old)
  }

  @Test func `a saved implementation can be called by hand`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let saved = try #require(zoo.method("roar", of: zoo.animal)?.implementation)
    saved.call(on: zoo.dog.make(), as: Message<ToVoid>.purr)()
    #expect(zoo.log.lines == ["Animal roar"])
  }

  @Test func `two methods may run one implementation`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let shared = try #require(zoo.method("roar", of: zoo.animal)?.implementation)
    #expect(zoo.dog.addMethod(zoo.table.selector("purr"), shared))
    #expect(zoo.notes(of: .purr, toNew: zoo.dog) == ["Animal roar"])
    #expect(!zoo.responds(zoo.cat, to: "purr"))
  }

  @Test func `OB-8 an object responds to inherited and to added methods`() {
    let lion = zoo.lion.make()
    let roar = zoo.table.selector("roar")
    #expect(!lion.responds(to: roar))
    zoo.implement(.roar, in: zoo.animal)
    #expect(lion.responds(to: roar))
    #expect(zoo.lion.implements(roar))
    #expect(!zoo.lion.metaclass.implements(roar))
  }

  @Test func `OB-8 an override of respondsToSelector: decides the answer`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.cat.addMethod(.respondsToSelector, Body { (_: DynamicObject, _, _) in false })
    #expect(!zoo.cat.make().responds(to: zoo.table.selector("roar")))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
  }

  @Test func `OB-12 an instance method and a class method of equal name are independent`() {
    zoo.implement(.roar, in: zoo.cat)
    zoo.implement(.roar, in: zoo.cat.metaclass)
    zoo.cat.replaceMethod(.roar, zoo.instead("fn"))
    #expect(zoo.notes(of: .roar, to: zoo.cat) == ["+Cat roar"])
    zoo.cat.metaclass.replaceMethod(.roar, zoo.instead("class fn"))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["fn"])
    #expect(zoo.notes(of: .roar, to: zoo.cat) == ["class fn"])
  }

  @Test func `OB-12 replacing a class method in a subclass keeps the parent's`() {
    zoo.implement(.roar, in: zoo.animal.metaclass)
    zoo.cat.metaclass.replaceMethod(.roar, zoo.instead("fn"))
    #expect(zoo.notes(of: .roar, to: zoo.lion) == ["fn"])
    #expect(zoo.notes(of: .roar, to: zoo.animal) == ["+Animal roar"])
    #expect(zoo.notes(of: .roar, to: zoo.dog) == ["+Animal roar"])
  }

  @Test func `OB-19 a message to nil has no effect and returns zero`() {
    let nobody: DynamicObject? = nil
    nobody?.send(.roar)()
    #expect(nobody?.send(.words)() == nil)
    #expect(nobody?.send(Message<ToInt>(named: "count"))() ?? 0 == 0)
    #expect(nobody?.send(.respondsToSelector)(zoo.table.selector("roar")) ?? false == false)
    #expect(zoo.crashes.exceptions == [])
  }

  @Test func `a selector has one number and keeps its name`() {
    let roar = zoo.table.selector("roar")
    #expect(roar == zoo.table.selector("roar"))
    #expect(roar != zoo.table.selector("purr"))
    #expect(zoo.table.name(of: roar) == "roar")
    #expect(zoo.table.name(of: zoo.table.message("a:b:", as: ToVoid.self).selector) == "a:b:")
  }
}
