import AutoTrack
import LabKit
import LabLanguage
import MiniUI
import Wording

/// One method of one class whose calls are reported to an observer.
struct TracedMethod {
  /// The owner of the hooks in class tables, which is left out of the output.
  static let owner = "why"

  let className: String
  let selector: SelectorID

  /// Hooks a class's own method.
  ///
  /// - Returns: The hook; nil if the class has no such method, or one that cannot be traced.
  static func trace(
    _ selector: SelectorID, of type: DynamicClass, reportingTo observer: any CallObserver
  ) -> Hook? {
    guard let kind = type.ownMethod(for: selector)?.implementation?.kind,
      let types = ScriptTypes.all[kind]
    else { return nil }
    let method = TracedMethod(className: type.name, selector: selector)
    do throws(HookError) {
      return try types.hook(type, selector, owner, Trace(method: method, observer: observer))
    } catch {
      return nil
    }
  }

  /// Returns the code that runs for a message: hooks by owner, classes, and a notified instrument.
  ///
  /// A call from an override through `super` starts at this method's class.
  func runners(on receiver: DynamicObject, isSuper: Bool) -> [String] {
    let type = isSuper ? receiver.table[className] : receiver.isa
    let instrument = [Self.instrument(notifiedBy: receiver)].compactMap(\.self)
    return Self.runners(of: selector, in: type) + instrument
  }

  /// Returns the code that runs for a message to an object of a class, without the own hooks.
  static func runners(of selector: SelectorID, in type: DynamicClass?) -> [String] {
    (type?.runners(for: selector) ?? []).filter { $0 != owner }
  }

  /// Returns the instrument that is the target of a recogniser; nil for another target.
  private static func instrument(notifiedBy receiver: DynamicObject) -> String? {
    (receiver as? GestureRecognizerTarget)?.target.flatMap(GestureInstrument.owner(of:))
  }
}

/// A hook's code that reports the call and runs the original.
private struct Trace: MethodSteps {
  let method: TracedMethod
  /// Weak: the class table keeps the hook, and the observer keeps the hook, too.
  weak var observer: (any CallObserver)?

  var name: String { TracedMethod.owner }

  func run(on object: DynamicObject, answering call: ScriptCall?) {
    let arguments = call?.arguments ?? []
    observer?.willCall(
      method, on: object, arguments.filter { !($0 is SelectorID) }.map { $0 as? DynamicObject },
      arguments.lazy.compactMap { $0 as? SelectorID }.first)
    call?.callSuper()
    observer?.didReturn()
  }
}

/// A receiver of traced calls.
protocol CallObserver: AnyObject {
  /// Called before a traced method; `arguments` are its objects and `action` its selector, if any.
  func willCall(
    _ method: TracedMethod, on receiver: DynamicObject, _ arguments: [DynamicObject?],
    _ action: SelectorID?)
  /// Called when the innermost traced call returns.
  func didReturn()
}

/// One message as the list of messages shows it: `-[UIButton touchesBegan:withEvent:]`.
struct SentMessageWords {
  /// The message without its arguments.
  let message: String
  /// The message with its important arguments.
  let text: Sentence
  /// False for messages left out of the list: moving fingers, and notifications of others.
  let matters: Bool

  init(
    _ method: TracedMethod, _ receiver: DynamicObject, className: String,
    _ arguments: [DynamicObject?], _ action: SelectorID?
  ) {
    let name = receiver.table.name(of: method.selector)
    let words = Self.detail(of: name, receiver, arguments, action)
    let message = "-[\(className) \(name)]"
    self.message = message
    text = words.map { "\(message)  \($0)" } ?? "\(message)"
    matters = words != Self.unimportant
  }

  private static let unimportant: Sentence = "–"

  private static func detail(
    of name: String, _ receiver: DynamicObject, _ arguments: [DynamicObject?],
    _ action: SelectorID?
  ) -> Sentence? {
    if let action {
      let sent = receiver.table.name(of: action)
      let target = arguments.first ?? nil
      return target.map { "\(sent) to \($0.class.name)" } ?? "\(sent) to the chain"
    }
    switch name {
    case "sendEvent:":
      let phases = (arguments.first as? TouchEvent)?.allTouches.map(\.phase) ?? []
      let changed = phases.filter { $0 != .stationary && $0 != .moved }
      return changed.first.map { Sentence(stringLiteral: "\($0)") } ?? unimportant
    case "postNotification:":
      let posted = (arguments.first as? PostedNotification)?.name ?? ""
      return posted.hasPrefix("UIApplication") ? "\(posted)" : unimportant
    case "_sendActionWithGestureRecognizer:":
      return (arguments.first as? GestureRecognizer).map { "by \($0.label)" }
    default: return nil
    }
  }
}
