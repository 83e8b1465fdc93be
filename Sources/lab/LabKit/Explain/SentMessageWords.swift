import MiniUI

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
