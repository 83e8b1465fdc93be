import LabLanguage
package import MiniUI
import Wording

/// The steps of one method of an app, which run on any object of its class.
struct Script: MethodSteps {
  let actions: [AppAction]
  /// The class and the selector, for messages: `-[HomeViewController didTapBuy:]`.
  let name: String
  /// The app, which makes controllers and logs faults.
  let app: AppBuilder
  /// The code replaced by a runtime operation with this script; nil for any other script.
  var replaced: Implementation?
  /// The name of the code that installed this script, for printed tables; nil for the app's own.
  var source: String?

  /// Runs the steps; deferred steps have no message.
  func run(on object: DynamicObject, answering call: ScriptCall? = nil) {
    guard app.log.depth < Budget.maximumCalls else { return overflow(on: object) }
    app.log.depth += 1
    defer { app.log.depth -= 1 }
    for action in actions where object.process.isRunning {
      guard app.log.budget.allowsAction(in: object.process) else {
        return endBusyApp(of: object)
      }
      perform(action, on: object, call)
    }
  }

  private func endBusyApp(of object: DynamicObject) {
    object.table.raise(
      SimulatedException(
        name: "EXC_CRASH",
        reason: "the watchdog ended the app: \(app.log.budget.excess); the last in \(name)"))
  }

  /// Ends an app whose code exceeds the depth limits.
  func overflow(on object: DynamicObject) {
    object.table.raise(
      SimulatedException(name: "EXC_BAD_ACCESS", reason: "the stack is full in \(name)"))
  }

  private func perform(_ action: AppAction, on object: DynamicObject, _ call: ScriptCall?) {
    switch action {
    case .callSuper, .passOn, .callOriginal, .call, .sendToArgument, .note, .change, .assert,
      .decide:
      perform(action, on: object, answering: call)
    case .set(let assignments): assignments.forEach { set($0, on: object) }
    case .send(let message): receiver(message.receiver, for: object).map(message.send)
    case .sendAction(let sent): send(sent, from: object)
    case .showRoot(let controller): app.show(controller, in: object.process)
    case .schedule(let later): schedule(later, for: object)
    case .push, .pop, .setStack, .present, .dismiss, .show, .unwind, .selectTab:
      navigate(action, from: object)
    case .alert(let shown): show(shown, over: object)
    case .olderAlert(let alert): show(alert, over: object)
    case .callTracker(let call): make(call, for: object)
    case .reload, .addView, .removeView, .deleteRows, .insertRows, .moveRow, .endEditing:
      changeScreen(action, of: object)
    case .load, .reactTouch: performWeb(action, on: object)
    }
  }

  func record(_ fault: StepFault) { app.log.record(fault, in: name) }

  /// Returns the object if it is a controller, or that of its view; else nil and a fault.
  func controller(around object: DynamicObject) -> ViewController? {
    let chain = sequence(first: object as? Responder) { $0?.next }
    let found = chain.lazy.prefix { $0 != nil }.compactMap { $0 as? ViewController }.first
    if found == nil {
      record(StepFault("\(object.class.name) is neither a controller nor on a controller's screen"))
    }
    return found
  }

  private func set(_ assignment: Assignment, on object: DynamicObject) {
    guard let owner = receiver(assignment.target, for: object) else { return }
    if let fault = assignment.apply(to: owner) { app.log.record(fault, in: name) }
  }

  private func send(_ sent: AppAction.SentAction, from object: DynamicObject) {
    guard let sender = receiver(sent.sender, for: object) else { return }
    let action = object.table.selector(sent.action.value)
    object.process.application.sendAction(action, to: nil, from: sender)
  }

  /// Returns the element of a selector, or the object without one; nil and a fault if missing.
  func receiver(
    _ selector: Located<ElementSelector>?, for object: DynamicObject
  ) -> DynamicObject? {
    guard let selector else { return object }
    app.log.budget.spend(.search)
    do throws(StepFault) {
      return try Screen(around: object).view(selector.value)
    } catch {
      app.log.budget.spend(.absence)
      app.log.record(error, in: name)
      return nil
    }
  }

  private func make(_ call: TrackerCall, for object: DynamicObject) {
    do throws(StepFault) {
      if app.access.isOfOther { throw StepFault(TrackerKind.need(of: "this call")) }
      guard let tracker = app.access.tracker else { return }
      try call.make(to: tracker, through: app.access) { selector throws(StepFault) in
        try Screen(around: object).view(selector.value)
      }
    } catch {
      record(error)
    }
  }

  private func schedule(_ later: AppAction.Later, for object: DynamicObject) {
    let script = Script(actions: later.actions, name: "a timer of \(name)", app: app)
    // Weak: a timer does not retain the object, and its steps end with it.
    object.process.mainLoop.schedule(
      .timer, after: later.delay, name: later.name ?? script.name
    ) { [weak object] in
      guard let object else { return }
      script.run(on: object)
    }
  }
}

extension Assignment {
  /// Sets the property; returns a fault if the object does not have it.
  package func apply(to object: DynamicObject) -> StepFault? {
    property.value.apply(value, to: object)
  }
}

extension Property {
  /// Sets the property; returns a fault if the object does not have it.
  package func apply(_ value: PropertyValue, to object: DynamicObject) -> StepFault? {
    if set(value, of: object) { return nil }
    let owner = (object as? View)?.summary ?? object.class.name
    return StepFault("\(owner) has no \(key.quoted)")
  }
}
