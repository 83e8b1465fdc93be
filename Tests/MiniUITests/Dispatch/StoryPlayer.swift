import Testing

@testable import MiniUI

/// Carries out the statements of one ``Story``, whose names are single words.
final class StoryPlayer {
  private let zoo = Zoo()
  private var objects: [String: DynamicObject] = [:]
  private var hooks: [String: Hook] = [:]
  private var saved: [String: Implementation] = [:]
  private var swizzled: [String: MethodRecord] = [:]
  private var heldMethod: MethodRecord?
  private var heldClass: DynamicClass?
  private var table = ""

  /// Carries out a statement and returns its result, which is empty if it has none.
  func play(_ statement: String) throws -> String {
    let words = statement.split(separator: " ").map { String($0) }
    if try move(words) { return "" }
    return try change(words) ?? answer(words)
  }

  /// A statement about objects and classes, without a result; false for any other.
  private func move(_ words: [String]) throws -> Bool {
    switch words[0] {
    case "declare": try zoo.table.declareClass(words[1], superclass: type(words[3]))
    case "make": objects[words[1]] = try type(words[3]).make()
    case "release": objects[words[1]] = nil
    case "observe": try observe(object(words[1]))
    case "turn": try object(words[1]).setClass(type(words[3]))
    case "hold" where words[1] == "class": heldClass = try object(words[3]).isa
    case "hold": heldMethod = try method(words[3], words[4])
    case "remember": table = zoo.table.description
    case "save": saved[words[1]] = try method(words[3], words[4]).implementation
    case "swizzle": try swizzle(words[1], method(words[3], words[4]))
    case "restore": try #require(swizzled[words[1]]).setImplementation(code("original " + words[1]))
    case "exchange":
      try method(words[1], words[2]).exchangeImplementations(with: method(words[4], words[5]))
    case "hook": try hook(words)
    default:
      guard words.count > 2 else { return false }
      if words[1] == "forwards" {
        let target = try type(words[3]).make()
        try type(words[0]).addMethod(.forwardingTarget, Body { (_: DynamicObject, _, _) in target })
        return true
      }
      guard words[1] == "implements" else { return false }
      zoo.implement(message(words[2]), in: try type(words[0]), callsSuper: words.count > 3)
    }
    return true
  }

  /// A statement about methods and hooks, with its result; nil for any other.
  private func change(_ words: [String]) throws -> String? {
    switch words[0] {
    case "add":
      let code = try words.count > 5 ? zoo.after(words[1]).implementation : code(words[1])
      return "\(try type(words[3]).addMethod(zoo.table.selector(words[4]), code))"
    case "replace":
      let (type, selector) = (try type(words[1]), zoo.table.selector(words[2]))
      let old = type.ownMethod(for: selector)?.implementation
      let result = type.replaceMethod(selector, try code(words[4]))
      return result.map { $0 === old ? "the old code" : "other code" } ?? "nil"
    case "set":
      let method = try words[1] == "held" ? #require(heldMethod) : method(words[1], words[2])
      let old = method.implementation
      return method.setImplementation(try code(words[4])) === old ? "the old code" : "other code"
    case "remove": return "\(try #require(hooks[words[1]]).remove())"
    case "call":
      zoo.log.take()
      try #require(saved[words[1]]).call(on: object(words[3]), as: Message<ToVoid>.roar)()
      return notes
    default: return nil
    }
  }

  /// A question about the zoo, or a message.
  private func answer(_ words: [String]) throws -> String {
    switch words[0] {
    case "installed": return "\(try #require(hooks[words[1]]).isInstalled)"
    case "table": return zoo.table.description == table ? "as remembered" : "changed"
    case "crash": return zoo.crashes.exceptions.first?.reason ?? "none"
    case "class": return try object(words[2]).class.name
    case "superclass": return try type(words[2]).superclass?.name ?? "none"
    case "isa":
      let isa = try object(words[2]).isa
      return isa.name + (isa.isPrivate ? " (private)" : "")
    case "owner": return try method(words[2], words[3]).owner.name
    case "runners":
      let runners = zoo.runners(of: words[3], in: try type(words[2]))
      return runners.isEmpty ? "none" : runners.joined(separator: ", ")
    default: break
    }
    let isType = words[0].first?.isLowercase == false && !words[0].hasSuffix(".self")
    if words[1] == "responds" {
      let selector = zoo.table.selector(words[3])
      let answer =
        try isType
        ? type(words[0]).implements(selector) : object(words[0]).responds(to: selector)
      return "\(answer)"
    }
    zoo.log.take()
    try object(words[0], isNew: true).send(message(words[1]))()
    return notes
  }

  private var notes: String {
    zoo.log.lines.isEmpty ? "nothing" : zoo.log.lines.joined(separator: ", ")
  }

  // MARK: Names

  private func message(_ name: String) -> Message<ToVoid> { zoo.table.message(name) }

  /// The class of a name, or the metaclass of `+Name`.
  private func type(_ name: String) throws -> DynamicClass {
    if name == "held" { return try #require(heldClass) }
    guard name.hasPrefix("+") else { return try #require(zoo.table[name]) }
    return try #require(zoo.table[String(name.dropFirst())]).metaclass
  }

  /// The object of a name, the class `Cat.self`, the class that `+Cat` sends to, or a new `Cat`.
  private func object(_ name: String, isNew: Bool = false) throws -> DynamicObject {
    if let object = objects[name] { return object }
    if name.hasSuffix(".self") { return try type(String(name.dropLast(5))) }
    if name.hasPrefix("+") { return try type(String(name.dropFirst())) }
    return isNew ? try type(name).make() : try type(name)
  }

  /// The method that a class or an object runs for a message.
  private func method(_ name: String, _ message: String) throws -> MethodRecord {
    let type = try objects[name]?.isa ?? type(name)
    return try #require(zoo.method(message, of: type))
  }

  /// Saved code, or new code that notes its name and does not call `super`.
  private func code(_ name: String) throws -> Implementation {
    saved[name] ?? zoo.instead(name).implementation
  }

  // MARK: Hooks

  private func hook(_ words: [String]) throws {
    let name = words[1]
    let body =
      switch words[2] {
      case "after": zoo.after(name)
      case "over": zoo.instead(name)
      default: before(name, removing: Array(words.dropFirst(7)))
      }
    let message = message(words[4])
    if let object = objects[words[3]] {
      hooks[name] = try object.hookThisObject(message, owner: name, body)
    } else if words[3].hasSuffix(".self") {
      hooks[name] = try object(words[3]).hookThisObject(message, owner: name, body)
    } else {
      hooks[name] = try type(words[3]).hook(message, owner: name, body)
    }
  }

  /// Code that notes its name, removes hooks and runs the original.
  private func before(_ name: String, removing names: [String]) -> Body<ToVoid, DynamicObject> {
    .before { [self] _ in
      zoo.log.add(name)
      for name in names { hooks[name]?.remove() }
    }
  }

  /// Sets an implementation that calls the saved one, as naive code does.
  private func swizzle(_ name: String, _ method: MethodRecord) throws {
    let original = try #require(method.implementation)
    (swizzled[name], saved["original " + name]) = (method, original)
    let body = Body<ToVoid, DynamicObject> { [log = zoo.log] object, _ in
      log.add(name)
      original.call(on: object, as: Message<ToVoid>.roar)()
    }
    method.setImplementation(body.implementation)
  }

  /// Observes an object as `NSKeyValueObserving` does: through a subclass that `class` hides.
  private func observe(_ object: DynamicObject) throws {
    let (shown, isa) = (object.class, object.isa)
    let type = try zoo.table.declareClass("NSKVONotifying_\(isa.name)", superclass: isa)
    type.addMethod(.class, Body { (_: DynamicObject, _) in shown })
    let roars = isa.implements(zoo.table.selector("roar"))
    type.addMethod(.roar, roars ? zoo.before("observed") : zoo.instead("observed"))
    object.setClass(type)
  }
}
