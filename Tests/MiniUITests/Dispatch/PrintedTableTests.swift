import Testing

@testable import MiniUI

@Suite struct PrintedTable {
  private let zoo: Zoo

  init() throws {
    zoo = try Zoo()
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

  @Test func `an exchange prints the origin of the code`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.dog)
    zoo.method("roar", of: zoo.animal)?
      .exchangeImplementations(with: zoo.method("roar", of: zoo.dog))
    #expect(zoo.runners(of: "roar", in: zoo.cat) == ["Dog"])
    #expect(zoo.runners(of: "roar", in: zoo.dog) == ["Animal"])
  }

  @Test func `the runners of a message are the hooks' owners, then the class of the method`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    #expect(zoo.runners(of: "roar", in: zoo.lion) == ["Animal"])
    try zoo.animal.hook(.roar, owner: "a", zoo.before("a"))
    try zoo.animal.hook(.roar, owner: "b", zoo.before("b"))
    #expect(zoo.runners(of: "roar", in: zoo.lion) == ["b", "a", "Animal"])
    #expect(zoo.runners(of: "purr", in: zoo.lion) == [])
  }

  @Test func `the runners of an inherited message continue above the hooks`() throws {
    zoo.implement(.roar, in: zoo.animal)
    try zoo.animal.hook(.roar, owner: "base", zoo.before("base"))
    try zoo.cat.hook(.roar, owner: "sub", zoo.before("sub"))
    #expect(zoo.runners(of: "roar", in: zoo.lion) == ["sub", "base", "Animal"])
    #expect(zoo.notes(of: .roar, toNew: zoo.lion) == ["sub", "base", "Animal roar"])
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

  @Test func `the table prints the same after hooks of every kind were added and removed`() throws {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.roar, in: zoo.cat, callsSuper: true)
    zoo.implement(.purr, in: zoo.animal.metaclass)
    let before = zoo.table.description
    let object = zoo.lion.make()
    let hooks = try [
      zoo.cat.hook(.roar, owner: "own", zoo.before("own")),
      zoo.lion.hook(.roar, owner: "inherited", zoo.before("inherited")),
      zoo.dog.hook(.sleep, owner: "missing", zoo.before("missing")),
      zoo.cat.metaclass.hook(.purr, owner: "class", zoo.before("class")),
      zoo.table.root.hook(.sleep, owner: "root", zoo.before("root")),
      object.hookThisObject(.roar, owner: "object", zoo.before("object")),
      object.hookThisObject(.purr, owner: "object", zoo.before("object")),
    ]
    #expect(zoo.table.description != before)
    let expected = ["object", "inherited", "own", "Cat roar", "Animal roar"]
    #expect(zoo.notes(of: .roar, to: object) == expected)
    for hook in hooks { hook.remove() }
    #expect(zoo.table.description == before)
    #expect(zoo.notes(of: .roar, to: object) == ["Cat roar", "Animal roar"])
  }

  @Test func `the table prints the same after successful and failed lookups`() {
    zoo.implement(.roar, in: zoo.animal)
    let before = zoo.table.description
    _ = zoo.notes(of: .roar, toNew: zoo.lion)
    _ = zoo.responds(zoo.lion, to: "purr")
    #expect(zoo.table.description == before)
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
    #expect(zoo.notes(of: .roar, toNew: zoo.dog) == ["Cat roar"])
    #expect(zoo.table.description == before)
  }

  /// The printed lines of the classes that the zoo declares.
  private func animals() -> [String] {
    let lines = zoo.table.description.split(separator: "\n").map(String.init)
    return Array(lines.prefix { !$0.hasPrefix("NS") })
  }
}
