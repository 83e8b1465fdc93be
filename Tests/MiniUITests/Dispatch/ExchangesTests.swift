import Testing

@testable import MiniUI

@Suite struct Exchanges {
  private let zoo = Zoo()

  @Test(arguments: Story.all("Exchanges"))
  func `exchanged methods run as in each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
  }

  @Test func `OB-4 an exchange with a missing method changes nothing`() {
    number(zoo.animal)
    let before = zoo.table.description
    exchange("m1", "unknown", in: zoo.animal)
    #expect((answers(of: zoo.animal), zoo.table.description) == (["1", "2", "3"], before))
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

  /// Exchanges of three methods, of which one is inherited and hooked: all 340 short sequences.
  @Test
  func `an exchange moves the link to the inherited method, with or without its hook`() throws {
    for length in 1...4 {
      for number in 0..<(1 << (2 * length)) {
        try check((0..<length).map { Change.allCases[number >> (2 * $0) & 3] })
      }
    }
  }

  private enum Change: CaseIterable { case first, second, both, unhook }

  private func check(_ changes: [Change]) throws {
    let zoo = Zoo()
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
    #expect((zoo.cat.make().send(.m1)(), zoo.cat.make().send(.m1)()) == ("1", "2 of the cat"))
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
