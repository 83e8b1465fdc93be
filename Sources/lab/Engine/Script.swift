import MiniUI

/// The steps of one method of an app, ready to run on any object of its class.
struct Script {
  /// What is done, in order.
  let actions: [AppAction]
  /// The class and the selector, for messages: `-[HomeViewController didTapBuy:]`.
  let name: String
  /// Makes the app's controllers, and keeps what the steps cannot do.
  let app: AppBuilder

  /// Methods of an app that call each other deeper than this end it, as its stack would.
  static let maximumDepth = 100

  /// Does the steps; `callSuper` runs what the method overrides.
  func run(on object: DynamicObject, callSuper: () -> Void) {
    guard app.log.depth < Self.maximumDepth else {
      return object.table.raise(
        SimulatedException(name: "EXC_BAD_ACCESS", reason: "the stack is full in \(name)"))
    }
    app.log.depth += 1
    defer { app.log.depth -= 1 }
    for action in actions where object.process.isRunning {
      guard app.log.allowsAction() else { return endBusyApp(of: object) }
      perform(action, on: object, callSuper: callSuper)
    }
  }

  private func endBusyApp(of object: DynamicObject) {
    object.table.raise(
      SimulatedException(
        name: "EXC_CRASH",
        reason: "the watchdog ended the app: its code wanted more than "
          + "\(ScriptLog.maximumActions) actions in one step, the last in \(name)"))
  }

  private func perform(_ action: AppAction, on object: DynamicObject, callSuper: () -> Void) {
    switch action {
    case .callSuper: callSuper()
    case .set(let assignments): assignments.forEach { set($0, on: object) }
    case .send(let message): receiver(message.receiver, for: object).map(message.send)
    case .sendAction(let sent): send(sent, from: object)
    case .showRoot(let name): app.show(name.value, in: object.process)
    case .schedule(let later): schedule(later, for: object)
    }
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

  private func receiver(
    _ selector: Located<ElementSelector>?, for object: DynamicObject
  ) -> DynamicObject? {
    guard let selector else { return object }
    do throws(StepFault) {
      return try Screen(around: object).view(selector.value)
    } catch {
      app.log.record(error, in: name)
      return nil
    }
  }

  private func schedule(_ later: AppAction.Later, for object: DynamicObject) {
    let script = Script(actions: later.actions, name: "a timer of \(name)", app: app)
    object.process.mainLoop.schedule(
      .timer, after: later.delay, name: later.name ?? script.name
    ) { [weak object] in
      guard let object else { return }
      script.run(on: object) {}
    }
  }
}
