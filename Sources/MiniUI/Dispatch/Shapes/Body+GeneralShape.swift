/// Hooks with a ``GeneralShape`` whose original always runs.
extension Body {
  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before<Result: Passable, each Argument: Passable>(
    _ run: @escaping (Receiver, repeat each Argument) -> Void
  ) -> Self where S == GeneralShape<Result, repeat each Argument> {
    Self(
      S { (_: DynamicObject, call: Call<S>, argument: repeat each Argument) in
        run(call.receiver(as: Receiver.self), repeat each argument)
        return call.pass(repeat each argument)
      })
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after<Result: Passable, each Argument: Passable>(
    _ run: @escaping (Receiver, repeat each Argument) -> Void
  ) -> Self where S == GeneralShape<Result, repeat each Argument> {
    Self(
      S { (_: DynamicObject, call: Call<S>, argument: repeat each Argument) in
        let result = call.pass(repeat each argument)
        run(call.receiver(as: Receiver.self), repeat each argument)
        return result
      })
  }
}
