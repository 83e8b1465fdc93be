// Generated from Sources/lab/LabDev/Generate; do not edit.
// lab-dev generate shapes writes this file.

/// `() -> ()`: `viewDidLoad`, `layoutSubviews`, other callbacks.
public final class ToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Call<ToVoid>) -> Void

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x0) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ToVoid {
    ToVoid(
      Code { _, call in
        call.forward { $0() }
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ToVoid>, with arguments: ActionArguments) {
    call()
  }
}

extension Call<ToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction() {
    follow(
      { $0.code.run(receiver, $1) },
      orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() {
    fromAbove()?()
  }
}

extension Body where S == ToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver) -> Void
  ) -> Self {
    Self { receiver, original in
      run(receiver)
      original()
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver) -> Void
  ) -> Self {
    Self { receiver, original in
      original()
      run(receiver)
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<ToVoid>,
    _ run: @escaping @Sendable (Receiver, Call<ToVoid>) -> Void
  ) {
    define(message, Body(run))
  }
}

/// `() -> Bool`: `becomeFirstResponder`.
public final class ToBool: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Call<ToBool>) -> Bool

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x2) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ToBool {
    ToBool(
      Code { _, call in
        call.forward { $0() } ?? false
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ToBool>, with arguments: ActionArguments) {
    _ = call()
  }
}

extension Call<ToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction() -> Bool {
    follow(
      { $0.code.run(receiver, $1) },
      orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> Bool {
    fromAbove()?() ?? false
  }
}

extension Body where S == ToBool {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver) -> Void
  ) -> Self {
    Self { receiver, original in
      run(receiver)
      return original()
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver) -> Void
  ) -> Self {
    Self { receiver, original in
      let result = original()
      run(receiver)
      return result
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<ToBool>,
    _ run: @escaping @Sendable (Receiver, Call<ToBool>) -> Bool
  ) {
    define(message, Body(run))
  }
}

/// `() -> object`: getters and factories.
public final class ToObject: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Call<ToObject>) -> DynamicObject?

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x1) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ToObject {
    ToObject(
      Code { _, call in
        call.forward { $0() } ?? nil
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ToObject>, with arguments: ActionArguments) {
    _ = call()
  }
}

extension Call<ToObject> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction() -> DynamicObject? {
    follow(
      { $0.code.run(receiver, $1) },
      orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> DynamicObject? {
    fromAbove()?()
  }
}

extension Body where S == ToObject {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver) -> Void
  ) -> Self {
    Self { receiver, original in
      run(receiver)
      return original()
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver) -> Void
  ) -> Self {
    Self { receiver, original in
      let result = original()
      run(receiver)
      return result
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<ToObject>,
    _ run: @escaping @Sendable (Receiver, Call<ToObject>) -> DynamicObject?
  ) {
    define(message, Body(run))
  }
}
