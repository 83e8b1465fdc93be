import Testing

@testable import MiniUI

/// Amplitude's rows: swizzles that save the previous implementation, and our hooks instead.
@Suite struct StackedSwizzling {
  private let zoo = Zoo()
  private let method = Message<ToText>(named: "method")

  init() {
    zoo.animal.addMethod(
      method,
      Body { [log = zoo.log] (_: DynamicObject, _) in
        log.add("Original_IMP")
        return "Original_IMP"
      })
  }

  @Test(arguments: Style.allCases)
  func `AM-Z01 a swizzled method returns the swizzle's result`(_ style: Style) throws {
    _ = try swizzle("A", style)
    #expect(zoo.animal.make().send(method)() == "Swizzled_IMP_A")
  }

  @Test(arguments: Style.allCases)
  func `AM-Z02 the swizzle and the original are both called`(_ style: Style) throws {
    _ = try swizzle("A", style)
    #expect(results() == ["Swizzled_IMP_A", "Original_IMP"])
  }

  @Test(arguments: Style.allCases)
  func `AM-Z03 the second of two swizzles runs first`(_ style: Style) throws {
    _ = try swizzle("A", style)
    _ = try swizzle("B", style)
    #expect(zoo.animal.make().send(method)() == "Swizzled_IMP_B")
    #expect(results() == ["Swizzled_IMP_B", "Swizzled_IMP_A", "Original_IMP"])
  }

  @Test(arguments: Style.allCases)
  func `AM-Z04 two swizzles can be removed in reverse order`(_ style: Style) throws {
    let unswizzleA = try swizzle("A", style)
    let unswizzleB = try swizzle("B", style)
    unswizzleB()
    #expect(results() == ["Swizzled_IMP_A", "Original_IMP"])
    unswizzleA()
    #expect(results() == ["Original_IMP"])
  }

  @Test(arguments: Style.allCases)
  func `AM-Z05 an unswizzled method runs the original`(_ style: Style) throws {
    let unswizzle = try swizzle("A", style)
    unswizzle()
    #expect((results(), zoo.animal.make().send(method)()) == (["Original_IMP"], "Original_IMP"))
  }

  @Test func `swizzles removed in the order of adding lose the later one`() throws {
    let unswizzleA = try swizzle("A", .setImplementation)
    let unswizzleB = try swizzle("B", .setImplementation)
    unswizzleA()
    #expect(results() == ["Original_IMP"])
    unswizzleB()
    #expect(results() == ["Swizzled_IMP_A", "Original_IMP"])
  }

  @Test func `hooks removed in the order of adding lose none`() throws {
    let unhookA = try swizzle("A", .hook)
    let unhookB = try swizzle("B", .hook)
    unhookA()
    #expect(results() == ["Swizzled_IMP_B", "Original_IMP"])
    unhookB()
    #expect(results() == ["Original_IMP"])
  }

  enum Style: CaseIterable {
    case setImplementation, hook
  }

  private func swizzle(_ name: String, _ style: Style) throws -> () -> Void {
    let log = zoo.log
    switch style {
    case .hook:
      let body = Body<ToText, DynamicObject> { _, original in
        log.add("Swizzled_IMP_\(name)")
        _ = original()
        return "Swizzled_IMP_\(name)"
      }
      let hook = try zoo.animal.hook(method, owner: name, body)
      return { hook.remove() }
    case .setImplementation:
      let record = try #require(zoo.method("method", of: zoo.animal))
      let saved = try #require(record.implementation)
      let body = Body<ToText, DynamicObject> { [method] object, _ in
        log.add("Swizzled_IMP_\(name)")
        _ = saved.call(on: object, as: method)()
        return "Swizzled_IMP_\(name)"
      }
      record.setImplementation(body.implementation)
      return { record.setImplementation(saved) }
    }
  }

  private func results() -> [String] {
    zoo.log.take()
    _ = zoo.animal.make().send(method)()
    return zoo.log.lines
  }
}
