@testable import MiniUI

/// Mixpanel's former swizzler: one implementation for all classes, with a table of blocks.
///
/// A class that inherits a swizzled method is given the *first* original, so that the blocks of
/// its superclass are bypassed: the outcome of MP-Z01 and MP-Z04.
final class BlockSwizzler {
  private struct Swizzle {
    let original: Implementation
    var blocks: [(name: String, run: () -> Void)] = []
  }

  private var swizzles: [ObjectIdentifier: Swizzle] = [:]

  /// Runs a block after the method; another block of the same name is replaced.
  func swizzle(
    _ message: Message<ToVoid>, in type: DynamicClass, named name: String,
    block: @escaping () -> Void
  ) {
    guard let method = localMethod(message, in: type) else { return }
    let id = ObjectIdentifier(method)
    swizzles[id]?.blocks.removeAll { $0.name == name }
    swizzles[id]?.blocks.append((name, block))
  }

  /// Sets the original implementation again.
  func unswizzle(_ message: Message<ToVoid>, in type: DynamicClass) {
    guard let method = type.method(for: type.table.number(message)),
      let swizzle = swizzles.removeValue(forKey: ObjectIdentifier(method))
    else { return }
    method.setImplementation(swizzle.original)
  }

  private func localMethod(_ message: Message<ToVoid>, in type: DynamicClass) -> MethodRecord? {
    let selector = type.table.number(message)
    guard let found = type.method(for: selector), let current = found.implementation
    else { return nil }
    let first = swizzles[ObjectIdentifier(found)]?.original ?? current
    if found.owner !== type {
      type.addMethod(message, dispatcher(message))
    } else if swizzles[ObjectIdentifier(found)] == nil {
      type.replaceMethod(message, dispatcher(message))
    } else {
      return found
    }
    let local = type.method(for: selector)
    if let local { swizzles[ObjectIdentifier(local)] = Swizzle(original: first) }
    return local
  }

  private func dispatcher(_ message: Message<ToVoid>) -> Body<ToVoid, DynamicObject> {
    Body { [unowned self] object, _ in
      guard let method = object.class.method(for: object.table.number(message)),
        let swizzle = swizzles[ObjectIdentifier(method)]
      else { return }
      swizzle.original.call(on: object, as: message)()
      for block in swizzle.blocks { block.run() }
    }
  }
}
