// Generated from Sources/lab/LabDev/Generate; do not edit.
// lab-dev generate shapes writes this file.

extension Body {
  /// Makes a body that runs the closure instead of a method without arguments.
  @inlinable
  public init<Result: Answer>(
    _ run: @escaping (Receiver, Call<S>) -> Result
  ) where S == GeneralShape<Result> {
    self.init(
      S { _, call in
        run(call.receiver(as: Receiver.self), call)
      })
  }
}

extension MethodList {
  /// Defines a method without arguments by its closure, whose call is `super`.
  @inlinable
  public func define<Result: Answer>(
    _ message: Message<GeneralShape<Result>>,
    _ run: @escaping @Sendable (Receiver, Call<GeneralShape<Result>>) -> Result
  ) {
    define(message, Body(run))
  }
}

extension Body {
  /// Makes a body that runs the closure instead of a method of one argument.
  @inlinable
  public init<Result: Answer, First: Passable>(
    _ run: @escaping (Receiver, First, Call<S>) -> Result
  ) where S == GeneralShape<Result, First> {
    self.init(
      S { _, call, first in
        run(call.receiver(as: Receiver.self), first, call)
      })
  }
}

extension MethodList {
  /// Defines a method of one argument by its closure, whose call is `super`.
  @inlinable
  public func define<Result: Answer, First: Passable>(
    _ message: Message<GeneralShape<Result, First>>,
    _ run: @escaping @Sendable (Receiver, First, Call<GeneralShape<Result, First>>) -> Result
  ) {
    define(message, Body(run))
  }
}

extension Body {
  /// Makes a body that runs the closure instead of a method of one argument without a result.
  @inlinable
  public init<First: Passable>(
    _ run: @escaping (Receiver, First, Call<S>) -> Void
  ) where S == GeneralShape<Nothing, First> {
    self.init(
      S { _, call, first in
        run(call.receiver(as: Receiver.self), first, call)
        return .zero
      })
  }
}

extension MethodList {
  /// Defines a method of one argument without a result by its closure, whose call is `super`.
  @inlinable
  public func define<First: Passable>(
    _ message: Message<GeneralShape<Nothing, First>>,
    _ run: @escaping @Sendable (Receiver, First, Call<GeneralShape<Nothing, First>>) -> Void
  ) {
    define(message, Body(run))
  }
}

extension Body {
  /// Makes a body that runs the closure instead of a method of two arguments.
  @inlinable
  public init<Result: Answer, First: Passable, Second: Passable>(
    _ run: @escaping (Receiver, First, Second, Call<S>) -> Result
  ) where S == GeneralShape<Result, First, Second> {
    self.init(
      S { _, call, first, second in
        run(call.receiver(as: Receiver.self), first, second, call)
      })
  }
}

extension MethodList {
  /// Defines a method of two arguments by its closure, whose call is `super`.
  @inlinable
  public func define<Result: Answer, First: Passable, Second: Passable>(
    _ message: Message<GeneralShape<Result, First, Second>>,
    _ run:
      @escaping @Sendable (
        Receiver, First, Second, Call<GeneralShape<Result, First, Second>>
      ) -> Result
  ) {
    define(message, Body(run))
  }
}

extension Body {
  /// Makes a body that runs the closure instead of a method of two arguments without a result.
  @inlinable
  public init<First: Passable, Second: Passable>(
    _ run: @escaping (Receiver, First, Second, Call<S>) -> Void
  ) where S == GeneralShape<Nothing, First, Second> {
    self.init(
      S { _, call, first, second in
        run(call.receiver(as: Receiver.self), first, second, call)
        return .zero
      })
  }
}

extension MethodList {
  /// Defines a method of two arguments without a result by its closure, whose call is `super`.
  @inlinable
  public func define<First: Passable, Second: Passable>(
    _ message: Message<GeneralShape<Nothing, First, Second>>,
    _ run:
      @escaping @Sendable (
        Receiver, First, Second, Call<GeneralShape<Nothing, First, Second>>
      ) -> Void
  ) {
    define(message, Body(run))
  }
}

extension Body {
  /// Makes a body that runs the closure instead of a method of three arguments.
  @inlinable
  public init<Result: Answer, First: Passable, Second: Passable, Third: Passable>(
    _ run: @escaping (Receiver, First, Second, Third, Call<S>) -> Result
  ) where S == GeneralShape<Result, First, Second, Third> {
    self.init(
      S { _, call, first, second, third in
        run(call.receiver(as: Receiver.self), first, second, third, call)
      })
  }
}

extension MethodList {
  /// Defines a method of three arguments by its closure, whose call is `super`.
  @inlinable
  public func define<Result: Answer, First: Passable, Second: Passable, Third: Passable>(
    _ message: Message<GeneralShape<Result, First, Second, Third>>,
    _ run:
      @escaping @Sendable (
        Receiver, First, Second, Third, Call<GeneralShape<Result, First, Second, Third>>
      ) -> Result
  ) {
    define(message, Body(run))
  }
}

extension Body {
  /// Makes a body that runs the closure instead of a method of three arguments without a result.
  @inlinable
  public init<First: Passable, Second: Passable, Third: Passable>(
    _ run: @escaping (Receiver, First, Second, Third, Call<S>) -> Void
  ) where S == GeneralShape<Nothing, First, Second, Third> {
    self.init(
      S { _, call, first, second, third in
        run(call.receiver(as: Receiver.self), first, second, third, call)
        return .zero
      })
  }
}

extension MethodList {
  /// Defines a method of three arguments without a result by its closure, whose call is `super`.
  @inlinable
  public func define<First: Passable, Second: Passable, Third: Passable>(
    _ message: Message<GeneralShape<Nothing, First, Second, Third>>,
    _ run:
      @escaping @Sendable (
        Receiver, First, Second, Third, Call<GeneralShape<Nothing, First, Second, Third>>
      ) -> Void
  ) {
    define(message, Body(run))
  }
}

extension Body {
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
}

extension MethodList {
  /// Defines a method of four arguments by its closure, whose call is `super`.
  @inlinable
  public func define<
    Result: Answer, First: Passable, Second: Passable, Third: Passable, Fourth: Passable
  >(
    _ message: Message<GeneralShape<Result, First, Second, Third, Fourth>>,
    _ run:
      @escaping @Sendable (
        Receiver,
        First,
        Second,
        Third,
        Fourth,
        Call<GeneralShape<Result, First, Second, Third, Fourth>>
      ) -> Result
  ) {
    define(message, Body(run))
  }
}

extension Body {
  /// Makes a body that runs the closure instead of a method of four arguments without a result.
  @inlinable
  public init<First: Passable, Second: Passable, Third: Passable, Fourth: Passable>(
    _ run: @escaping (Receiver, First, Second, Third, Fourth, Call<S>) -> Void
  ) where S == GeneralShape<Nothing, First, Second, Third, Fourth> {
    self.init(
      S { _, call, first, second, third, fourth in
        run(call.receiver(as: Receiver.self), first, second, third, fourth, call)
        return .zero
      })
  }
}

extension MethodList {
  /// Defines a method of four arguments without a result by its closure, whose call is `super`.
  @inlinable
  public func define<First: Passable, Second: Passable, Third: Passable, Fourth: Passable>(
    _ message: Message<GeneralShape<Nothing, First, Second, Third, Fourth>>,
    _ run:
      @escaping @Sendable (
        Receiver,
        First,
        Second,
        Third,
        Fourth,
        Call<GeneralShape<Nothing, First, Second, Third, Fourth>>
      ) -> Void
  ) {
    define(message, Body(run))
  }
}
