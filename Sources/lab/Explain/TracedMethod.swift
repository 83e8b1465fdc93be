import AutoTrack
import MiniUI

/// One method of one class whose calls are told to a witness before it runs.
struct TracedMethod: Sendable {
  /// Who hooks, in class tables; left out of what is printed.
  static let owner = "why"

  /// The class that has the method.
  let className: String
  /// The method.
  let selector: SelectorID

  /// Who runs when an object gets the message: hooks by their owners, the class, and the tracker's
  /// instrument where that is what the class tells.
  ///
  /// A call that comes from an override through `super` starts at this method's class.
  func runners(on receiver: DynamicObject, isSuper: Bool) -> [String] {
    let type = isSuper ? receiver.table[className] : receiver.isa
    let runners = (type?.runners(for: selector) ?? []).filter { $0 != Self.owner }
    return runners + [Self.tracker(toldBy: receiver)].compactMap(\.self)
  }

  /// The instrument that is told by a recogniser's target; nil where it is anybody else.
  private static func tracker(toldBy receiver: DynamicObject) -> String? {
    (receiver as? GestureRecognizerTarget)?.target.flatMap(GestureInstrument.owner(of:))
  }
}

/// Is told of calls, and lets them happen.
protocol CallWitness: AnyObject {
  /// A traced method was called; `arguments` are its objects and `action` its selector, if any.
  func willCall(
    _ method: TracedMethod, on receiver: DynamicObject, _ arguments: [DynamicObject?],
    _ action: SelectorID?)
  /// The method that was called last, of those that have not returned, returns.
  func didReturn()
}

extension CallWitness {
  /// Tells of a call before and after it.
  func trace<Result>(
    _ method: TracedMethod, on receiver: DynamicObject, _ arguments: [DynamicObject?] = [],
    action: SelectorID? = nil, _ original: () -> Result
  ) -> Result {
    willCall(method, on: receiver, arguments, action)
    defer { didReturn() }
    return original()
  }
}
