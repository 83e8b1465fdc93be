import Testing

@testable import MiniUI

@Suite struct RecipeSwizzling {
  private let zoo = Zoo()
  private let swizzler = RecipeSwizzler()
  /// `A` of the published suites: it answers "A 1", "A 2" and "A 3".
  private let a: DynamicClass
  /// `B : A`, which inherits everything.
  private let b: DynamicClass
  /// `C : A`, which overrides the first method.
  private let c: DynamicClass

  init() throws {
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
    #expect((answers(of: b), answers(of: a)) == (["A 2", "A 1", "A 3"], ["A 1", "A 2", "A 3"]))
    #expect(answers(of: c) == ["C 1", "A 2", "A 3"])
  }

  @Test func `T265 OB-5 three swizzles permute, and resetting one keeps the others`() {
    permute()
    #expect((answers(of: a.make()), swizzler.reset("m3", in: a)) == (["A 3", "A 2", "A 1"], true))
    #expect((a.make().send(.m3)(), a.make().send(.m1)()) == ("A 3", "A 3"))
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
    #expect((results, zoo.table.description) == ([false, false, false, false, false], before))
    #expect(!zoo.responds(a, to: "new"))
  }

  @Test
  func `T271 swizzling a method inherited over two levels changes only the subclass`() throws {
    let deep = try zoo.table.declareClass("Deep", superclass: b)
    #expect(swizzler.exchange("m1", "m2", in: deep))
    #expect([a, b, deep].map { $0.make().send(.m1)() } == ["A 1", "A 1", "A 2"])
    swizzler.resetAll()
    #expect([a, b, deep].map { $0.make().send(.m1)() } == ["A 1", "A 1", "A 1"])
  }

  @Test
  func `T271 a hook on a method inherited over two levels changes only the subclass`() throws {
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
    method.setImplementation(wrap { object in text(original, object) + "SWIZZLED!" })
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

/// The published safe swizzler: adds an inherited method to a class before exchanging it (OB-3).
///
/// It remembers every method's first implementation, so that it can be reset, as EarlGrey's does.
final class RecipeSwizzler {
  private var originals: [(method: MethodRecord, implementation: Implementation)] = []

  /// Exchanges two methods for one class only; `false` without a change if one is missing.
  func exchange(_ first: String, _ second: String, in type: DynamicClass) -> Bool {
    let selectors = (type.table.selector(first), type.table.selector(second))
    guard type.implements(selectors.0), type.implements(selectors.1) else { return false }
    let methods = (own(first, in: type), own(second, in: type))
    methods.0?.exchangeImplementations(with: methods.1)
    return true
  }

  /// Adds a method and exchanges it with an existing one; `false` if it exists already.
  func add(
    _ new: String, _ implementation: Implementation, exchangingWith old: String,
    in type: DynamicClass
  ) -> Bool {
    let selectors = (type.table.selector(new), type.table.selector(old))
    guard !type.implements(selectors.0), type.implements(selectors.1) else { return false }
    type.addMethod(selectors.0, implementation)
    return exchange(new, old, in: type)
  }

  /// Restores the first implementation of one method.
  func reset(_ name: String, in type: DynamicClass) -> Bool {
    let method = type.method(for: type.table.selector(name))
    guard let original = originals.first(where: { $0.method === method }) else { return false }
    original.method.setImplementation(original.implementation)
    return true
  }

  /// Restores the first implementation of every method.
  func resetAll() {
    for original in originals { original.method.setImplementation(original.implementation) }
    originals = []
  }

  private func own(_ name: String, in type: DynamicClass) -> MethodRecord? {
    let selector = type.table.selector(name)
    guard let implementation = type.method(for: selector)?.implementation else { return nil }
    type.addMethod(selector, implementation)
    guard let method = type.method(for: selector) else { return nil }
    if !originals.contains(where: { $0.method === method }) {
      originals.append((method, implementation))
    }
    return method
  }
}
