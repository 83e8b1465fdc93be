// Generated from Sources/lab/LabDev/Generate; do not edit.
// lab-dev generate shapes writes this file.

/// `(object) -> ()`: actions with their sender, setters.
public final class ObjectToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, DynamicObject?, Call<ObjectToVoid>) -> Void

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x10) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ObjectToVoid {
    ObjectToVoid(
      Code { _, object, call in
        call.forward { $0(object) }
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ObjectToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0))
  }
}

extension Call<ObjectToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ object: DynamicObject?) {
    follow(
      { $0.code.run(receiver, object, $1) },
      orAbove: { above(object) })
  }

  @usableFromInline @inline(never)
  func above(_ object: DynamicObject?) {
    fromAbove()?(object)
  }
}

extension Body where S == ObjectToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, object, original in
      run(receiver, object)
      original(object)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, object, original in
      original(object)
      run(receiver, object)
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<ObjectToVoid>,
    _ run: @escaping @Sendable (Receiver, DynamicObject?, Call<ObjectToVoid>) -> Void
  ) {
    define(message, Body(run))
  }
}

/// `(object) -> Bool`: questions about one object.
public final class ObjectToBool: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, DynamicObject?, Call<ObjectToBool>) -> Bool

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x12) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ObjectToBool {
    ObjectToBool(
      Code { _, object, call in
        call.forward { $0(object) } ?? false
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ObjectToBool>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0))
  }
}

extension Call<ObjectToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ object: DynamicObject?) -> Bool {
    follow(
      { $0.code.run(receiver, object, $1) },
      orAbove: { above(object) })
  }

  @usableFromInline @inline(never)
  func above(_ object: DynamicObject?) -> Bool {
    fromAbove()?(object) ?? false
  }
}

extension Body where S == ObjectToBool {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, object, original in
      run(receiver, object)
      return original(object)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, object, original in
      let result = original(object)
      run(receiver, object)
      return result
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<ObjectToBool>,
    _ run: @escaping @Sendable (Receiver, DynamicObject?, Call<ObjectToBool>) -> Bool
  ) {
    define(message, Body(run))
  }
}

/// `(object, object) -> ()`: touches and actions with their event.
public final class ObjectsToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (
    Receiver, DynamicObject?, DynamicObject?, Call<ObjectsToVoid>
  ) -> Void

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x110) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ObjectsToVoid {
    ObjectsToVoid(
      Code { _, first, second, call in
        call.forward { $0(first, second) }
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ObjectsToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0), arguments.value(at: 1))
  }
}

extension Call<ObjectsToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ first: DynamicObject?, _ second: DynamicObject?) {
    follow(
      { $0.code.run(receiver, first, second, $1) },
      orAbove: { above(first, second) })
  }

  @usableFromInline @inline(never)
  func above(_ first: DynamicObject?, _ second: DynamicObject?) {
    fromAbove()?(first, second)
  }
}

extension Body where S == ObjectsToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      run(receiver, first, second)
      original(first, second)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      original(first, second)
      run(receiver, first, second)
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<ObjectsToVoid>,
    _ run:
      @escaping @Sendable (
        Receiver, DynamicObject?, DynamicObject?, Call<ObjectsToVoid>
      ) -> Void
  ) {
    define(message, Body(run))
  }
}

/// `(object, object) -> Bool`: questions of a sender about one more object.
public final class ObjectsToBool: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (
    Receiver, DynamicObject?, DynamicObject?, Call<ObjectsToBool>
  ) -> Bool

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x112) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ObjectsToBool {
    ObjectsToBool(
      Code { _, first, second, call in
        call.forward { $0(first, second) } ?? false
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ObjectsToBool>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0), arguments.value(at: 1))
  }
}

extension Call<ObjectsToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ first: DynamicObject?, _ second: DynamicObject?) -> Bool {
    follow(
      { $0.code.run(receiver, first, second, $1) },
      orAbove: { above(first, second) })
  }

  @usableFromInline @inline(never)
  func above(_ first: DynamicObject?, _ second: DynamicObject?) -> Bool {
    fromAbove()?(first, second) ?? false
  }
}

extension Body where S == ObjectsToBool {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      run(receiver, first, second)
      return original(first, second)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      let result = original(first, second)
      run(receiver, first, second)
      return result
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<ObjectsToBool>,
    _ run:
      @escaping @Sendable (
        Receiver, DynamicObject?, DynamicObject?, Call<ObjectsToBool>
      ) -> Bool
  ) {
    define(message, Body(run))
  }
}
