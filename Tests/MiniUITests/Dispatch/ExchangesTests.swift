import Testing

@testable import MiniUI

@Suite struct Exchanges {
  private let zoo: Zoo

  init() throws {
    zoo = try Zoo()
  }

  @Test
  func `T257 OB-18 an exchange takes effect at once in cached classes and not in an override`() {
    zoo.animal.addMethod(.m1, .answer("target"))
    zoo.animal.addMethod(.m2, .answer("replacement"))
    zoo.dog.addMethod(.m1, .answer("the dog's own"))
    let objects = [zoo.animal, zoo.cat, zoo.dog].map { $0.make() }
    func answers() -> [String?] { objects.map { $0.send(.m1)() } }
    #expect(answers() == ["target", "target", "the dog's own"])
    exchange("m1", "m2", in: zoo.animal)
    #expect(answers() == ["replacement", "replacement", "the dog's own"])
  }

  @Test func `OB-4 an exchange swaps both methods, and a second one restores them`() {
    number(zoo.animal)
    exchange("m1", "m2", in: zoo.animal)
    #expect(answers(of: zoo.animal) == ["2", "1", "3"])
    exchange("m1", "m2", in: zoo.animal)
    #expect(answers(of: zoo.animal) == ["1", "2", "3"])
  }

  @Test func `OB-4 an exchange with a missing method changes nothing`() {
    number(zoo.animal)
    let before = zoo.table.description
    exchange("m1", "unknown", in: zoo.animal)
    #expect(answers(of: zoo.animal) == ["1", "2", "3"])
    #expect(zoo.table.description == before)
  }

  @Test func `an exchange of a method with itself changes nothing`() {
    number(zoo.animal)
    exchange("m1", "m1", in: zoo.animal)
    #expect(answers(of: zoo.animal) == ["1", "2", "3"])
  }

  @Test func `OB-3 an exchange of an inherited method changes every sibling`() {
    number(zoo.animal)
    zoo.cat.addMethod(.m2, .answer("the cat's"))
    exchange("m1", "m2", in: zoo.cat)
    #expect(answers(of: zoo.cat) == ["the cat's", "1", "3"])
    #expect(answers(of: zoo.dog) == ["the cat's", "2", "3"])
    #expect(answers(of: zoo.animal) == ["the cat's", "2", "3"])
  }

  @Test func `OB-3 the safe recipe adds the method first and does not affect siblings`() throws {
    number(zoo.animal)
    let inherited = try #require(zoo.method("m1", of: zoo.cat)?.implementation)
    #expect(zoo.cat.addMethod(.m1, .answer("swizzled")))
    #expect(zoo.cat.replaceMethod(zoo.table.selector("m2"), inherited) == nil)
    #expect(answers(of: zoo.cat) == ["swizzled", "1", "3"])
    #expect(answers(of: zoo.dog) == ["1", "2", "3"])
  }

  @Test func `OB-5 three exchanges are a permutation and not a stack`() {
    number(zoo.animal)
    exchange("m1", "m2", in: zoo.animal)
    exchange("m1", "m3", in: zoo.animal)
    exchange("m2", "m3", in: zoo.animal)
    #expect(answers(of: zoo.animal) == ["3", "2", "1"])
    exchange("m1", "m2", in: zoo.animal)
    #expect(answers(of: zoo.animal) == ["2", "3", "1"])
  }

  @Test func `OB-7 after an exchange the original runs with the other selector`() {
    let log = zoo.log
    zoo.animal.addMethod(
      .roar,
      Body { (object: DynamicObject, call) in log.add(object.table.name(of: call.selector)) })
    zoo.animal.addMethod(
      .purr,
      Body { (object: DynamicObject, _) in
        log.add("swizzled")
        object.send(.purr)()
      })
    exchange("roar", "purr", in: zoo.animal)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["swizzled", "purr"])
  }

  @Test func `OB-7 under a hook the original runs with its own selector`() throws {
    let log = zoo.log
    zoo.animal.addMethod(
      .roar,
      Body { (object: DynamicObject, call) in log.add(object.table.name(of: call.selector)) })
    try zoo.animal.hook(.roar, owner: "h", zoo.before("hooked"))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["hooked", "roar"])
  }

  @Test func `OB-12 an exchange of class methods does not affect instance methods`() {
    number(zoo.cat)
    number(zoo.cat.metaclass)
    exchange("m1", "m2", in: zoo.cat.metaclass)
    #expect(answers(of: zoo.cat) == ["1", "2", "3"])
    #expect(answers(ofObject: zoo.cat) == ["2", "1", "3"])
  }

  @Test func `an exchange between classes swaps their implementations`() {
    number(zoo.cat)
    zoo.dog.addMethod(.m1, .answer("woof"))
    zoo.method("m1", of: zoo.cat)?
      .exchangeImplementations(with: zoo.method("m1", of: zoo.dog))
    #expect(zoo.dog.make().send(.m1)() == "1")
    #expect(answers(of: zoo.cat) == ["woof", "2", "3"])
  }

  /// Exchanges of three methods, of which one is inherited and hooked: all 340 short sequences.
  @Test func `an exchange moves the link to the inherited method, with or without its hook`()
    throws
  {
    for length in 1...4 {
      for number in 0..<(1 << (2 * length)) {
        try check((0..<length).map { Change.allCases[number >> (2 * $0) & 3] })
      }
    }
  }

  private enum Change: CaseIterable { case first, second, both, unhook }

  private func check(_ changes: [Change]) throws {
    let zoo = try Zoo()
    for (message, text) in [(Message<ToText>.m1, "1"), (.m2, "2"), (.m3, "3")] {
      zoo.animal.addMethod(message, .answer(text))
    }
    zoo.cat.addMethod(.m2, .answer("the cat's 2"))
    zoo.cat.addMethod(.m3, .answer("the cat's 3"))
    let hook = try zoo.cat.hook(.m1, owner: "h", .append(" hooked"))
    var expected = ["1 hooked", "the cat's 2", "the cat's 3"]
    for change in changes {
      let names: (String, String)
      switch change {
      case .unhook:
        hook.remove()
        expected = expected.map { $0 == "1 hooked" ? "1" : $0 }
        continue
      case .first: names = ("m1", "m2")
      case .second: names = ("m1", "m3")
      case .both: names = ("m2", "m3")
      }
      let methods = [names.0, names.1].map { zoo.method($0, of: zoo.cat) }
      // Without its hook and in its own place, the method is inherited again.
      guard methods.allSatisfy({ $0?.owner === zoo.cat }) else { return }
      methods[0]?.exchangeImplementations(with: methods[1])
      let places = [names.0, names.1].map { ["m1", "m2", "m3"].firstIndex(of: $0) ?? 0 }
      expected.swapAt(places[0], places[1])
      let cat = zoo.cat.make()
      let answers: [String?] = [.m1, .m2, .m3].map { (message: Message<ToText>) in
        cat.send(message)()
      }
      #expect(answers == expected, "\(changes)")
    }
  }

  @Test func `an exchange while the method runs lets it end with its own super`() {
    number(zoo.animal)
    zoo.cat.addMethod(.m2, .answer("2 of the cat"))
    zoo.cat.addMethod(
      .m1,
      Body { [self] (_: DynamicObject, callSuper) in
        exchange("m1", "m2", in: zoo.cat)
        return callSuper()
      })
    #expect(zoo.cat.make().send(.m1)() == "1")
    #expect(zoo.cat.make().send(.m1)() == "2 of the cat")
  }

  // MARK: Fixtures

  private func number(_ type: DynamicClass) {
    type.addMethod(.m1, .answer("1"))
    type.addMethod(.m2, .answer("2"))
    type.addMethod(.m3, .answer("3"))
  }

  private func exchange(_ first: String, _ second: String, in type: DynamicClass) {
    zoo.method(first, of: type)?.exchangeImplementations(with: zoo.method(second, of: type))
  }

  private func answers(of type: DynamicClass) -> [String?] { answers(ofObject: type.make()) }

  private func answers(ofObject object: DynamicObject) -> [String?] {
    [object.send(.m1)(), object.send(.m2)(), object.send(.m3)()]
  }
}
