import Testing
import Wording

@testable import MiniUI

@Suite struct Classes {
  private let zoo = Zoo()

  @Test(arguments: Story.all("Classes"))
  func `classes have the methods of each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
  }

  @Test func `className is the name of the result of class`() throws {
    let (lion, cat) = (zoo.lion.make(), zoo.cat)
    try zoo.lion.hook(.class, owner: "test", Body { (_: DynamicObject, _) in cat })
    #expect([lion.className, lion.class.name] == [cat.name, cat.name])
    #expect(cat.make().className == cat.name)
  }

  @Test func `className does not reveal that the object is hooked`() throws {
    let lion = zoo.lion.make()
    try lion.hookThisObject(
      .respondsToSelector, owner: "test", Body { (_: DynamicObject, _, _) in true })
    #expect((lion.className, lion.isa.isPrivate) == (zoo.lion.name, true))
  }

  @Test func `T259 metaclasses inherit like their classes, and the last from the root class`() {
    let root = zoo.table.root
    #expect(zoo.cat.metaclass.superclass === zoo.animal.metaclass)
    #expect(zoo.animal.metaclass.superclass === root.metaclass)
    #expect(root.metaclass.superclass === root)
    #expect(root.superclass == nil)
  }

  @Test func `the class of a class is its metaclass, and the root's metaclass is its own class`() {
    let rootMetaclass = zoo.table.root.metaclass
    #expect(zoo.cat.isa === zoo.cat.metaclass)
    #expect(zoo.cat.metaclass.isa === rootMetaclass)
    #expect(rootMetaclass.isa === rootMetaclass)
    #expect([zoo.cat.isMetaclass, zoo.cat.metaclass.isMetaclass] == [false, true])
  }

  @Test func `a class is found by its name, and classes are listed by name`() {
    #expect(zoo.table["Lion"] === zoo.lion)
    #expect(zoo.table["Tiger"] == nil)
    let animals = zoo.table.classes.filter { $0.isSubclass(of: zoo.animal) }
    #expect(animals.map(\.name) == ["Animal", "Cat", "Dog", "Lion"])
  }

  @Test func `a class is a subclass of itself and of all its ancestors`() {
    let answers = [zoo.lion, zoo.cat, zoo.animal, zoo.dog].map { zoo.lion.isSubclass(of: $0) }
    #expect((answers, zoo.cat.isSubclass(of: zoo.lion)) == ([true, true, true, false], false))
    #expect(zoo.lion.make().isKind(of: zoo.cat))
    #expect(!zoo.lion.make().isKind(of: zoo.dog))
  }

  @Test func `class of an object is its class, class of a class is the class itself`() {
    #expect(zoo.lion.make().class === zoo.lion)
    #expect(zoo.lion.class === zoo.lion)
    #expect(zoo.lion.metaclass.class === zoo.lion.metaclass)
  }

  @Test func `a class name is required and unique`() {
    #expect(throws: ClassError.taken("Cat")) {
      try zoo.table.declareClass("Cat", superclass: zoo.animal)
    }
    #expect(throws: ClassError.emptyName) {
      try zoo.table.declareClass("", superclass: zoo.animal)
    }
    #expect(ClassError.taken("Cat").description == "a class called Cat exists; choose another name")
    #expect(ClassError.emptyName.description == "a class needs a name")
  }

  @Test func `a Swift class registers its name, its superclass and its methods once`() {
    let bear = zoo.table[Bear.self]
    #expect(bear.name == "Bear")
    #expect(bear.superclass === zoo.table.root)
    #expect(zoo.table[Bear.self] === bear)
    #expect(zoo.table["Bear"] === bear)
    #expect(bear.send(.words)() == "every Bear")
  }

  @Test func `a class declared below a Swift class makes Swift objects`() throws {
    let polar = try zoo.table.declareClass("PolarBear", superclass: zoo.table[Bear.self])
    let object = try #require(polar.make() as? Bear)
    object.text = "brr"
    #expect(object.isa === polar)
    #expect((object.send(.words)(), polar.send(.words)()) == ("brr", "every PolarBear"))
  }

  @Test
  func `a class declared at run time below another one inherits, overrides, calls super`() throws {
    let bear = zoo.table[Bear.self]
    let polar = try zoo.table.declareClass("PolarBear", superclass: bear)
    let cub = try zoo.table.declareClass("PolarCub", superclass: polar)
    polar.addMethod(.words, .append(" in the snow"))
    cub.addMethod(.words, .append(" with its mother"))
    let object = try #require(cub.make() as? Bear)
    object.text = "a bear"
    #expect(object.send(.words)() == "a bear in the snow with its mother")
  }

  @Test func `a Swift subclass without a definition inherits from its Swift superclass`() {
    class Panda: Bear {}
    let panda = zoo.table[Panda.self]
    #expect(panda.name == "Panda")
    #expect(panda.superclass === zoo.table[Bear.self])
    #expect(panda.make() is Panda)
  }

  @Test func `a Swift class two levels below a definition inherits from the level between`() {
    class Panda: Bear {}
    class RedPanda: Panda {}
    #expect(zoo.table[RedPanda.self].superclass === zoo.table[Panda.self])
  }

  @Test func `each table has its own classes and methods`() throws {
    let other = Zoo()
    zoo.implement(.roar, in: zoo.cat)
    #expect(zoo.cat !== other.cat)
    #expect(!other.responds(other.cat, to: "roar"))
    #expect(zoo.table[Bear.self] !== other.table[Bear.self])
  }

  @Test func `setClass changes the class of an object and returns the old one`() {
    zoo.implement(.roar, in: zoo.cat)
    zoo.implement(.roar, in: zoo.dog)
    let object = zoo.cat.make()
    #expect(object.setClass(zoo.dog) === zoo.cat)
    #expect(object.class === zoo.dog)
    #expect(zoo.notes(of: .roar, to: object) == ["Dog roar"])
  }

  @Test func `an object retains its classes`() throws {
    func makeLion() throws -> DynamicObject {
      let zoo = Zoo()
      return zoo.lion.make()
    }
    let lion = try makeLion()
    #expect((lion.class.name, lion.class.superclass?.superclass?.name) == ("Lion", "Animal"))
  }
}
