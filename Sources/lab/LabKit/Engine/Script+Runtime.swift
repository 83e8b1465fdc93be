import LabLanguage
import MiniUI
import Wording

/// The steps on classes and messages, as SDK code performs them.
extension Script {
  /// Performs a step that needs the script's message; `call` is nil in a timer.
  func perform(_ action: AppAction, on object: DynamicObject, answering call: ScriptCall?) {
    switch action {
    case .callSuper: call?.callSuper()
    case .passOn: passOn(from: object, call)
    case .callOriginal: callOriginal(of: object, call)
    case .call(let selector): send(selector.value, to: object, repeating: call)
    case .sendToArgument(let message, let number): send(message, to: number.value, of: call)
    case .note(let text): note(text.value, object, call)
    case .change(let operations): change(operations, object, call)
    case .assert(let assertion): check(assertion, of: object)
    case .decide(let decision): decide(decision, object, call)
    default: break
    }
  }

  private func send(_ name: String, to object: DynamicObject, repeating call: ScriptCall?) {
    let selector = object.table.selector(name)
    app.log.observer?.willSend(selector, to: object)
    call?.resend(object, selector)
  }

  private func passOn(from object: DynamicObject, _ call: ScriptCall?) {
    guard let parent = (object as? ViewController)?.parent else {
      return record(StepFault("\(object.class.name) has no parent controller"))
    }
    call?.resend(parent, nil)
  }

  /// Calls the replaced code; code that replaced none ends the app (OB-2).
  private func callOriginal(of object: DynamicObject, _ call: ScriptCall?) {
    guard let replaced else {
      return object.table.raise(
        SimulatedException(
          name: "EXC_BAD_ACCESS", reason: "\(name) has no original implementation to call"))
    }
    call?.callSaved(replaced)
  }

  /// Sends a message to an argument; a message to nil does nothing (OB-19).
  private func send(_ message: SentMessage, to number: Int, of call: ScriptCall?) {
    let arguments = call?.arguments ?? []
    guard arguments.indices.contains(number - 1),
      let argument = arguments[number - 1] as? DynamicObject?
    else { return record(StepFault("argument \(number) is not an object")) }
    if let argument { message.send(to: argument) }
  }

  private func note(_ text: TextTemplate, _ object: DynamicObject, _ call: ScriptCall?) {
    do throws(StepFault) {
      let filler = PlaceFiller(object: object, arguments: call?.arguments ?? [])
      app.log.note(try filler.fullText(of: text))
    } catch {
      record(error)
    }
  }

  private func change(
    _ operations: [RuntimeOperation], _ object: DynamicObject, _ call: ScriptCall?
  ) {
    let editor = RuntimeEditor(
      process: object.process, app: app, object: object, arguments: call?.arguments ?? [],
      source: source ?? name)
    app.log.observer?.willChange(operations)
    do throws(StepFault) {
      try editor.apply(operations)
    } catch {
      record(error)
    }
    app.log.observer?.didChange(in: object.process)
  }

  private func check(_ assertion: AppAction.Assertion, of object: DynamicObject) {
    guard let asked = receiver(assertion.receiver, for: object) else { return }
    let selector = assertion.selector.value
    let answer = asked.send(Message<ToObject>(asked.table.selector(selector)))()
    guard answer !== (assertion.isSelf ? object : nil), object.process.isRunning else { return }
    let expected = assertion.isSelf ? "this \(object.class.name)" : "nil"
    let found = answer.map { "another object, a \($0.class.name)" } ?? "nil"
    object.table.raise(
      .inconsistency("\(selector) of the \(asked.class.name) is \(found), not \(expected)"))
  }
}

/// A substitution of placeholders with an object and a method's arguments.
struct PlaceFiller {
  /// The object for `{self}`.
  let object: DynamicObject?
  /// The arguments for `{1}` and so on.
  let arguments: [any Passable]

  /// Returns the text; nil if a placeholder's value is nil.
  func text(of template: TextTemplate) throws(StepFault) -> String? {
    var text = ""
    for part in template.parts {
      guard let word = try word(for: part) else { return nil }
      text += word
    }
    return text
  }

  /// Returns the text, with `nil` for a nil value.
  fileprivate func fullText(of template: TextTemplate) throws(StepFault) -> String {
    var text = ""
    for part in template.parts { text += try word(for: part) ?? "nil" }
    return text
  }

  private func word(for part: TextTemplate.Part) throws(StepFault) -> String? {
    switch part {
    case .text(let text): return text
    case .object: return object.map(name)
    case .argument(let number):
      guard arguments.indices.contains(number - 1) else {
        throw StepFault("argument \(number) does not exist, the method has \(arguments.count)")
      }
      return word(for: arguments[number - 1])
    }
  }

  private func word(for argument: any Passable) -> String? {
    switch argument {
    case let object as DynamicObject?: object.map(name)
    case let selector as SelectorID: self.object?.table.name(of: selector)
    case let text as String?: text
    default: "\(argument)"
    }
  }

  /// Returns the class that the object reports; for a class, its name.
  private func name(of object: DynamicObject) -> String {
    (object as? DynamicClass)?.name ?? object.class.name
  }
}
