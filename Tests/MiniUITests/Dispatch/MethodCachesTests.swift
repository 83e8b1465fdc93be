import Testing

@testable import MiniUI

@Suite struct MethodCaches {
  private let zoo: Zoo

  init() throws {
    zoo = try Zoo()
  }

  @Test func `OB-18 setting an implementation takes effect in classes that looked the method up`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.dog)
    let all = [zoo.animal, zoo.cat, zoo.lion, zoo.dog]
    for type in all { _ = zoo.notes(of: .roar, toNew: type) }
    zoo.method("roar", of: zoo.animal)?.setImplementation(zoo.instead("fn").implementation)
    #expect(all.flatMap { zoo.notes(of: .roar, toNew: $0) } == ["fn", "fn", "fn", "Dog roar"])
  }

  @Test func `OB-18 an override takes effect in every cached class below`() {
    zoo.implement(.roar, in: zoo.animal)
    let lion = zoo.lion.make()
    #expect(zoo.notes(of: .roar, to: lion) == ["Animal roar"])
    zoo.implement(.roar, in: zoo.cat)
    #expect(zoo.notes(of: .roar, to: lion) == ["Cat roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.dog) == ["Animal roar"])
  }

  @Test func `OB-18 a missing method is found once a superclass has it`() {
    let roar = zoo.table.selector("roar")
    #expect([zoo.lion, zoo.cat, zoo.dog].map { $0.implements(roar) } == [false, false, false])
    zoo.implement(.roar, in: zoo.animal)
    #expect([zoo.lion, zoo.cat, zoo.dog].map { $0.implements(roar) } == [true, true, true])
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Animal roar"])
  }

  @Test func `a missing method is found once the class itself has it`() {
    #expect(!zoo.responds(zoo.cat, to: "roar"))
    zoo.implement(.roar, in: zoo.cat)
    #expect(zoo.responds(zoo.cat, to: "roar"))
    #expect(!zoo.responds(zoo.animal, to: "roar"))
  }

  @Test func `a hook added above takes effect in cached subclasses, and its removal too`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let lion = zoo.lion.make()
    _ = zoo.notes(of: .roar, to: lion)
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, to: lion) == ["h", "Animal roar"])
    hook.remove()
    #expect(zoo.notes(of: .roar, to: lion) == ["Animal roar"])
  }

  @Test func `selectors registered later are found in classes that had cached earlier ones`() {
    zoo.implement(.roar, in: zoo.animal)
    _ = zoo.notes(of: .roar, toNew: zoo.lion)
    for number in 0..<100 {
      let message = zoo.table.message("late\(number)", as: ToVoid.self)
      zoo.animal.addMethod(message, zoo.instead("\(number)"))
      #expect(zoo.notes(of: message, toNew: zoo.lion) == ["\(number)"])
    }
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["Animal roar"])
  }

  @Test func `a class declared below a cached one finds inherited methods`() throws {
    zoo.implement(.roar, in: zoo.animal)
    _ = zoo.notes(of: .roar, toNew: zoo.cat)
    let tiger = try zoo.table.declareClass("Tiger", superclass: zoo.cat)
    #expect(zoo.notes(of: .roar, toNew: tiger) == ["Animal roar"])
    zoo.implement(.roar, in: zoo.cat)
    #expect(zoo.notes(of: .roar, toNew: tiger) == ["Cat roar"])
  }

  @Test func `a class method added to the root is found by every cached class and instance`() {
    #expect(!zoo.responds(zoo.lion, to: "roar"))
    #expect(!zoo.responds(zoo.lion.metaclass, to: "roar"))
    zoo.implement(.roar, in: zoo.table.root)
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["NSObject roar"])
    #expect(zoo.notes(of: .roar, to: zoo.lion) == ["NSObject roar"])
  }
}
