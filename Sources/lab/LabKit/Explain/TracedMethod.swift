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

/// One message as the list of messages shows it: `-[UIButton touchesBegan:withEvent:]`.
struct SentMessageWords {
  /// The message with its important arguments.
  let text: String
  /// False for messages left out of the list: moving fingers, and notifications of others.
  let matters: Bool

  init(
    _ method: TracedMethod, _ receiver: DynamicObject, className: String,
    _ arguments: [DynamicObject?], _ action: SelectorID?
  ) {
    let name = receiver.table.name(of: method.selector)
    let words = Self.detail(of: name, receiver, arguments, action)
    text = ["-[\(className) \(name)]", words].compactMap(\.self).joined(separator: "  ")
    matters = words != Self.unimportant
  }

  private static let unimportant = "–"

  private static func detail(
    of name: String, _ receiver: DynamicObject, _ arguments: [DynamicObject?],
    _ action: SelectorID?
  ) -> String? {
    if let action {
      return receiver.table.name(of: action) + " to \(arguments.first??.class.name ?? "the chain")"
    }
    switch name {
    case "sendEvent:":
      let phases = (arguments.first as? TouchEvent)?.allTouches.map(\.phase) ?? []
      let changed = phases.filter { $0 != .stationary && $0 != .moved }
      return changed.first.map { "\($0)" } ?? unimportant
    case "postNotification:":
      let posted = (arguments.first as? PostedNotification)?.name ?? ""
      return posted.hasPrefix("UIApplication") ? posted : unimportant
    case "_sendActionWithGestureRecognizer:":
      return (arguments.first as? GestureRecognizer).map { "by \($0.label)" }
    default: return nil
    }
  }
}
