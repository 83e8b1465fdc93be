import AutoTrack
import MiniUI

/// One method of one class whose calls are reported to a witness.
struct TracedMethod: Sendable {
  /// The owner of the hooks in class tables, which is left out of the output.
  static let owner = "why"

  let className: String
  let selector: SelectorID

  /// Returns the code that runs for a message: hooks by owner, classes, and a notified instrument.
  ///
  /// A call from an override through `super` starts at this method's class.
  func runners(on receiver: DynamicObject, isSuper: Bool) -> [String] {
    let type = isSuper ? receiver.table[className] : receiver.isa
    let runners = (type?.runners(for: selector) ?? []).filter { $0 != Self.owner }
    return runners + [Self.tracker(toldBy: receiver)].compactMap(\.self)
  }

  /// Returns the instrument that is the target of a recogniser; nil for another target.
  private static func tracker(toldBy receiver: DynamicObject) -> String? {
    (receiver as? GestureRecognizerTarget)?.target.flatMap(GestureInstrument.owner(of:))
  }
}

/// A receiver of traced calls.
protocol CallWitness: AnyObject {
  /// Called before a traced method; `arguments` are its objects and `action` its selector, if any.
  func willCall(
    _ method: TracedMethod, on receiver: DynamicObject, _ arguments: [DynamicObject?],
    _ action: SelectorID?)
  /// Called when the innermost traced call returns.
  func didReturn()
}

extension CallWitness {
  /// Reports a call before and after it.
  func trace<Result>(
    _ method: TracedMethod, on receiver: DynamicObject, _ arguments: [DynamicObject?] = [],
    action: SelectorID? = nil, _ original: () -> Result
  ) -> Result {
    willCall(method, on: receiver, arguments, action)
    defer { didReturn() }
    return original()
  }
}
