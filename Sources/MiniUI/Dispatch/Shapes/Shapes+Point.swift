// Generated from Sources/lab/LabDev/Generate; do not edit.
// lab-dev generate shapes writes this file.

/// `(point, object) -> Bool`: `pointInside:withEvent:`.
public final class PointToBool: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Point, DynamicObject?, Call<PointToBool>) -> Bool

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x172) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> PointToBool {
    PointToBool(
      Code { _, point, event, call in
        call.forward { $0(point, event) } ?? false
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<PointToBool>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0), arguments.value(at: 1))
  }
}

extension Call<PointToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ point: Point, _ event: DynamicObject?) -> Bool {
    follow(
      { $0.code.run(receiver, point, event, $1) },
      orAbove: { above(point, event) })
  }

  @usableFromInline @inline(never)
  func above(_ point: Point, _ event: DynamicObject?) -> Bool {
    fromAbove()?(point, event) ?? false
  }
}

extension Body where S == PointToBool {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, Point, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, point, event, original in
      run(receiver, point, event)
      return original(point, event)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, Point, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, point, event, original in
      let result = original(point, event)
      run(receiver, point, event)
      return result
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<PointToBool>,
    _ run: @escaping @Sendable (Receiver, Point, DynamicObject?, Call<PointToBool>) -> Bool
  ) {
    define(message, Body(run))
  }
}

/// `(point, object) -> object`: `hitTest:withEvent:`.
public final class PointToObject: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (
    Receiver, Point, DynamicObject?, Call<PointToObject>
  ) -> DynamicObject?

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x171) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> PointToObject {
    PointToObject(
      Code { _, point, event, call in
        call.forward { $0(point, event) } ?? nil
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<PointToObject>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0), arguments.value(at: 1))
  }
}

extension Call<PointToObject> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ point: Point, _ event: DynamicObject?) -> DynamicObject? {
    follow(
      { $0.code.run(receiver, point, event, $1) },
      orAbove: { above(point, event) })
  }

  @usableFromInline @inline(never)
  func above(_ point: Point, _ event: DynamicObject?) -> DynamicObject? {
    fromAbove()?(point, event)
  }
}

extension Body where S == PointToObject {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, Point, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, point, event, original in
      run(receiver, point, event)
      return original(point, event)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, Point, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, point, event, original in
      let result = original(point, event)
      run(receiver, point, event)
      return result
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<PointToObject>,
    _ run:
      @escaping @Sendable (
        Receiver, Point, DynamicObject?, Call<PointToObject>
      ) -> DynamicObject?
  ) {
    define(message, Body(run))
  }
}
