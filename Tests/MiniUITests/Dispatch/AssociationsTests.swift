import Testing

@testable import MiniUI

@Suite struct Associations {
  private let zoo = Zoo()
  private let key = AssociationKey("tests.key")

  @Test func `OB-16 a value is found under its key at its object`() {
    let (cat, dog, value) = (zoo.cat.make(), zoo.dog.make(), Log())
    cat.setAssociated(value, for: key)
    #expect(cat.associated(key) === value)
    #expect(cat.associated(AssociationKey("tests.other")) == nil)
    #expect(dog.associated(key) == nil)
  }

  @Test func `keys of equal name are equal`() {
    let (cat, value) = (zoo.cat.make(), Log())
    cat.setAssociated(value, for: AssociationKey("tests.key"))
    #expect(cat.associated(AssociationKey("tests.key")) === value)
  }

  @Test func `a later value replaces the earlier one, and nil removes it`() {
    let (cat, value) = (zoo.cat.make(), Log())
    cat.setAssociated(Log(), for: key)
    cat.setAssociated(value, for: key)
    #expect(cat.associated(key) === value)
    cat.setAssociated(nil, for: key)
    #expect(cat.associated(key) == nil)
  }

  @Test func `OB-16 a retained value lives as long as its object`() {
    var cat: DynamicObject? = zoo.cat.make()
    var value: Log? = Log()
    weak let held = value
    cat?.setAssociated(value, for: key)
    value = nil
    #expect(held != nil)
    cat = nil
    #expect(held == nil)
  }

  @Test func `OB-16 an assigned value is not retained`() {
    let cat = zoo.cat.make()
    var value: Log? = Log()
    cat.setAssociated(value, for: key, policy: .assign)
    #expect(cat.associated(key) === value)
    value = nil
    #expect(cat.associated(key) == nil)
  }

  @Test func `OB-16 a copied value is the result of copy`() {
    let copy = zoo.dog.make()
    zoo.cat.addMethod(.copy, Body { (_: DynamicObject, _) in copy })
    let (cat, original) = (zoo.cat.make(), zoo.cat.make())
    cat.setAssociated(original, for: key, policy: .copy)
    #expect(cat.associated(key) === copy)
  }

  @Test func `OB-16 copying a value without copy ends the process`() {
    zoo.cat.make().setAssociated(zoo.dog.make(), for: key, policy: .copy)
    #expect(
      zoo.crashes.exceptions.map(\.reason)
        == ["-[Dog copy]: unrecognized selector sent to instance"])
  }

  @Test func `OB-16 values survive a change of class`() throws {
    let (cat, value) = (zoo.cat.make(), Log())
    cat.setAssociated(value, for: key)
    let hook = try cat.hookThisObject(.roar, owner: "h", zoo.before("h"))
    #expect(cat.associated(key) === value)
    hook.remove()
    cat.setClass(zoo.dog)
    #expect(cat.associated(key) === value)
  }

  @Test func `a class can carry values, which its instances do not see`() {
    let value = Log()
    zoo.cat.setAssociated(value, for: key)
    #expect(zoo.cat.associated(key) === value)
    #expect(zoo.cat.make().associated(key) == nil)
    #expect(zoo.lion.associated(key) == nil)
  }
}
