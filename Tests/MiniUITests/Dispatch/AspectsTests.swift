import Testing

@testable import MiniUI

/// Aspects' rows: AS-05 with a swizzler in its style, the others with our own hooks.
@Suite struct Aspects {
  private let zoo: Zoo
  /// A substitute for `UILabel` that returns its text.
  private let label: DynamicClass

  init() throws {
    zoo = try Zoo()
    label = try zoo.table.declareClass("UILabel", superclass: zoo.table[Bear.self])
  }

  @Test func `AS-01 OB-14 a hook on one instance runs only for that instance`() throws {
    zoo.implement(.testCall, in: zoo.animal)
    let (hooked, other) = (zoo.animal.make(), zoo.animal.make())
    let hook = try hooked.hookThisObject(.testCall, owner: "aspect", zoo.after("called"))
    #expect(zoo.notes(of: .testCall, to: hooked) == ["Animal testCall", "called"])
    #expect(zoo.notes(of: .testCall, to: other) == ["Animal testCall"])
    #expect(hook.remove() == true)
  }

  @Test func `AS-04 a block with a number for an object argument is refused`() throws {
    let message = Message<ObjectToVoid>(named: "testCallAndExecuteBlock:")
    zoo.animal.addMethod(message, Body { (_: DynamicObject, _, _) in })
    let object = zoo.animal.make()
    #expect(
      throws: HookError.types(
        message: "testCallAndExecuteBlock:", owner: "Animal", has: "(Animal, id) -> ()",
        wants: "(Animal, Int) -> ()")
    ) {
      try object.hookThisObject(
        Message<IntToVoid>(named: "testCallAndExecuteBlock:"), owner: "aspect",
        .before { (_: DynamicObject, _) in })
    }
    #expect(object.isa === zoo.animal)
  }

  @Test func `AS-05 instance aspects yield to a global after aspect`() throws {
    let aspects = AspectSwizzler(.words)
    let (first, second) = (makeLabel("Default text"), makeLabel("Default text2"))
    let firstAspect = try aspects.hook(first, .instead, "Custom Text")
    #expect(first.send(.words)() == "Custom Text")
    _ = try aspects.hook(second, .instead, "Custom Text2")
    #expect(second.send(.words)() == "Custom Text2")

    let global = aspects.hook(label, .after, "Global")
    let fresh = makeLabel("Test")
    #expect([second, fresh].map { $0.send(.words)() } == ["Global", "Global"])
    #expect(aspects.remove(global))
    #expect(fresh.send(.words)() == "Test")
    #expect(aspects.remove(firstAspect))
    #expect(first.send(.words)() == "Default text")
    #expect(!aspects.remove(firstAspect))
  }

  @Test func `AS-05 OB-6 our hook on an object runs before the one on its class`() throws {
    let (first, second) = (makeLabel("Default text"), makeLabel("Default text2"))
    let hook = try first.hookThisObject(.words, owner: "object", .answer("Custom Text"))
    try second.hookThisObject(.words, owner: "object", .answer("Custom Text2"))
    let global = try label.hook(.words, owner: "global", .answer("Global"))
    let all = [first, second, makeLabel("Test")]
    #expect(all.map { $0.send(.words)() } == ["Custom Text", "Custom Text2", "Global"])
    #expect(global.remove())
    #expect(all.map { $0.send(.words)() } == ["Custom Text", "Custom Text2", "Test"])
    #expect(hook.remove())
    #expect(first.send(.words)() == "Default text")
    #expect(!hook.remove())
  }

  @Test func `AS-09 a hook that replaces a method returns its own double`() throws {
    let message = Message<ToDouble>(named: "callReturnsDouble")
    zoo.animal.addMethod(message, Body { (_: DynamicObject, _) in 1.5 })
    let object = zoo.animal.make()
    #expect(object.send(message)() == 1.5)
    try object.hookThisObject(message, owner: "aspect", Body { (_: DynamicObject, _) in 3.5 })
    #expect(object.send(message)() == 3.5)
  }

  @Test func `AS-10 a hook on release is refused and is not called`() {
    let object = zoo.animal.make()
    let release = Message<ToVoid>(named: "release")
    #expect(throws: HookError.notHookable(message: "release")) {
      try object.hookThisObject(release, owner: "aspect", zoo.instead("called"))
    }
    #expect(!zoo.responds(object.isa, to: "release"))
    #expect(zoo.log.lines == [])
  }

  @Test func `AS-13 T279 OB-13 a hooked object has another class, until the hook is removed`()
    throws
  {
    zoo.implement(.testCall, in: zoo.animal)
    let object = zoo.animal.make()
    let hook = try object.hookThisObject(.testCall, owner: "aspect", zoo.instead("called"))
    #expect(object.class === zoo.animal)
    #expect(object.isa !== object.class)
    #expect(zoo.notes(of: .testCall, to: object) == ["called"])
    #expect(hook.remove() == true)
    #expect(object.isa === object.class)
    #expect(zoo.notes(of: .testCall, to: object) == ["Animal testCall"])
    #expect(hook.remove() == false)
  }

  @Test func `T280 a class hook does not change the class of any object`() throws {
    zoo.implement(.testCall, in: zoo.animal)
    let object = zoo.animal.make()
    let hook = try zoo.animal.hook(.testCall, owner: "aspect", zoo.instead("called"))
    #expect(object.isa === object.class)
    #expect(zoo.notes(of: .testCall, to: object) == ["called"])
    #expect(hook.remove())
    #expect(zoo.notes(of: .testCall, to: object) == ["Animal testCall"])
    #expect(!hook.remove())
  }

  @Test func `T278 before hooks run before the body, after hooks after it`()
    throws
  {
    zoo.implement(.testCall, in: zoo.animal)
    try zoo.animal.hook(.testCall, owner: "before", zoo.before("before"))
    try zoo.animal.hook(.testCall, owner: "after", zoo.after("after"))
    try zoo.animal.hook(.testCall, owner: "after2", zoo.after("after2"))
    let expected = ["before", "Animal testCall", "after", "after2"]
    #expect(zoo.notes(of: .testCall, toNew: zoo.animal) == expected)
  }

  @Test func `AS-18 T283 an object with a hook forwards unknown messages as before`() throws {
    let log = zoo.log
    zoo.animal.addMethod(.methodSignature, Body { (object: DynamicObject, _, _) in object })
    zoo.animal.addMethod(
      .forwardInvocation, Body { (_: DynamicObject, _, _) in log.add("forwarded") })
    zoo.implement(.testCall, in: zoo.animal)
    let object = zoo.animal.make()
    try object.hookThisObject(.testCall, owner: "aspect", zoo.before("called"))
    let unknown = Message<ToVoid>(named: "unknown")
    #expect(zoo.notes(of: unknown, to: object) == ["forwarded"])
    #expect(zoo.notes(of: .testCall, to: object) == ["called", "Animal testCall"])
  }

  @Test func `T283 a class with a hook forwards unknown messages as before`() throws {
    let log = zoo.log
    zoo.animal.addMethod(.methodSignature, Body { (object: DynamicObject, _, _) in object })
    zoo.animal.addMethod(
      .forwardInvocation, Body { (_: DynamicObject, _, _) in log.add("forwarded") })
    zoo.implement(.testCall, in: zoo.animal)
    try zoo.animal.hook(.testCall, owner: "aspect", zoo.before("called"))
    #expect(zoo.notes(of: Message(named: "unknown"), toNew: zoo.animal) == ["forwarded"])
  }

  @Test func `AS-22 a hook works on an observed object, which Aspects does not support`()
    throws
  {
    zoo.implement(.testCall, in: zoo.animal)
    let object = zoo.animal.make()
    let observing = try zoo.table.declareClass("NSKVONotifying_Animal", superclass: zoo.animal)
    observing.addMethod(.class, Body { [zoo] (_: DynamicObject, _) in zoo.animal })
    observing.addMethod(.testCall, zoo.before("observed"))
    object.setClass(observing)
    let hook = try object.hookThisObject(.testCall, owner: "aspect", zoo.before("called"))
    let expected = ["called", "observed", "Animal testCall"]
    #expect(zoo.notes(of: .testCall, to: object) == expected)
    #expect(object.class === zoo.animal)
    #expect(hook.remove())
    #expect(object.isa === observing)
    #expect(zoo.notes(of: .testCall, to: object) == ["observed", "Animal testCall"])
  }

  private func makeLabel(_ text: String) -> DynamicObject {
    let new = label.make()
    (new as? Bear)?.text = text
    return new
  }
}

extension Message where S == ToVoid {
  fileprivate static var testCall: Self { Message(named: "testCall") }
}
