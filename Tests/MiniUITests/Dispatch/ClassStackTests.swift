import Testing

@testable import MiniUI

/// OB-13: hooks and observers of one object, added and removed in every order.
@Suite struct ClassStacks {
  enum Move: CaseIterable { case hook, observe, unhookOldest, unhookNewest, unobserve }

  /// Every sequence of moves up to this length, each of which has an effect.
  static let sequences: [[Move]] = (1...5).flatMap { sequences(of: $0) }

  private static func sequences(of length: Int) -> [[Move]] {
    guard length > 0 else { return [[]] }
    return sequences(of: length - 1).flatMap { before in
      Move.allCases.map { before + [$0] }.filter(makesSense)
    }
  }

  private static func makesSense(_ moves: [Move]) -> Bool {
    let hooks =
      moves.count { $0 == .hook } - moves.count { $0 == .unhookOldest || $0 == .unhookNewest }
    let observers = moves.count { $0 == .observe } - moves.count { $0 == .unobserve }
    return hooks >= 0 && (0...1).contains(observers)
  }

  @Test func `OB-13 hooks and observers can be added and removed in any order`() throws {
    var failures: [String] = []
    for moves in Self.sequences {
      let scene = ClassStackScene()
      for move in moves { try scene.make(move) }
      if let failure = scene.failure { failures.append("\(moves): \(failure)") }
    }
    #expect((failures, Self.sequences.count) == ([], 274))
  }

  @Test func `OB-13 an object has its own class again after all hooks and observers are removed`()
    throws
  {
    var failures: [String] = []
    for moves in Self.sequences {
      let scene = ClassStackScene()
      for move in moves { try scene.make(move) }
      while !scene.hooks.isEmpty { try scene.make(.unhookOldest) }
      if scene.isObserved { try scene.make(.unobserve) }
      if scene.object.isa !== scene.zoo.cat { failures.append("\(moves)") }
    }
    #expect(failures == [])
  }
}

/// One cat with a stack of classes, and the classes that it should have.
private final class ClassStackScene {
  let zoo: Zoo
  let object: DynamicObject
  private(set) var hooks: [(name: String, hook: Hook)] = []
  private var observing: (class: DynamicClass, original: DynamicClass)?
  private var count = 0
  /// The lines that a roar should write, newest class first; hooks of one class are one entry.
  private var layers: [[String]] = []
  var isObserved: Bool { observing != nil }

  init() {
    zoo = Zoo()
    zoo.implement(.roar, in: zoo.animal)
    object = zoo.cat.make()
  }

  func make(_ move: ClassStacks.Move) throws {
    switch move {
    case .hook: try hook()
    case .observe: try observe()
    case .unhookOldest: unhook(hooks.removeFirst())
    case .unhookNewest: unhook(hooks.removeLast())
    case .unobserve: unobserve()
    }
  }

  private func hook() throws {
    count += 1
    let name = "hook \(count)"
    hooks.append((name, try object.hookThisObject(.roar, owner: name, zoo.before(name))))
    if let top = layers.first, top != ["observed"] {
      layers[0].insert(name, at: 0)
    } else {
      layers.insert([name], at: 0)
    }
  }

  private func unhook(_ hook: (name: String, hook: Hook)) {
    hook.hook.remove()
    layers = layers.map { $0.filter { $0 != hook.name } }.filter { !$0.isEmpty }
  }

  /// Observes as `NSKeyValueObserving` does: its class stays declared, and is used again.
  private func observe() throws {
    let original = object.isa
    let name = "NSKVONotifying_\(original.name)"
    let type = try zoo.table[name] ?? zoo.table.declareClass(name, superclass: original)
    let shown = object.class
    type.addMethod(.class, Body { (_: DynamicObject, _) in shown })
    type.addMethod(.roar, zoo.before("observed"))
    object.setClass(type)
    observing = (type, original)
    layers.insert(["observed"], at: 0)
  }

  /// Restores the class that the object had, regardless of later changes.
  private func unobserve() {
    guard let observing else { return }
    object.setClass(observing.original)
    self.observing = nil
    let place = layers.firstIndex(of: ["observed"]) ?? 0
    layers.removeFirst(place + 1)
  }

  /// The first difference from the expected state, or nil.
  var failure: String? {
    let notes = zoo.notes(of: .roar, to: object)
    let expected = layers.flatMap(\.self) + ["Animal roar"]
    if notes != expected { return "\(notes), not \(expected)" }
    if object.class !== zoo.cat { return "says that it is a \(object.class.name)" }
    if layers.isEmpty, object.isa !== zoo.cat { return "is a \(object.isa.name)" }
    return nil
  }
}
