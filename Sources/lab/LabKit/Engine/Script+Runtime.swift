import LabLanguage
import MiniUI

/// The steps on classes and messages, as SDK code performs them.
extension Script {
  /// Performs a step that needs the script's message; `call` is nil in a timer.
  func perform(_ action: AppAction, on object: DynamicObject, answering call: ScriptCall?) {
    switch action {
    case .callSuper: call?.callSuper()
    case .passOn: passOn(from: object, call)
    case .callOriginal: callOriginal(of: object, call)
    case .call(let selector): call?.resend(object, object.table.selector(selector.value))
    case .sendToArgument(let message, let number): send(message, to: number.value, of: call)
    case .note(let text): note(text.value, object, call)
    case .change(let operations): change(operations, object, call)
    case .assert(let assertion): check(assertion, of: object)
    case .decide(let decision): decide(decision, object, call)
    default: break
    }
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
      process: object.process, app: app, object: object, arguments: call?.arguments ?? [])
    do throws(StepFault) {
      for operation in operations { try editor.apply(operation) }
    } catch {
      record(error)
    }
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
