import Testing

@testable import MiniUI

@Suite struct ObjectHooks {
  private let zoo: Zoo

  init() throws {
    zoo = try Zoo()
  }

  @Test func `OB-13 a hooked object has a private class that class hides`() throws {
    let object = zoo.cat.make()
    try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    #expect(object.class === zoo.cat)
    #expect(object.isa !== zoo.cat)
    #expect(object.isa.superclass === zoo.cat)
    #expect(object.isKind(of: zoo.animal))
  }

  @Test func `OB-14 a hook on one object does not affect others of its class`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let (hooked, other) = (zoo.cat.make(), zoo.cat.make())
    try hooked.hookThisObject(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, to: hooked) == ["h", "Animal roar"])
    #expect(zoo.notes(of: .roar, to: other) == ["Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
  }

  @Test func `two objects of a class have different private classes`() throws {
    let objects = [zoo.cat.make(), zoo.cat.make()]
    for (number, object) in objects.enumerated() {
      try object.hookThisObject(.roar, owner: "\(number)", zoo.before("\(number)"))
    }
    #expect(objects.map { zoo.notes(of: .roar, to: $0) } == [["0"], ["1"]])
    #expect(objects[0].isa !== objects[1].isa)
  }

  @Test func `hooks of one object share its private class and can be removed in any order`() throws
  {
    zoo.implement(.roar, in: zoo.animal)
    let object = zoo.cat.make()
    let first = try object.hookThisObject(.roar, owner: "1", zoo.before("1"))
    let own = object.isa
    let second = try object.hookThisObject(.roar, owner: "2", zoo.before("2"))
    let other = try object.hookThisObject(.purr, owner: "3", zoo.before("3"))
    #expect(object.isa === own)
    #expect(zoo.notes(of: .roar, to: object) == ["2", "1", "Animal roar"])
    first.remove()
    second.remove()
    #expect(object.isa === own)
    #expect(zoo.notes(of: .purr, to: object) == ["3"])
    other.remove()
    #expect(object.isa === zoo.cat)
  }

  @Test func `a hook on an object runs before the hooks on its class, in any order of adding`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    let object = zoo.cat.make()
    try object.hookThisObject(.roar, owner: "object", zoo.before("object"))
    try zoo.cat.hook(.roar, owner: "class", zoo.before("class"))
    try zoo.animal.hook(.roar, owner: "base", zoo.before("base"))
    let expected = ["object", "class", "base", "Animal roar"]
    #expect(zoo.notes(of: .roar, to: object) == expected)
  }

  @Test func `a hooked object responds to the same messages as before`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let object = zoo.cat.make()
    try object.hookThisObject(.purr, owner: "h", zoo.before("h"))
    let answers = ["roar", "purr", "sleep"].map { object.responds(to: zoo.table.selector($0)) }
    #expect(answers == [true, true, false])
  }

  @Test func `an exception names the class of the object, not its private class`() throws {
    let object = zoo.cat.make()
    try object.hookThisObject(.purr, owner: "h", zoo.before("h"))
    object.send(.roar)()
    #expect(
      zoo.crashes.exceptions.map(\.reason)
        == ["-[Cat roar]: unrecognized selector sent to instance"])
  }

  @Test func `OB-13 a hook on an observed object can be removed and leaves it observed`() throws {
    let object = zoo.cat.make()
    let observing = try observe(object)
    let hook = try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, to: object) == ["h", "observed"])
    hook.remove()
    #expect(object.isa === observing)
    #expect(zoo.notes(of: .roar, to: object) == ["observed"])
  }

  @Test func `OB-13 an object observed after it was hooked stays observed after the removal`()
    throws
  {
    let object = zoo.cat.make()
    let hook = try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    let observing = try observe(object)
    #expect(zoo.notes(of: .roar, to: object) == ["observed", "h"])
    hook.remove()
    #expect(object.isa === observing)
    #expect(zoo.notes(of: .roar, to: object) == ["observed"])
  }

  @Test func `OB-13 an observer that is removed first removes the hook with it`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let object = zoo.cat.make()
    _ = try observe(object)
    let hook = try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    object.setClass(zoo.cat)
    #expect(zoo.notes(of: .roar, to: object) == ["Animal roar"])
    #expect(hook.remove())
    #expect(object.isa === zoo.cat)
  }

  @Test func `OB-13 class keeps hiding the private class of an object that was observed first`()
    throws
  {
    let object = zoo.cat.make()
    _ = try observe(object)
    #expect(object.class === zoo.cat)
    try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    #expect(object.class === zoo.cat)
  }

  @Test func `an object whose class was changed since releases its private class`() throws {
    let before = zoo.table.description
    let object = zoo.cat.make()
    let hook = try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    object.setClass(zoo.dog)
    hook.remove()
    #expect(object.isa === zoo.dog)
    #expect(zoo.table.description == before)
  }

  @Test func `an object that is released with a private class releases that class`() throws {
    let before = zoo.table.description
    var object: DynamicObject? = zoo.cat.make()
    let hook = try object?.hookThisObject(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.table.description != before)
    object = nil
    #expect(zoo.table.description == before)
    #expect(zoo.cat.subclasses.filter { !$0.isRetired }.map(\.name) == ["Lion"])
    #expect(hook?.remove() == true)
    #expect(zoo.table.description == before)
  }

  @Test func `an object that is released after a class change releases its private class`()
    throws
  {
    let before = zoo.table.description
    var object: DynamicObject? = zoo.cat.make()
    try object?.hookThisObject(.roar, owner: "h", zoo.before("h"))
    object?.setClass(zoo.dog)
    object = nil
    #expect(zoo.table.description == before)
  }

  @Test func `a hook of an object that removes itself still reaches its original`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let object = zoo.cat.make()
    var hook: Hook?
    hook = try object.hookThisObject(
      .roar, owner: "h",
      .before { [log = zoo.log] (_: DynamicObject) in
        log.add("h")
        hook?.remove()
      })
    #expect(zoo.notes(of: .roar, to: object) == ["h", "Animal roar"])
    #expect(object.isa === zoo.cat)
    #expect(zoo.notes(of: .roar, to: object) == ["Animal roar"])
  }

  @Test func `a private class avoids names that an app uses`() throws {
    let named = try zoo.table.declareClass("Cat_Hooked1", superclass: zoo.animal)
    let object = zoo.cat.make()
    let hook = try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.table["Cat_Hooked1"] === named)
    hook.remove()
    #expect(zoo.table["Cat_Hooked1"] === named)
  }

  @Test func `a class object can be hooked alone and keeps its identity`() throws {
    zoo.implement(.roar, in: zoo.animal.metaclass)
    let hook = try zoo.cat.hookThisObject(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, to: zoo.cat) == ["h", "+Animal roar"])
    #expect(zoo.notes(of: .roar, to: zoo.lion) == ["+Animal roar"])
    #expect(zoo.cat.class === zoo.cat)
    hook.remove()
    #expect(zoo.notes(of: .roar, to: zoo.cat) == ["+Animal roar"])
  }

  @Test func `an object with another's private class leaves it to that object on release`()
    throws
  {
    let object = zoo.cat.make()
    try object.hookThisObject(.roar, owner: "h", zoo.before("h"))
    let before = zoo.table.description
    var other: DynamicObject? = zoo.cat.make()
    other?.setClass(object.isa)
    other = nil
    #expect(zoo.table.description == before)
    #expect(zoo.notes(of: .roar, to: object) == ["h"])
  }

  @Test func `a hook on an object with another's private class affects it alone`() throws {
    let (object, other) = (zoo.cat.make(), zoo.cat.make())
    try object.hookThisObject(.roar, owner: "first", zoo.before("first"))
    other.setClass(object.isa)
    let hook = try other.hookThisObject(.roar, owner: "second", zoo.before("second"))
    #expect(zoo.notes(of: .roar, to: object) == ["first"])
    #expect(zoo.notes(of: .roar, to: other) == ["second", "first"])
    hook.remove()
    #expect(zoo.notes(of: .roar, to: other) == ["first"])
  }

  /// Observes an object as `NSKeyValueObserving` does: through a subclass that `class` hides.
  private func observe(_ object: DynamicObject) throws -> DynamicClass {
    let shown = object.class
    let name = "NSKVONotifying_\(object.isa.name)"
    let new = try zoo.table.declareClass(name, superclass: object.isa)
    new.addMethod(.class, Body { (_: DynamicObject, _) in shown })
    if zoo.responds(object.isa, to: "roar") {
      new.addMethod(.roar, zoo.before("observed"))
    } else {
      new.addMethod(.roar, zoo.instead("observed"))
    }
    object.setClass(new)
    return new
  }
}
