import Testing

@testable import MiniUI

/// Aspects' rows: AS-05 with a swizzler in its style, the others with our own hooks.
@Suite struct Aspects {
  private let zoo = Zoo()
  /// A substitute for `UILabel` that returns its text.
  private let label: DynamicClass

  init() throws {
    label = try zoo.table.declareClass("UILabel", superclass: zoo.table[Bear.self])
  }

  @Test(arguments: Story.all("Aspects"))
  func `our hooks have the effects of each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
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
    #expect((aspects.remove(global), fresh.send(.words)()) == (true, "Test"))
    #expect((aspects.remove(firstAspect), first.send(.words)()) == (true, "Default text"))
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
    #expect((hook.remove(), first.send(.words)(), hook.remove()) == (true, "Default text", false))
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
    #expect((zoo.responds(object.isa, to: "release"), zoo.log.lines) == (false, []))
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

  private func makeLabel(_ text: String) -> DynamicObject {
    let new = label.make()
    (new as? Bear)?.text = text
    return new
  }
}

extension Message where S == ToVoid {
  fileprivate static var testCall: Self { Message(named: "testCall") }
}

/// A model of Aspects: one trampoline runs the aspects of the object and of its class.
///
/// The class's aspects run for an object with a private subclass, too, and an "after"
/// aspect may change the result: the outcome of AS-05.
final class AspectSwizzler {
  /// The positions of aspects, by Aspects' names.
  enum Position {
    case instead, after
  }

  /// The token of an aspect, which can be removed once.
  final class Token {
    fileprivate let text: String
    fileprivate let position: Position
    fileprivate var remove: () -> Void = {}
    fileprivate var isInstalled = true

    fileprivate init(_ text: String, _ position: Position) {
      self.text = text
      self.position = position
    }
  }

  private let message: Message<ToText>
  private var aspects: [ObjectIdentifier: [Token]] = [:]

  /// Makes a swizzler for one message.
  init(_ message: Message<ToText>) {
    self.message = message
  }

  /// Makes the object return the text, through a subclass made for it.
  func hook(_ object: DynamicObject, _ position: Position, _ text: String) throws -> Token {
    let original = object.isa
    let name = "\(original.name)_Aspects_\(aspects.count)"
    let subclass = try object.table.declareClass(name, superclass: original)
    subclass.addMethod(.class, Body { (_: DynamicObject, _) in original })
    let token = install(Token(text, position), for: ObjectIdentifier(object), in: subclass)
    object.setClass(subclass)
    token.remove = { object.setClass(original) }
    return token
  }

  /// Makes every object of the class return the text.
  func hook(_ type: DynamicClass, _ position: Position, _ text: String) -> Token {
    let method = type.method(for: type.table.number(message))
    let original = method?.implementation
    let token = install(Token(text, position), for: ObjectIdentifier(type), in: type)
    token.remove = { original.map { _ = method?.setImplementation($0) } }
    return token
  }

  /// Removes an aspect; `false` if it was removed before.
  func remove(_ token: Token) -> Bool {
    guard token.isInstalled else { return false }
    token.isInstalled = false
    for (id, tokens) in aspects { aspects[id] = tokens.filter { $0 !== token } }
    token.remove()
    return true
  }

  private func install(_ token: Token, for id: ObjectIdentifier, in type: DynamicClass) -> Token {
    aspects[id, default: []].append(token)
    guard let saved = type.method(for: type.table.number(message))?.implementation
    else { return token }
    type.replaceMethod(
      message,
      Body { [unowned self] (object: DynamicObject, _) in
        let original = { saved.call(on: object, as: self.message)() }
        return result(for: object, original: original)
      })
    return token
  }

  private func result(for object: DynamicObject, original: () -> String?) -> String? {
    let all = [ObjectIdentifier(object), ObjectIdentifier(object.class)]
      .flatMap { aspects[$0, default: []] }
    let instead = all.last { $0.position == .instead }
    let result = instead.map(\.text) ?? original()
    return all.last { $0.position == .after }?.text ?? result
  }
}
