import Testing

@testable import MiniUI

@Suite struct RecipeSwizzling {
  private let zoo: Zoo
  private let swizzler = RecipeSwizzler()
  /// `A` of the published suites: it answers "A 1", "A 2" and "A 3".
  private let a: DynamicClass
  /// `B : A`, which inherits everything.
  private let b: DynamicClass
  /// `C : A`, which overrides the first method.
  private let c: DynamicClass

  init() throws {
    zoo = try Zoo()
    a = try zoo.table.declareClass("A", superclass: zoo.table.root)
    b = try zoo.table.declareClass("B", superclass: a)
    c = try zoo.table.declareClass("C", superclass: a)
    for type in [a, a.metaclass] {
      type.addMethod(.m1, .answer("A 1"))
      type.addMethod(.m2, .answer("A 2"))
      type.addMethod(.m3, .answer("A 3"))
    }
    c.addMethod(.m1, .answer("C 1"))
    c.metaclass.addMethod(.m1, .answer("C 1"))
  }

  @Test func `T261 class methods can be swapped and swapped back`() {
    #expect(swizzler.exchange("m1", "m2", in: a.metaclass))
    #expect(answers(of: a) == ["A 2", "A 1", "A 3"])
    #expect(swizzler.exchange("m1", "m2", in: a.metaclass))
    #expect(answers(of: a) == ["A 1", "A 2", "A 3"])
  }

  @Test func `T263 swizzling instance methods of B does not affect its superclass and sibling`() {
    #expect(swizzler.exchange("m1", "m2", in: b))
    #expect(answers(of: b.make()) == ["A 2", "A 1", "A 3"])
    #expect(answers(of: a.make()) == ["A 1", "A 2", "A 3"])
    #expect(answers(of: c.make()) == ["C 1", "A 2", "A 3"])
  }

  @Test func `T263 OB-12 swizzling class methods of B does not affect its superclass and sibling`()
  {
    #expect(swizzler.exchange("m1", "m2", in: b.metaclass))
    #expect(answers(of: b) == ["A 2", "A 1", "A 3"])
    #expect(answers(of: a) == ["A 1", "A 2", "A 3"])
    #expect(answers(of: c) == ["C 1", "A 2", "A 3"])
  }

  @Test func `T265 OB-5 three swizzles permute, and resetting one keeps the others`() {
    permute()
    #expect(answers(of: a.make()) == ["A 3", "A 2", "A 1"])
    #expect(swizzler.reset("m3", in: a))
    #expect(a.make().send(.m3)() == "A 3")
    #expect(a.make().send(.m1)() == "A 3")
  }

  @Test func `T267 resetAll restores all methods`() {
    permute()
    swizzler.resetAll()
    #expect(answers(of: a.make()) == ["A 1", "A 2", "A 3"])
  }

  @Test func `T268 OB-8 a method added from another class can be swapped, and stays after a reset`()
    throws
  {
    let d = try zoo.table.declareClass("D", superclass: zoo.table.root)
    d.addMethod(Message<ToText>(named: "d"), .answer("D"))
    let its = try #require(zoo.method("m2", of: a)?.implementation)
    #expect(swizzler.add("m2", its, exchangingWith: "d", in: d))
    #expect(d.make().send(Message<ToText>(named: "d"))() == "A 2")
    #expect(swizzler.reset("d", in: d))
    #expect(d.make().send(Message<ToText>(named: "d"))() == "D")
    #expect(d.make().responds(to: zoo.table.selector("m2")))
  }

  @Test func `T269 five impossible swizzles return false and change nothing`() throws {
    a.addMethod(.instanceOnly, .answer("instance"))
    a.metaclass.addMethod(.classOnly, .answer("class"))
    let code = try #require(zoo.method("m1", of: a)?.implementation)
    let before = zoo.table.description
    let results = [
      swizzler.add("m2", code, exchangingWith: "m1", in: a),
      swizzler.add("new", code, exchangingWith: "missing", in: a),
      swizzler.add("new", code, exchangingWith: "classOnly", in: a),
      swizzler.exchange("m1", "classOnly", in: a),
      swizzler.exchange("m1", "instanceOnly", in: a.metaclass),
    ]
    #expect(results == [false, false, false, false, false])
    #expect(zoo.table.description == before)
    #expect(!zoo.responds(a, to: "new"))
  }

  @Test func `T271 swizzling a method inherited over two levels changes only the subclass`() throws
  {
    let deep = try zoo.table.declareClass("Deep", superclass: b)
    #expect(swizzler.exchange("m1", "m2", in: deep))
    #expect([a, b, deep].map { $0.make().send(.m1)() } == ["A 1", "A 1", "A 2"])
    swizzler.resetAll()
    #expect([a, b, deep].map { $0.make().send(.m1)() } == ["A 1", "A 1", "A 1"])
  }

  @Test func `T271 a hook on a method inherited over two levels changes only the subclass`() throws
  {
    let deep = try zoo.table.declareClass("Deep", superclass: b)
    let hook = try deep.hook(.m1, owner: "h", .answer("hooked"))
    #expect([a, b, deep].map { $0.make().send(.m1)() } == ["A 1", "A 1", "hooked"])
    hook.remove()
    #expect([a, b, deep].map { $0.make().send(.m1)() } == ["A 1", "A 1", "A 1"])
  }

  @Test func `T273 a second swizzle wraps the first, which it saved`() throws {
    a.replaceMethod(.m1, .answer("something"))
    let method = try #require(zoo.method("m1", of: a))
    let original = try #require(method.implementation)
    method.setImplementation(
      wrap { object in text(original, object) + "SWIZZLED!" })
    let first = try #require(method.implementation)
    method.setImplementation(
      wrap { object in text(first, object) + text(original, object) + "SWIZZLED2!" })
    #expect(a.make().send(.m1)() == "somethingSWIZZLED!somethingSWIZZLED2!")
  }

  @Test func `T274 OB-14 a swizzle affects objects that existed before it`() {
    let existing = [a.make(), a.make()]
    #expect(existing.map { $0.send(.m1)() } == ["A 1", "A 1"])
    #expect(swizzler.exchange("m1", "m2", in: a))
    #expect(existing.map { $0.send(.m1)() } == ["A 2", "A 2"])
  }

  @Test func `T275 the current implementation differs only after a swizzle`() {
    let before = zoo.method("m1", of: a)?.implementation
    #expect(zoo.method("m1", of: a)?.implementation === before)
    #expect(swizzler.exchange("m1", "m2", in: a))
    #expect(zoo.method("m1", of: a)?.implementation !== before)
  }

  @Test func `OB-20 a class is swizzled once even if it is instantiated twice`() throws {
    var seen: Set<String> = []
    zoo.table.root.metaclass.addMethod(
      Message<ToObject>(named: "alloc"),
      Body { (type: DynamicClass, _) in
        if seen.insert(type.name).inserted { type.addMethod(.m1, .append(" swizzled")) }
        return type.make()
      })
    let alloc = Message<ToObject>(named: "alloc")
    let objects = [b.send(alloc)(), b.send(alloc)()]
    #expect(objects.map { $0?.send(.m1)() } == ["A 1 swizzled", "A 1 swizzled"])
  }

  // MARK: Fixtures

  private func permute() {
    for (first, second) in [("m1", "m2"), ("m1", "m3"), ("m2", "m3")] {
      #expect(swizzler.exchange(first, second, in: a))
    }
  }

  private func answers(of object: DynamicObject) -> [String?] {
    [object.send(.m1)(), object.send(.m2)(), object.send(.m3)()]
  }

  private func wrap(_ body: @escaping (DynamicObject) -> String) -> Implementation {
    Body<ToText, DynamicObject> { object, _ in body(object) }.implementation
  }

  private func text(_ implementation: Implementation, _ object: DynamicObject) -> String {
    implementation.call(on: object, as: Message<ToText>.m1)() ?? "nil"
  }
}

extension Message where S == ToText {
  fileprivate static var instanceOnly: Self { Message(named: "instanceOnly") }
  fileprivate static var classOnly: Self { Message(named: "classOnly") }
}
