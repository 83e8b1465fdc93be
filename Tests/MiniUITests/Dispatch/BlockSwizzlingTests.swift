import Testing

@testable import MiniUI

/// Mixpanel's rows with its naive swizzler, and our hooks in the same setup.
@Suite struct BlockSwizzling {
  private let table = ClassTable()
  private let swizzler = BlockSwizzler()
  private let blocks = Blocks()
  /// Counts up by one.
  private let a: DynamicClass
  /// `B : A`, which inherits.
  private let b: DynamicClass
  /// `C : A`, which counts up by two and does not call `super`.
  private let c: DynamicClass

  init() throws {
    a = try table.declareClass("A", superclass: table[Bear.self])
    b = try table.declareClass("B", superclass: a)
    c = try table.declareClass("C", superclass: a)
    a.addMethod(.countUp, Body { (bear: Bear, _) in bear.count += 1 })
    c.addMethod(.countUp, Body { (bear: Bear, _) in bear.count += 2 })
  }

  @Test func `MP-Z01 a swizzled class runs its block, an override and a swizzled subclass do not`()
  {
    swizzle(a, adding: 1)
    let expected = [
      Outcome(count: 1, block: 1), Outcome(count: 1, block: 1), Outcome(count: 1, block: 1),
      Outcome(count: 2, block: 0),
    ]
    #expect([a, a, b, c].map(outcome) == expected)
    swizzle(b, adding: 3)
    #expect(outcome(of: b) == Outcome(count: 1, block: 3))
  }

  @Test func `MP-Z01 our hooks nest instead, so the superclass's runs too`() throws {
    try a.hook(.countUp, owner: "a", adding(1))
    #expect(outcome(of: c) == Outcome(count: 2, block: 0))
    try b.hook(.countUp, owner: "b", adding(3))
    #expect(outcome(of: b) == Outcome(count: 1, block: 4))
  }

  @Test func `MP-Z02 an unswizzled class and its subclass count without the block`() {
    swizzle(a, adding: 1)
    swizzler.unswizzle(.countUp, in: a)
    let bear = a.make()
    bear.send(.countUp)()
    #expect(outcome(of: bear) == Outcome(count: 2, block: 0))
    #expect(outcome(of: b) == Outcome(count: 1, block: 0))
  }

  @Test func `MP-Z02 a removed hook does not change the count`() throws {
    try a.hook(.countUp, owner: "a", adding(1)).remove()
    let bear = a.make()
    bear.send(.countUp)()
    #expect(outcome(of: bear) == Outcome(count: 2, block: 0))
    #expect(outcome(of: b) == Outcome(count: 1, block: 0))
  }

  @Test
  func `MP-Z03 a block of the same name replaces the first, one of another name is added`() throws {
    let view = try declareView()
    swizzle(view, .movedToSuperview, named: "N", adding: 1)
    #expect(blocks(in: view) == 1)
    swizzle(view, .movedToSuperview, named: "N", adding: 2)
    #expect(blocks(in: view) == 2)
    swizzle(view, .movedToSuperview, named: "another", adding: 1)
    #expect(blocks(in: view) == 3)
  }

  @Test func `MP-Z04 a swizzled UILabel bypasses the block of a swizzled UIView`() throws {
    let view = try declareView()
    let label = try table.declareClass("UILabel", superclass: view)
    swizzle(view, .movedToSuperview, adding: 1)
    swizzle(label, .movedToSuperview, adding: 2)
    #expect([view, label].map(blocks(in:)) == [1, 2])
  }

  @Test func `MP-Z04 OB-6 our hooks on UILabel and UIView both run for a label`() throws {
    let view = try declareView()
    let label = try table.declareClass("UILabel", superclass: view)
    try view.hook(.movedToSuperview, owner: "view", adding(1))
    try label.hook(.movedToSuperview, owner: "label", adding(2))
    #expect([view, label].map(blocks(in:)) == [1, 3])
  }

  // MARK: Fixtures

  private final class Blocks {
    var count = 0
  }

  private struct Outcome: Equatable {
    var count: Int
    var block: Int
  }

  private func declareView() throws -> DynamicClass {
    let view = try table.declareClass("UIView", superclass: table[Bear.self])
    view.addMethod(.movedToSuperview, Body { (_: DynamicObject, _) in })
    return view
  }

  private func swizzle(
    _ type: DynamicClass, _ message: Message<ToVoid> = .countUp, named name: String = "block",
    adding number: Int
  ) {
    swizzler.swizzle(message, in: type, named: name) { [blocks] in blocks.count += number }
  }

  private func adding(_ number: Int) -> Body<ToVoid, DynamicObject> {
    .after { [blocks] _ in blocks.count += number }
  }

  private func outcome(of type: DynamicClass) -> Outcome { outcome(of: type.make()) }

  private func outcome(of object: DynamicObject) -> Outcome {
    blocks.count = 0
    object.send(.countUp)()
    return Outcome(count: (object as? Bear)?.count ?? 0, block: blocks.count)
  }

  private func blocks(in type: DynamicClass) -> Int {
    blocks.count = 0
    type.make().send(.movedToSuperview)()
    return blocks.count
  }
}

extension Message where S == ToVoid {
  fileprivate static var movedToSuperview: Self { Message(named: "didMoveToSuperview") }
}

/// Mixpanel's former swizzler: one implementation for all classes, with a table of blocks.
///
/// A class that inherits a swizzled method is given the *first* original, so that the blocks of
/// its superclass are bypassed: the outcome of MP-Z01 and MP-Z04.
final class BlockSwizzler {
  private struct Swizzle {
    let original: Implementation
    var blocks: [(name: String, run: () -> Void)] = []
  }

  private var swizzles: [ObjectIdentifier: Swizzle] = [:]

  /// Runs a block after the method; another block of the same name is replaced.
  func swizzle(
    _ message: Message<ToVoid>, in type: DynamicClass, named name: String,
    block: @escaping () -> Void
  ) {
    guard let method = localMethod(message, in: type) else { return }
    let id = ObjectIdentifier(method)
    swizzles[id]?.blocks.removeAll { $0.name == name }
    swizzles[id]?.blocks.append((name, block))
  }

  /// Sets the original implementation again.
  func unswizzle(_ message: Message<ToVoid>, in type: DynamicClass) {
    guard let method = type.method(for: type.table.number(message)),
      let swizzle = swizzles.removeValue(forKey: ObjectIdentifier(method))
    else { return }
    method.setImplementation(swizzle.original)
  }

  private func localMethod(_ message: Message<ToVoid>, in type: DynamicClass) -> MethodRecord? {
    let selector = type.table.number(message)
    guard let found = type.method(for: selector), let current = found.implementation
    else { return nil }
    let first = swizzles[ObjectIdentifier(found)]?.original ?? current
    if found.owner !== type {
      type.addMethod(message, dispatcher(message))
    } else if swizzles[ObjectIdentifier(found)] == nil {
      type.replaceMethod(message, dispatcher(message))
    } else {
      return found
    }
    let local = type.method(for: selector)
    if let local { swizzles[ObjectIdentifier(local)] = Swizzle(original: first) }
    return local
  }

  private func dispatcher(_ message: Message<ToVoid>) -> Body<ToVoid, DynamicObject> {
    Body { [unowned self] object, _ in
      guard let method = object.class.method(for: object.table.number(message)),
        let swizzle = swizzles[ObjectIdentifier(method)]
      else { return }
      swizzle.original.call(on: object, as: message)()
      for block in swizzle.blocks { block.run() }
    }
  }
}
