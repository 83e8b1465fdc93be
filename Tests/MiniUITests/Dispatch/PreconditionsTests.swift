import Testing

@testable import MiniUI

/// Programmer errors that end the program, with their messages.
@Suite struct Preconditions {
  @Test func `an object cannot change to a class of another Swift type`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let table = ClassTable()
      Bear(of: table[Bear.self]).setClass(table[Fish.self])
    }
    #expect(said(result).contains("an object of Bear cannot become a Fish, which needs a Fish"))
  }

  @Test func `a body cannot be installed twice`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let zoo = try Zoo()
      let body = zoo.before("h")
      try zoo.cat.hook(.roar, owner: "first", body)
      try zoo.dog.hook(.roar, owner: "second", body)
    }
    #expect(said(result).contains("a body can be installed only once; create another"))
  }

  @Test func `a method for other receivers cannot be added`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let zoo = try Zoo()
      zoo.cat.addMethod(.roar, Body { (_: Bear, _) in })
    }
    #expect(said(result).contains("an implementation for Bear receivers cannot run in Cat"))
  }

  @Test func `an implementation for other receivers cannot be set`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let zoo = try Zoo()
      zoo.implement(.roar, in: zoo.cat)
      let body = Body<ToVoid, Bear> { _, _ in }
      zoo.method("roar", of: zoo.cat)?.setImplementation(body.implementation)
    }
    #expect(said(result).contains("an implementation for Bear receivers cannot run in Cat"))
  }

  @Test func `a saved implementation cannot run on other receivers`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let zoo = try Zoo()
      let saved = zoo.method("countUp", of: zoo.table[Bear.self])?.implementation
      saved?.call(on: zoo.cat.make(), as: Message<ToVoid>.countUp)()
    }
    #expect(said(result).contains("an implementation for Bear receivers cannot run in Cat"))
  }

  @Test func `a saved implementation cannot run with other types`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let zoo = try Zoo()
      zoo.implement(.roar, in: zoo.cat)
      let saved = zoo.method("roar", of: zoo.cat)?.implementation
      _ = saved?.call(on: zoo.cat.make(), as: Message<ToText>.words)()
    }
    #expect(
      said(result).contains("an implementation of (id) -> () cannot be called as (id) -> NSString"))
  }

  @Test func `an object cannot be made from a class of another Swift type`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let table = ClassTable()
      _ = Fish(of: table[Bear.self])
    }
    #expect(said(result).contains("a Fish cannot be made of Bear, which needs a Bear"))
  }

  @Test func `an object needs a class`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Bear(of: nil)
    }
    #expect(said(result).contains("a Bear cannot be made of nothing, which needs a class"))
  }

  @Test func `a class cannot be made like an object`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let zoo = try Zoo()
      _ = zoo.cat.metaclass.make()
    }
    #expect(said(result).contains("declare the class in a class table"))
  }

  @Test func `a Swift class cannot register under a name in use`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let zoo = try Zoo()
      try zoo.table.declareClass("Bear", superclass: zoo.animal)
      _ = zoo.table[Bear.self]
    }
    #expect(said(result).contains("two classes are called Bear"))
  }

  @Test func `a selector of another table cannot be looked up`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (zoo, other) = (try Zoo(), try Zoo())
      let foreign = (0..<100).map { other.table.selector("foreign\($0)") }
      _ = zoo.cat.implements(foreign[99])
    }
    #expect(said(result).contains("belongs to another class table"))
  }

  @Test func `a class that outlives its table cannot be used`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var zoo: Zoo? = try Zoo()
      let lion = zoo?.lion
      zoo = nil
      _ = lion?.make()
    }
    #expect(said(result).contains("unowned reference"))
  }

  @Test func `a class cannot be declared below a class of another table`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (zoo, other) = (try Zoo(), try Zoo())
      try zoo.table.declareClass("Tiger", superclass: other.cat)
    }
    #expect(said(result).contains("Cat belongs to another class table"))
  }

  @Test func `an object cannot change to a class of another table`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (zoo, other) = (try Zoo(), try Zoo())
      zoo.cat.make().setClass(other.cat)
    }
    #expect(said(result).contains("Cat belongs to another class table"))
  }

  @Test func `an implementation of another table cannot be installed`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (zoo, other) = (try Zoo(), try Zoo())
      other.implement(.roar, in: other.cat)
      guard let foreign = other.method("roar", of: other.cat)?.implementation else { return }
      zoo.dog.addMethod(zoo.table.selector("roar"), foreign)
    }
    #expect(said(result).contains("an implementation of another class table cannot run in Dog"))
  }

  @Test func `a Swift class cannot be defined below one that it does not inherit from`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class Whale: DynamicObject {
        override class var classDefinition: ClassDefinition {
          ClassDefinition(Whale.self, superclass: Fish.self)
        }
      }
      _ = ClassTable()[Whale.self]
    }
    #expect(said(result).contains("Whale does not inherit from Fish"))
  }

  /// The first line of a process's standard error.
  private func said(_ result: ExitTest.Result) -> String {
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }
}
