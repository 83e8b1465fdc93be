import Testing

@testable import MiniUI

@Suite struct SuperSends {
  private let zoo: Zoo

  init() throws {
    zoo = try Zoo()
  }

  @Test func `super resolves from the class that contains the code, not the receiver's`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Cat roar", "Animal roar"])
  }

  @Test func `overrides that call super run from the subclass up`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    zoo.implement(.roar, in: zoo.lion, callsSuper: true)
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Lion roar", "Cat roar", "Animal roar"])
  }

  @Test func `super skips a class that does not implement the message`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.lion, callsSuper: true)
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Lion roar", "Animal roar"])
  }

  @Test func `T259 OB-6 a hook on the base runs when a subclass calls super`() throws {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    let lion = zoo.lion.make()
    _ = zoo.notes(of: .roar, to: lion)
    try zoo.animal.hook(.roar, owner: "base", zoo.before("base"))
    #expect(zoo.notes(of: .roar, to: lion) == ["Cat roar", "base", "Animal roar"])
  }

  @Test func `OB-6 a hook on the base misses an override without super`() throws {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.cat)
    try zoo.animal.hook(.roar, owner: "base", zoo.before("base"))
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Cat roar"])
  }

  @Test func `OB-6 hooks on base and subclass nest from the subclass to the base`() throws {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    try zoo.cat.hook(.roar, owner: "sub", zoo.before("sub"))
    try zoo.animal.hook(.roar, owner: "base", zoo.before("base"))
    let expected = ["sub", "Cat roar", "base", "Animal roar"]
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == expected)
  }

  @Test func `OB-6 super keeps its meaning when an implementation is moved`() throws {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    let code = try #require(zoo.method("roar", of: zoo.cat)?.implementation)
    zoo.implement(.purr, in: zoo.animal)
    zoo.dog.addMethod(zoo.table.selector("purr"), code)
    #expect(zoo.notes(of: .purr, toNew: zoo.dog) == ["Cat roar", "Animal roar"])
  }

  @Test func `OB-6 super in moved code means the superclass of its origin`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    let code = try #require(zoo.method("roar", of: zoo.cat)?.implementation)
    let plant = try zoo.table.declareClass("Plant", superclass: zoo.table.root)
    let tree = try zoo.table.declareClass("Tree", superclass: plant)
    zoo.implement(.roar, in: plant)
    tree.addMethod(zoo.table.selector("roar"), code)
    #expect(zoo.notes(of: .roar, toNew: tree) == ["Cat roar", "Animal roar"])
  }

  @Test func `OB-7 super sends the selector that is written in the code`() throws {
    zoo.animal.addMethod(
      .roar, Body { [zoo] (_: DynamicObject, call) in zoo.log.add(name(of: call)) })
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    zoo.implement(.purr, in: zoo.cat)
    zoo.method("roar", of: zoo.cat)?
      .exchangeImplementations(with: zoo.method("purr", of: zoo.cat))
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["Cat roar", "roar"])
  }

  @Test func `super of an added method calls the overridden method`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.cat.addMethod(.roar, zoo.after("fn"))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar", "fn"])
  }

  @Test func `super in a class method follows the metaclasses and ends at the root class`() {
    zoo.implement(.roar, in: zoo.table.root)
    zoo.implement(.roar, in: zoo.animal.metaclass, callsSuper: true)
    zoo.implement(.roar, in: zoo.cat.metaclass, callsSuper: true)
    let expected = ["+Cat roar", "+Animal roar", "NSObject roar"]
    #expect(zoo.notes(of: .roar, to: zoo.lion) == expected)
  }

  @Test func `super without an implementation above ends the process`() {
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Cat roar"])
    #expect(
      zoo.crashes.exceptions.map(\.reason)
        == ["-[Lion roar]: unrecognized selector sent to instance"])
  }

  @Test func `super with other types ends the process`() {
    zoo.animal.addMethod(Message<ToInt>(named: "roar"), Body { (_: DynamicObject, _) in 7 })
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Cat roar"])
    #expect(
      zoo.crashes.exceptions.map(\.reason)
        == ["roar is (Animal) -> Int but was sent as (Animal) -> ()"])
  }
}

private func name(of call: Call<ToVoid>) -> String {
  call.receiver.table.name(of: call.selector)
}
