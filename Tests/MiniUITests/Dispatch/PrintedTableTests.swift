import Testing

@testable import MiniUI

@Suite struct PrintedTable {
  private let zoo = Zoo()

  @Test(arguments: Story.all("PrintedTable"))
  func `the table shows the code of each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
  }

  @Test func `every class prints its superclass, its own methods and their runners`() throws {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.purr, in: zoo.cat)
    zoo.implement(.purr, in: zoo.cat.metaclass)
    try zoo.animal.hook(.roar, owner: "first", zoo.before("h"))
    try zoo.animal.hook(.roar, owner: "second", zoo.before("h"))
    #expect(
      animals() == [
        "Animal : NSObject", "  - roar: second > first > Animal",
        "Cat : Animal", "  + purr: Cat", "  - purr: Cat",
        "Dog : Animal",
        "Lion : Cat",
      ])
  }

  @Test func `a private class prints as private, with the hooks of its object`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let object = zoo.dog.make()
    try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    let expected = ["Dog_Hooked1 : Dog (private)", "  - class: Dog_Hooked1"]
    let lines = animals().drop { !$0.hasPrefix("Dog_Hooked1") }
    #expect(Array(lines.prefix(2)) == expected)
  }

  @Test func `a hook has an owner, a message and a class name`() throws {
    let object = zoo.cat.make()
    let hooks = try [
      zoo.cat.hook(.roar, owner: "a", zoo.before("a")),
      zoo.cat.metaclass.hook(.purr, owner: "b", zoo.before("b")),
      object.hookThisObject(.roar, owner: "c", zoo.before("c")),
    ]
    #expect(hooks.map(\.owner) == ["a", "b", "c"])
    #expect(hooks.map(\.message) == ["roar", "purr", "roar"])
    #expect(hooks.map(\.className) == ["Cat", "Cat", "Cat"])
  }

  @Test func `the table prints the same after a message was forwarded`() {
    zoo.implement(.roar, in: zoo.cat)
    let cat = zoo.cat.make()
    zoo.dog.addMethod(.methodSignature, Body { (object: DynamicObject, _, _) in object })
    zoo.dog.addMethod(
      .forwardInvocation,
      Body { (_: DynamicObject, invocation, _) in
        (invocation as? Invocation)?.invoke(with: cat)
      })
    let before = zoo.table.description
    #expect((zoo.notes(of: .roar, toNew: zoo.dog), zoo.table.description) == (["Cat roar"], before))
  }

  /// The printed lines of the classes that the zoo declares.
  private func animals() -> [String] {
    let lines = zoo.table.description.split(separator: "\n").map(String.init)
    return Array(lines.prefix { !$0.hasPrefix("NS") })
  }
}
