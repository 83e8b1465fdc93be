import Testing

@testable import MiniUI

@Suite struct HookRemoval {
  private let zoo: Zoo

  init() throws {
    zoo = try Zoo()
  }

  @Test func `OB-15 a second removal returns false`() throws {
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    #expect(hook.isInstalled)
    #expect([hook.remove(), hook.remove(), hook.remove()] == [true, false, false])
    #expect(!hook.isInstalled)
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

  @Test func `a hook that is installed again runs first`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let first = try zoo.animal.hook(.roar, owner: "1", zoo.before("1"))
    try zoo.animal.hook(.roar, owner: "2", zoo.before("2"))
    first.remove()
    try zoo.animal.hook(.roar, owner: "1", zoo.before("1 again"))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["1 again", "2", "Animal roar"])
  }

  @Test func `a hook stays installed without a reference to it`() throws {
    zoo.implement(.roar, in: zoo.animal)
    try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["h", "Animal roar"])
    #expect(zoo.runners(of: "roar", in: zoo.cat) == ["h", "Animal"])
  }

  @Test func `a method that was replaced under a hook stays replaced`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    zoo.animal.replaceMethod(.roar, zoo.instead("replaced"))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["replaced"])
    #expect(hook.remove())
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["replaced"])
  }

  @Test func `adding a method under a hook on an unimplemented message is refused`() throws {
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    #expect(!zoo.cat.addMethod(.roar, zoo.instead("late")))
    hook.remove()
    #expect(zoo.cat.addMethod(.roar, zoo.instead("late")))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["late"])
  }

  @Test func `a hook may outlive its table`() throws {
    func makeHook() throws -> Hook {
      let zoo = try Zoo()
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
