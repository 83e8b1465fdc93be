package import MiniUI

/// The message that a script handles: its arguments, and the ways to forward it.
package struct ScriptCall {
  package let arguments: [any Passable]
  /// Calls the overridden method with the same arguments.
  package let callSuper: () -> Void
  let callSaved: (Implementation) -> Void
  /// Sends a message with the same arguments; a nil selector repeats the same message.
  let resend: (DynamicObject, SelectorID?) -> Void
}

/// Steps from a file that run as a method.
package protocol MethodSteps {
  /// The class and the selector, for messages: `-[HomeViewController didTapBuy:]`.
  var name: String { get }
  /// Runs the steps; deferred steps have no call.
  func run(on object: DynamicObject, answering call: ScriptCall?)
}

extension MethodSteps {
  /// Runs the steps and returns the result of the last message that they forwarded.
  func answer<S: Shape, Result: Passable, each Argument: Passable>(
    for object: DynamicObject, _ next: Call<S>, _ argument: repeat each Argument,
    calling apply: @escaping (Call<S>) -> Result
  ) -> Result {
    var result = Result.zero
    let call = call(on: object, next, repeat each argument) { result = apply($0) }
    run(on: object, answering: call)
    return result
  }

  /// Runs the steps as a method without a result.
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
  /// Returns the exception for code that must not run on an object; nil if it may.
  fileprivate func exception(
    runningOn object: DynamicObject, as kind: ShapeKind, in name: String
  ) -> SimulatedException? {
    let types = self.kind == kind ? nil : "the original of \(name) is \(self.kind), not \(kind)"
    return (types ?? reasonAgainst(runningIn: object.isa)).map {
      .invalidArgument($0)
    }
  }
}
