import Testing

@testable import MiniUI

@Suite struct Methods {
  private let zoo = Zoo()

  @Test(arguments: Story.all("Methods"))
  func `methods are added, replaced and set as in each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
  }

  @Test func `OB-8 an override of respondsToSelector: decides the answer`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.cat.addMethod(.respondsToSelector, Body { (_: DynamicObject, _, _) in false })
    #expect(!zoo.cat.make().responds(to: zoo.table.selector("roar")))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
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

@Suite struct MethodCaches {
  private let zoo = Zoo()

  @Test(arguments: Story.all("MethodCaches"))
  func `a change takes effect in classes that had looked a method up`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
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
}

@Suite struct SuperSends {
  private let zoo = Zoo()

  @Test(arguments: Story.all("SuperSends"))
  func `super runs the code of each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
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
