import Testing

@testable import MiniUI

/// Methods of Swift types, which a table creates on the first lookup.
@Suite struct MethodPlans {
  private let table = ClassTable()

  private func made(_ type: DynamicClass) -> Set<String> {
    var names: Set<String> = []
    type.forEachMadeMethod { names.insert(table.name(of: $0.selector)) }
    return names
  }

  @Test func `a Swift class creates no method before it is looked up`() {
    let type = table[Kettle.self]
    #expect((made(type), type.make().send(Kettle.boil)(), made(type)) == ([], 100, ["hasText"]))
  }

  @Test func `a printed class lists every method, looked up or not`() {
    let printed = table.description
    _ = table[Kettle.self]
    let lines = table.description.split(separator: "\n").map(String.init)
    let own =
      ["Kettle : NSObject", "  + reset: Kettle"] + ["hasText", "reset"].map { "  - \($0): Kettle" }
    #expect(lines.filter { !printed.contains($0) } == own)
  }

  @Test func `a method that was never looked up can be replaced`() throws {
    let type = table[Kettle.self]
    #expect(!type.addMethod(Kettle.boil, Body { (_: Kettle, _) in 1 }))
    let old = try #require(type.replaceMethod(Kettle.boil, Body { (_: Kettle, _) in 2 }))
    let kettle = type.make()
    #expect((kettle.send(Kettle.boil)(), old.call(on: kettle, as: Kettle.boil)()) == (2, 100))
  }

  @Test func `a hook on a method that was never looked up can be added and removed`() throws {
    let kettle = table[Kettle.self].make()
    let hook = try table[Kettle.self].hook(
      Kettle.boil, owner: "test", Body { (_: Kettle, original) in original() - 1 })
    #expect(kettle.send(Kettle.boil)() == 99)
    hook.remove()
    #expect(kettle.send(Kettle.boil)() == 100)
  }

  @Test func `a method that has been removed is not created again`() throws {
    let type = table[Kettle.self]
    let method = try #require(type.method(for: SelectorID(.hasText)))
    type.remove(method)
    #expect(!type.implements(SelectorID(.hasText)))
    #expect(!table.description.contains("hasText: Kettle"))
  }

  @Test func `a class that overrides class counts from its declaration`() {
    #expect(table.classChanges != nil)
    _ = table[Masked.self]
    #expect(table.classChanges == nil)
  }

  @Test func `each table creates its own code of a method`() throws {
    let other = ClassTable()
    let codes = [table, other].map { $0.root.method(for: SelectorID(.class))?.implementation }
    #expect(codes[0] != nil && codes[0] !== codes[1])
    try table.root.hook(
      .respondsToSelector, owner: "test", Body { (_: DynamicObject, _, _) in true })
    #expect(!other.root.make().responds(to: SelectorID(.copy)))
  }

  @Test func `an ended table creates no methods`() {
    let type = table[Kettle.self]
    table.die()
    #expect((type.make().send(Kettle.boil)(), type.implements(SelectorID(.hasText))) == (0, false))
    #expect(made(type) == [])
  }
}

private final class Kettle: DynamicObject {
  static let boil = Message<ToInt>(named: "hasText")

  override class var classDefinition: ClassDefinition {
    ClassDefinition(Kettle.self) { methods in
      methods.define(boil) { _, _ in 1 }
      methods.define(boil) { _, _ in 100 }
      methods.define(.reset) { _, _ in }
      methods.defineOnClass(.reset, Body { _, _ in })
    }
  }
}

private final class Masked: DynamicObject {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(Masked.self) { methods in
      methods.define(.class) { object, _ in object.table.root }
    }
  }
}
