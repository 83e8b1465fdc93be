@testable import MiniUI

/// PostHog's and GrowingIO's swizzler: exchanges two methods, and reports a missing one.
struct ExchangeSwizzler {
  /// The class whose methods are exchanged.
  let type: DynamicClass

  /// Exchanges two methods as they are found; `false` without a change if one is missing.
  @discardableResult
  func exchange(_ original: String, _ new: String) -> Bool {
    let methods = (method(original), method(new))
    guard let first = methods.0, let second = methods.1 else { return false }
    first.exchangeImplementations(with: second)
    return true
  }

  /// Exchanges two methods, after adding an empty one if the class has none.
  func exchangeOrAdd(_ original: String, _ new: String, empty: Implementation) {
    let selector = type.table.selector(original)
    if !type.implements(selector) { type.addMethod(selector, empty) }
    exchange(original, new)
  }

  private func method(_ name: String) -> MethodRecord? {
    type.method(for: type.table.selector(name))
  }
}
