import Testing

@testable import MiniUI

/// GrowingIO's and PostHog's rows, with a swizzler that exchanges.
@Suite struct ExchangeSwizzling {
  private let zoo = Zoo()
  private let swizzler: ExchangeSwizzler

  init() {
    swizzler = ExchangeSwizzler(type: zoo.animal)
  }

  // MARK: GrowingIO

  @Test func `G-Z04 an override without super does not append`() throws {
    let text = Message<ToText>(named: "instanceMethod")
    let (base, b) = (zoo.animal, zoo.cat)
    base.addMethod(text, .answer(""))
    let types = try ["C", "D", "E"].map { try zoo.table.declareClass($0, superclass: b) }
    types[1].addMethod(text, .append(""))
    types[2].addMethod(text, .answer(""))
    b.addMethod(text, .append("B"))
    #expect(types.map { $0.make().send(text)() } == ["B", "B", ""])
  }

  @Test func `G-Z04 OB-6 a hook is not reached through an override without super`() throws {
    let text = Message<ToText>(named: "instanceMethod")
    zoo.animal.addMethod(text, .answer(""))
    let e = try zoo.table.declareClass("E", superclass: zoo.cat)
    e.addMethod(text, .answer(""))
    try zoo.cat.hook(text, owner: "B", .append("B"))
    #expect(e.make().send(text)() == "")
  }

  @Test func `G-Z14 an undefined selector is an error, a valid exchange counts to three`() throws {
    let bear = zoo.table[Bear.self]
    bear.addMethod(Message<ToVoid>(named: "method"), Body { (_: Bear, _) in })
    bear.addMethod(Message<ToVoid>(named: "instanceMethod"), Body { (_: Bear, _) in })
    let counter = try #require(bear.make() as? Bear)
    bear.addMethod(Message<ToVoid>(named: "swizzled"), Body { (_: Bear, _) in counter.count += 1 })
    bear.metaclass.addMethod(
      Message<ToVoid>(named: "classMethod"),
      Body { (_: DynamicClass, _) in counter.count += 2 })
    let swizzler = ExchangeSwizzler(type: bear)
    #expect(!swizzler.exchange("undefinedSelector", "method"))
    #expect(!swizzler.exchange("method", "undefinedSelector"))
    #expect(swizzler.exchange("instanceMethod", "swizzled"))
    bear.make().send(Message<ToVoid>(named: "instanceMethod"))()
    bear.send(Message<ToVoid>(named: "classMethod"))()
    #expect(counter.count == 3)
  }

  // MARK: PostHog

  @Test func `PH-Z03 a swizzle can be repeated after an unswizzle on a class that implements it`() {
    implement(.original, as: "original", in: zoo.animal)
    addSwizzled(to: zoo.animal)
    swizzler.exchange("original:", "swizzled:")
    swizzler.exchange("original:", "swizzled:")
    #expect(lines(zoo.animal, 3) == ["original:3"])
    swizzler.exchange("original:", "swizzled:")
    #expect(lines(zoo.animal, 4) == ["swizzled:4", "original:4"])

    addSwizzled(to: zoo.table.root)
    let root = ExchangeSwizzler(type: zoo.table.root)
    root.exchangeOrAdd("original:", "swizzled:", empty: noop)
    #expect(lines(zoo.table.root, 5) == ["swizzled:5", "noop:5"])
  }

  @Test func `PH-Z04 an empty method that is added keeps a swizzled one from recursing`() {
    let (one, two) = (number("1"), number("2"))
    zoo.animal.addMethod(
      .swizzledPair,
      Body { [log = zoo.log] (object: DynamicObject, first, second, _) in
        log.add("swizzled:\(name(first)):\(name(second))")
        object.send(.swizzledPair)(first, second)
      })
    swizzler.exchangeOrAdd(
      "original:with:", "swizzled:with:",
      empty: Body<ObjectsToVoid, DynamicObject> { _, _, _, _ in }.implementation)
    zoo.animal.make().send(.originalPair)(one, two)
    #expect(zoo.log.lines == ["swizzled:1:2"])
  }

  @Test func `PH-Z04 the original of our hook on an unimplemented message has no effect`() throws {
    let (one, two) = (number("1"), number("2"))
    try zoo.animal.hook(
      .originalPair, owner: "h",
      Body { [log = zoo.log] (_: DynamicObject, first, second, original) in
        log.add("swizzled:\(name(first)):\(name(second))")
        original(first, second)
      })
    zoo.animal.make().send(.originalPair)(one, two)
    #expect((zoo.log.lines, zoo.crashes.exceptions) == (["swizzled:1:2"], []))
  }

  @Test func `PH-Z05 a swizzle can be repeated after an unswizzle on a class it was added to`() {
    addSwizzled(to: zoo.animal)
    swizzler.exchangeOrAdd("original:", "swizzled:", empty: noop)
    swizzler.exchange("original:", "swizzled:")
    swizzler.exchangeOrAdd("original:", "swizzled:", empty: noop)
    #expect(lines(zoo.animal, 6) == ["swizzled:6", "noop:6"])
  }

  // MARK: Fixtures

  private var noop: Implementation { body("noop").implementation }

  private func body(_ name: String) -> Body<IntToVoid, DynamicObject> {
    Body { [log = zoo.log] _, number, _ in log.add("\(name):\(number)") }
  }

  private func implement(_ message: Message<IntToVoid>, as name: String, in type: DynamicClass) {
    type.addMethod(message, body(name))
  }

  private func addSwizzled(to type: DynamicClass) {
    type.addMethod(
      .swizzled,
      Body { [log = zoo.log] (object: DynamicObject, number, _) in
        log.add("swizzled:\(number)")
        object.send(.swizzled)(number)
      })
  }

  private func lines(_ type: DynamicClass, _ number: Int) -> [String] {
    zoo.log.take()
    type.make().send(.original)(number)
    return zoo.log.lines
  }

  private func number(_ text: String) -> DynamicObject {
    let new = zoo.table[Bear.self].make()
    (new as? Bear)?.text = text
    return new
  }
}

private func name(_ object: DynamicObject?) -> String { (object as? Bear)?.text ?? "nil" }

extension Message where S == IntToVoid {
  fileprivate static var original: Self { Message(named: "original:") }
  fileprivate static var swizzled: Self { Message(named: "swizzled:") }
}

extension Message where S == ObjectsToVoid {
  fileprivate static var originalPair: Self { Message(named: "original:with:") }
  fileprivate static var swizzledPair: Self { Message(named: "swizzled:with:") }
}

/// PostHog's and GrowingIO's swizzler: exchanges two methods, and reports a missing one.
struct ExchangeSwizzler {
  /// The class whose methods are exchanged.
  let type: DynamicClass

  /// Exchanges two methods as they are found; `false` without a change if one is missing.
  @discardableResult
  func exchange(_ original: String, _ new: String) -> Bool {
    let methods = (method(original), method(new))
    guard let first = methods.0, let second = methods.1 else { return false }
    first.exchangeImplementations(with: second)
    return true
  }

  /// Exchanges two methods, after adding an empty one if the class has none.
  func exchangeOrAdd(_ original: String, _ new: String, empty: Implementation) {
    let selector = type.table.selector(original)
    if !type.implements(selector) { type.addMethod(selector, empty) }
    exchange(original, new)
  }

  private func method(_ name: String) -> MethodRecord? {
    type.method(for: type.table.selector(name))
  }
}
