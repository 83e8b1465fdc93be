@testable import MiniUI

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
