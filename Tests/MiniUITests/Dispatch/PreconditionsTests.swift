import Testing

@testable import MiniUI

/// Programmer errors that end the program, with their messages.
@Suite struct Preconditions {
  enum Mistake: String, CaseIterable, Codable {
    case changeToAnotherSwiftType, installABodyTwice, addAMethodForOtherReceivers
    case setCodeForOtherReceivers, callCodeForOtherReceivers, callCodeWithOtherTypes
    case makeOfAnotherSwiftType, makeOfNothing, makeAClassLikeAnObject, registerANameInUse
    case lookUpASelectorOfAnotherTable, useAClassWithoutItsTable, declareBelowAnotherTablesClass
    case changeToAnotherTablesClass, installAnotherTablesCode, defineBelowAClassOfAnotherType

    /// Words in the first line of the standard error.
    var reason: String {
      switch self {
      case .changeToAnotherSwiftType: "an object of Bear cannot become a Fish, which needs a Fish"
      case .installABodyTwice: "a body can be installed only once; create another"
      case .addAMethodForOtherReceivers, .setCodeForOtherReceivers, .callCodeForOtherReceivers:
        "an implementation for Bear receivers cannot run in Cat"
      case .callCodeWithOtherTypes:
        "an implementation of (id) -> () cannot be called as (id) -> NSString"
      case .makeOfAnotherSwiftType: "a Fish cannot be made of Bear, which needs a Bear"
      case .makeOfNothing: "a Bear cannot be made of nothing, which needs a class"
      case .makeAClassLikeAnObject: "declare the class in a class table"
      case .registerANameInUse: "two classes are called Bear"
      case .lookUpASelectorOfAnotherTable: "belongs to another class table"
      case .useAClassWithoutItsTable: "unowned reference"
      case .declareBelowAnotherTablesClass, .changeToAnotherTablesClass:
        "Cat belongs to another class table"
      case .installAnotherTablesCode: "an implementation of another class table cannot run in Dog"
      case .defineBelowAClassOfAnotherType: "Whale does not inherit from Fish"
      }
    }

    /// Makes the mistake.
    func happen() throws {
      switch self {
      case .lookUpASelectorOfAnotherTable, .declareBelowAnotherTablesClass,
        .changeToAnotherTablesClass, .installAnotherTablesCode:
        try mixTables(Zoo(), Zoo())
      case .useAClassWithoutItsTable:
        var zoo: Zoo? = Zoo()
        let lion = zoo?.lion
        zoo = nil
        _ = lion?.make()
      case .makeOfNothing: _ = Bear(of: nil)
      case .defineBelowAClassOfAnotherType: _ = ClassTable()[Whale.self]
      default: try happen(in: Zoo())
      }
    }

    private func happen(in zoo: Zoo) throws {
      let bear = zoo.table[Bear.self]
      zoo.implement(.roar, in: zoo.cat)
      let roar = zoo.method("roar", of: zoo.cat)
      switch self {
      case .changeToAnotherSwiftType: Bear(of: bear).setClass(zoo.table[Fish.self])
      case .installABodyTwice:
        let body = zoo.before("h")
        try zoo.cat.hook(.roar, owner: "first", body)
        try zoo.dog.hook(.roar, owner: "second", body)
      case .addAMethodForOtherReceivers: zoo.cat.addMethod(.purr, Body { (_: Bear, _) in })
      case .setCodeForOtherReceivers:
        roar?.setImplementation(Body<ToVoid, Bear> { _, _ in }.implementation)
      case .callCodeForOtherReceivers:
        let saved = zoo.method("countUp", of: bear)?.implementation
        saved?.call(on: zoo.cat.make(), as: Message<ToVoid>.countUp)()
      case .callCodeWithOtherTypes:
        _ = roar?.implementation?.call(on: zoo.cat.make(), as: Message<ToText>.words)()
      case .makeOfAnotherSwiftType: _ = Fish(of: bear)
      case .makeAClassLikeAnObject: _ = zoo.cat.metaclass.make()
      default:
        let other = Zoo()
        try other.table.declareClass("Bear", superclass: other.animal)
        _ = other.table[Bear.self]
      }
    }

    private func mixTables(_ zoo: Zoo, _ other: Zoo) throws {
      other.implement(.roar, in: other.cat)
      switch self {
      case .lookUpASelectorOfAnotherTable:
        let foreign = (0..<100).map { other.table.selector("foreign\($0)") }
        _ = zoo.cat.implements(foreign[99])
      case .declareBelowAnotherTablesClass:
        try zoo.table.declareClass("Tiger", superclass: other.cat)
      case .changeToAnotherTablesClass: zoo.cat.make().setClass(other.cat)
      default:
        guard let foreign = other.method("roar", of: other.cat)?.implementation else { return }
        zoo.dog.addMethod(zoo.table.selector("roar"), foreign)
      }
    }
  }

  private final class Whale: DynamicObject {
    override class var classDefinition: ClassDefinition {
      ClassDefinition(Whale.self, superclass: Fish.self)
    }
  }

  @Test(arguments: Mistake.allCases)
  func `a mistake ends the program with its reason`(_ mistake: Mistake) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake = mistake as Mistake] in
      try mistake.happen()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.prefix { $0 != "\n" }.contains(mistake.reason))
  }
}
