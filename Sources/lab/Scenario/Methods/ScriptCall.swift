import MiniUI

/// The message that a script answers: what was passed, and where it can be sent on.
struct ScriptCall {
  /// What was passed, in order.
  let arguments: [any Passable]
  /// Runs what the method overrides, with the same arguments.
  let callSuper: () -> Void
  /// Runs a saved implementation, with the same arguments.
  let callSaved: (Implementation) -> Void
  /// Sends a message with the same arguments; nil stands for the same message.
  let resend: (DynamicObject, SelectorID?) -> Void
}

/// Steps of a file that run as a method.
protocol MethodSteps {
  /// The class and the selector, for messages: `-[HomeViewController didTapBuy:]`.
  var name: String { get }
  /// Runs the steps; those that come later answer no message.
  func run(on object: DynamicObject, answering call: ScriptCall?)
}

extension MethodSteps {
  /// Does the steps as a method that answers what the last message that it passed on answered.
  func answer<S: Shape, Result: Passable, each Argument: Passable>(
    for object: DynamicObject, _ next: Call<S>, _ argument: repeat each Argument,
    calling apply: @escaping (Call<S>) -> Result
  ) -> Result {
    var result = Result.zero
    let call = call(on: object, next, repeat each argument) { result = apply($0) }
    run(on: object, answering: call)
    return result
  }

  /// Does the steps as a method that answers nothing.
  func run<S: Shape, each Argument: Passable>(
    on object: DynamicObject, _ next: Call<S>, _ argument: repeat each Argument,
    calling apply: @escaping (Call<S>) -> Void
  ) {
    run(on: object, answering: call(on: object, next, repeat each argument, calling: apply))
  }

  private func call<S: Shape, each Argument: Passable>(
    on object: DynamicObject, _ next: Call<S>, _ argument: repeat each Argument,
    calling apply: @escaping (Call<S>) -> Void
  ) -> ScriptCall {
    var arguments: [any Passable] = []
    for value in repeat each argument { arguments.append(value) }
    let message = Message<S>(next.selector)
    return ScriptCall(
      arguments: arguments, callSuper: { apply(next) },
      callSaved: { saved in
        if let exception = saved.exception(runningOn: object, as: S.kind, in: name) {
          return object.table.raise(exception)
        }
        apply(saved.call(on: object, as: message))
      },
      resend: { apply($0.send($1.map { Message<S>($0) } ?? message)) })
  }
}

extension Implementation {
  /// What ends an app that runs the code on an object that it was not written for.
  fileprivate func exception(
    runningOn object: DynamicObject, as kind: ShapeKind, in name: String
  ) -> SimulatedException? {
    let types = self.kind == kind ? nil : "the original of \(name) is \(self.kind), not \(kind)"
    return (types ?? reasonAgainst(runningIn: object.isa)).map {
      SimulatedException(name: "NSInvalidArgumentException", reason: $0)
    }
  }
}
