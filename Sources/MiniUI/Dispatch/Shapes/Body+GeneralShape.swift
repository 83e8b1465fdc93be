/// The initializers for bodies of a ``GeneralShape``: the receiver, the arguments, the call.
extension Body {
  /// Makes a body that runs the closure instead of a method without arguments.
  @inlinable public init<Result: Answer>(
    _ run: @escaping (Receiver, Call<S>) -> Result
  ) where S == GeneralShape<Result> {
    self.init(S { _, call in run(call.receiver(as: Receiver.self), call) })
  }

  /// Makes a body that runs the closure instead of a method of one argument.
  @inlinable public init<Result: Answer, First: Passable>(
    _ run: @escaping (Receiver, First, Call<S>) -> Result
  ) where S == GeneralShape<Result, First> {
    self.init(
      S { _, call, first in
        run(call.receiver(as: Receiver.self), first, call)
      })
  }

  /// Makes a body that runs the closure instead of a method of one argument without a result.
  @inlinable public init<First: Passable>(
    _ run: @escaping (Receiver, First, Call<S>) -> Void
  ) where S == GeneralShape<Nothing, First> {
    self.init(
      S { _, call, first in
        run(call.receiver(as: Receiver.self), first, call)
        return .zero
      })
  }

  /// Makes a body that runs the closure instead of a method of two arguments.
  @inlinable public init<Result: Answer, First: Passable, Second: Passable>(
    _ run: @escaping (Receiver, First, Second, Call<S>) -> Result
  ) where S == GeneralShape<Result, First, Second> {
    self.init(
      S { _, call, first, second in
        run(call.receiver(as: Receiver.self), first, second, call)
      })
  }

  /// Makes a body that runs the closure instead of a method of two arguments without a result.
  @inlinable public init<First: Passable, Second: Passable>(
    _ run: @escaping (Receiver, First, Second, Call<S>) -> Void
  ) where S == GeneralShape<Nothing, First, Second> {
    self.init(
      S { _, call, first, second in
        run(call.receiver(as: Receiver.self), first, second, call)
        return .zero
      })
  }

  /// Makes a body that runs the closure instead of a method of three arguments.
  @inlinable public init<Result: Answer, First: Passable, Second: Passable, Third: Passable>(
    _ run: @escaping (Receiver, First, Second, Third, Call<S>) -> Result
  ) where S == GeneralShape<Result, First, Second, Third> {
    self.init(
      S { _, call, first, second, third in
        run(call.receiver(as: Receiver.self), first, second, third, call)
      })
  }

  /// Makes a body that runs the closure instead of a method of three arguments without a result.
  @inlinable public init<First: Passable, Second: Passable, Third: Passable>(
    _ run: @escaping (Receiver, First, Second, Third, Call<S>) -> Void
  ) where S == GeneralShape<Nothing, First, Second, Third> {
    self.init(
      S { _, call, first, second, third in
        run(call.receiver(as: Receiver.self), first, second, third, call)
        return .zero
      })
  }

  /// Makes a body that runs the closure instead of a method of four arguments.
  @inlinable
  public init<Result: Answer, First: Passable, Second: Passable, Third: Passable, Fourth: Passable>(
    _ run: @escaping (Receiver, First, Second, Third, Fourth, Call<S>) -> Result
  ) where S == GeneralShape<Result, First, Second, Third, Fourth> {
    self.init(
      S { _, call, first, second, third, fourth in
        run(call.receiver(as: Receiver.self), first, second, third, fourth, call)
      })
  }

  /// Makes a body that runs the closure instead of a method of four arguments without a result.
  @inlinable public init<First: Passable, Second: Passable, Third: Passable, Fourth: Passable>(
    _ run: @escaping (Receiver, First, Second, Third, Fourth, Call<S>) -> Void
  ) where S == GeneralShape<Nothing, First, Second, Third, Fourth> {
    self.init(
      S { _, call, first, second, third, fourth in
        run(call.receiver(as: Receiver.self), first, second, third, fourth, call)
        return .zero
      })
  }

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
