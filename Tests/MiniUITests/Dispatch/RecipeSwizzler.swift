@testable import MiniUI

/// The published safe swizzler: adds an inherited method to a class before exchanging it (OB-3).
///
/// It remembers every method's first implementation, so that it can be reset, as EarlGrey's does.
final class RecipeSwizzler {
  private var originals: [(method: MethodRecord, implementation: Implementation)] = []

  /// Exchanges two methods for one class only; `false` without a change if one is missing.
  func exchange(_ first: String, _ second: String, in type: DynamicClass) -> Bool {
    let selectors = (type.table.selector(first), type.table.selector(second))
    guard type.implements(selectors.0), type.implements(selectors.1) else { return false }
    let methods = (own(first, in: type), own(second, in: type))
    methods.0?.exchangeImplementations(with: methods.1)
    return true
  }

  /// Adds a method and exchanges it with an existing one; `false` if it exists already.
  func add(
    _ new: String, _ implementation: Implementation, exchangingWith old: String,
    in type: DynamicClass
  ) -> Bool {
    let selectors = (type.table.selector(new), type.table.selector(old))
    guard !type.implements(selectors.0), type.implements(selectors.1) else { return false }
    type.addMethod(selectors.0, implementation)
    return exchange(new, old, in: type)
  }

  /// Restores the first implementation of one method.
  func reset(_ name: String, in type: DynamicClass) -> Bool {
    let method = type.method(for: type.table.selector(name))
    guard let original = originals.first(where: { $0.method === method }) else { return false }
    original.method.setImplementation(original.implementation)
    return true
  }

  /// Restores the first implementation of every method.
  func resetAll() {
    for original in originals { original.method.setImplementation(original.implementation) }
    originals = []
  }

  private func own(_ name: String, in type: DynamicClass) -> MethodRecord? {
    let selector = type.table.selector(name)
    guard let implementation = type.method(for: selector)?.implementation else { return nil }
    type.addMethod(selector, implementation)
    guard let method = type.method(for: selector) else { return nil }
    if !originals.contains(where: { $0.method === method }) {
      originals.append((method, implementation))
    }
    return method
  }
}
