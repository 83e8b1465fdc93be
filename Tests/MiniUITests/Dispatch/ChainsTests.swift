import Testing

@testable import MiniUI

/// The chain of implementations that a class lists for a message, compared with the code that runs.
@Suite struct Chains {
  /// A change of the zoo's classes.
  private enum Change: CaseIterable {
    case hookRoar, hookInheritedRoar, hookObject, hookPurr, exchange, replace, removeOldest
  }

  /// Every sequence of up to three changes.
  private static let sequences: [[Change]] = {
    let one = Change.allCases.map { [$0] }
    let two = one.flatMap { first in Change.allCases.map { first + [$0] } }
    return [[]] + one + two + two.flatMap { first in Change.allCases.map { first + [$0] } }
  }()

  @Test func `the chain names the code in the order of its execution, after any changes`() throws {
    #expect(Self.sequences.count == 400)
    for sequence in Self.sequences {
      let zoo = Zoo()
      zoo.implement(.roar, in: zoo.animal)
      zoo.implement(.purr, in: zoo.animal)
      let object = zoo.lion.make()
      var hooks: [Hook] = []
      for (number, change) in sequence.enumerated() {
        try apply(change, "\(number)", to: zoo, object, &hooks)
      }
      for message in [Message<ToVoid>.roar, .purr] {
        let selector = zoo.table.number(message)
        let names = object.isa.chain(for: selector).map(name)
        #expect(zoo.notes(of: message, to: object) == names, "\(sequence)")
      }
    }
  }

  private func apply(
    _ change: Change, _ name: String, to zoo: Zoo, _ object: DynamicObject, _ hooks: inout [Hook]
  ) throws {
    switch change {
    case .hookRoar: hooks.append(try zoo.animal.hook(.roar, owner: name, zoo.before(name)))
    case .hookInheritedRoar:
      hooks.append(try zoo.cat.hook(.roar, owner: name, zoo.before(name)))
    case .hookObject:
      hooks.append(try object.hookThisObject(.roar, owner: name, zoo.before(name)))
    case .hookPurr: hooks.append(try zoo.animal.hook(.purr, owner: name, zoo.before(name)))
    case .exchange:
      zoo.method("roar", of: zoo.animal)?
        .exchangeImplementations(with: zoo.method("purr", of: zoo.animal))
    case .replace:
      let saved = zoo.method("roar", of: zoo.animal)?.implementation
      let code = Body<ToVoid, DynamicObject> { [log = zoo.log] object, _ in
        log.add(name)
        saved?.call(on: object, as: Message<ToVoid>.roar)()
      }.implementation
      (code.label, code.saved) = (name, saved)
      zoo.animal.replaceMethod(zoo.table.selector("roar"), code)
    case .removeOldest: if !hooks.isEmpty { hooks.removeFirst().remove() }
    }
  }

  /// The line that the code adds to the notes when it runs.
  private func name(of code: Implementation) -> String {
    code.hookOwner ?? code.label
      ?? code.writtenFor.map { "\($0.className) \($0.selector)" } ?? "nothing"
  }

  @Test
  func `code that an exchange moved is named with the method that it was written for`() throws {
    let zoo = Zoo()
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.purr, in: zoo.animal)
    zoo.method("roar", of: zoo.animal)?
      .exchangeImplementations(with: zoo.method("purr", of: zoo.animal))
    #expect(zoo.runners(of: "roar", in: zoo.cat) == ["-[Animal purr]"])
    #expect(zoo.runners(of: "purr", in: zoo.cat) == ["-[Animal roar]"])
  }

  @Test func `installed code has its label, and its original follows`() throws {
    let zoo = Zoo()
    zoo.implement(.roar, in: zoo.animal)
    let code = zoo.instead("new").implementation
    (code.label, code.saved) = ("installer", zoo.method("roar", of: zoo.animal)?.implementation)
    zoo.animal.replaceMethod(zoo.table.selector("roar"), code)
    #expect(zoo.runners(of: "roar", in: zoo.lion) == ["installer", "Animal"])
    zoo.dog.addMethod(zoo.table.selector("roar"), code)
    #expect(zoo.runners(of: "roar", in: zoo.dog) == ["installer -[Animal roar]", "Animal"])
  }

  @Test func `own selectors are sorted and include hooks on inherited methods`() throws {
    let zoo = Zoo()
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.purr, in: zoo.cat)
    try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.cat.ownSelectors.map(zoo.table.name) == ["purr", "roar"])
    #expect(zoo.lion.ownSelectors == [])
    #expect(zoo.lion.implementer(of: zoo.table.selector("purr")) === zoo.cat)
    #expect(zoo.dog.implementer(of: zoo.table.selector("purr")) == nil)
  }

  @Test func `a method that a resolver added is marked`() throws {
    let zoo = Zoo()
    zoo.dog.metaclass.addMethod(
      .resolveInstanceMethod,
      Body { (type: DynamicObject, selector, _) in
        (type as? DynamicClass)?.addMethod(selector, zoo.instead("resolved").implementation)
          ?? false
      })
    let selector = zoo.table.selector("roar")
    #expect(zoo.notes(of: .roar, toNew: zoo.dog) == ["resolved"])
    #expect(zoo.dog.ownMethod(for: selector)?.isResolved == true)
    zoo.implement(.purr, in: zoo.dog)
    #expect(zoo.dog.ownMethod(for: zoo.table.selector("purr"))?.isResolved == false)
  }
}
