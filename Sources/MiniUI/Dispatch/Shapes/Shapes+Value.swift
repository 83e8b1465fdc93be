// Generated from Sources/lab/LabDev/Generate; do not edit.
// lab-dev generate shapes writes this file.

/// `(Bool) -> ()`: appearance callbacks, setters.
public final class BoolToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Bool, Call<BoolToVoid>) -> Void

  /// The closure; all receivers share one calling convention, so a cast between them is safe.
  @usableFromInline struct Code<Receiver: DynamicObject> {
    @usableFromInline let run: Run<Receiver>
    @inlinable init(run: @escaping Run<Receiver>) { self.run = run }
  }

  @usableFromInline let code: Code<DynamicObject>

  @inlinable init(_ code: Code<DynamicObject>) {
    self.code = code
    super.init(kind: Self.kind)
  }

  /// The kind that identifies this shape.
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x20) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> BoolToVoid {
    BoolToVoid(
      Code { _, flag, call in
        call.forward { $0(flag) }
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<BoolToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0))
  }
}

extension Call<BoolToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ flag: Bool) {
    follow(
      { $0.code.run(receiver, flag, $1) },
      orAbove: { above(flag) })
  }

  @usableFromInline @inline(never)
  func above(_ flag: Bool) {
    fromAbove()?(flag)
  }
}

extension Body where S == BoolToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, Bool) -> Void
  ) -> Self {
    Self { receiver, flag, original in
      run(receiver, flag)
      original(flag)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, Bool) -> Void
  ) -> Self {
    Self { receiver, flag, original in
      original(flag)
      run(receiver, flag)
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<BoolToVoid>,
    _ run: @escaping @Sendable (Receiver, Bool, Call<BoolToVoid>) -> Void
  ) {
    define(message, Body(run))
  }
}

/// `(Int) -> ()`: setters of numbers and options.
public final class IntToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Int, Call<IntToVoid>) -> Void

  /// The closure; all receivers share one calling convention, so a cast between them is safe.
  @usableFromInline struct Code<Receiver: DynamicObject> {
    @usableFromInline let run: Run<Receiver>
    @inlinable init(run: @escaping Run<Receiver>) { self.run = run }
  }

  @usableFromInline let code: Code<DynamicObject>

  @inlinable init(_ code: Code<DynamicObject>) {
    self.code = code
    super.init(kind: Self.kind)
  }

  /// The kind that identifies this shape.
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x30) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> IntToVoid {
    IntToVoid(
      Code { _, number, call in
        call.forward { $0(number) }
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<IntToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0))
  }
}

extension Call<IntToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ number: Int) {
    follow(
      { $0.code.run(receiver, number, $1) },
      orAbove: { above(number) })
  }

  @usableFromInline @inline(never)
  func above(_ number: Int) {
    fromAbove()?(number)
  }
}

extension Body where S == IntToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, Int) -> Void
  ) -> Self {
    Self { receiver, number, original in
      run(receiver, number)
      original(number)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, Int) -> Void
  ) -> Self {
    Self { receiver, number, original in
      original(number)
      run(receiver, number)
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<IntToVoid>,
    _ run: @escaping @Sendable (Receiver, Int, Call<IntToVoid>) -> Void
  ) {
    define(message, Body(run))
  }
}

/// `(text) -> ()`: setters of titles and texts.
public final class TextToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, String?, Call<TextToVoid>) -> Void

  /// The closure; all receivers share one calling convention, so a cast between them is safe.
  @usableFromInline struct Code<Receiver: DynamicObject> {
    @usableFromInline let run: Run<Receiver>
    @inlinable init(run: @escaping Run<Receiver>) { self.run = run }
  }

  @usableFromInline let code: Code<DynamicObject>

  @inlinable init(_ code: Code<DynamicObject>) {
    self.code = code
    super.init(kind: Self.kind)
  }

  /// The kind that identifies this shape.
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x50) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> TextToVoid {
    TextToVoid(
      Code { _, text, call in
        call.forward { $0(text) }
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<TextToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0))
  }
}

extension Call<TextToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ text: String?) {
    follow(
      { $0.code.run(receiver, text, $1) },
      orAbove: { above(text) })
  }

  @usableFromInline @inline(never)
  func above(_ text: String?) {
    fromAbove()?(text)
  }
}

extension Body where S == TextToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, String?) -> Void
  ) -> Self {
    Self { receiver, text, original in
      run(receiver, text)
      original(text)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, String?) -> Void
  ) -> Self {
    Self { receiver, text, original in
      original(text)
      run(receiver, text)
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<TextToVoid>,
    _ run: @escaping @Sendable (Receiver, String?, Call<TextToVoid>) -> Void
  ) {
    define(message, Body(run))
  }
}
