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
  @inlinable public static var kind: ShapeKind { .toObject }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ToObject {
    ToObject(Code { _, call in call.forward { $0() } ?? nil })
  }
}

extension Call<ToObject> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction() -> DynamicObject? {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> DynamicObject? { fromAbove()?() }
}

extension Body where S == ToObject {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(_ run: @escaping (Receiver) -> Void) -> Self {
    Self { receiver, original in
      run(receiver)
      return original()
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver) -> Void) -> Self {
    Self { receiver, original in
      let result = original()
      run(receiver)
      return result
    }
  }
}

/// `(object) -> object`: factories and data sources.
public final class ObjectToObject: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, DynamicObject?, Call<ObjectToObject>) ->
    DynamicObject?

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
  @inlinable public static var kind: ShapeKind { .objectToObject }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ObjectToObject {
    ObjectToObject(Code { _, object, call in call.forward { $0(object) } ?? nil })
  }
}

extension Call<ObjectToObject> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ object: DynamicObject?) -> DynamicObject? {
    follow({ $0.code.run(receiver, object, $1) }, orAbove: { above(object) })
  }

  @usableFromInline @inline(never)
  func above(_ object: DynamicObject?) -> DynamicObject? { fromAbove()?(object) }
}

extension Body where S == ObjectToObject {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, DynamicObject?) -> Void) -> Self
  {
    Self { receiver, object, original in
      run(receiver, object)
      return original(object)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver, DynamicObject?) -> Void) -> Self {
    Self { receiver, object, original in
      let result = original(object)
      run(receiver, object)
      return result
    }
  }
}

/// `(selector) -> object`: `forwardingTargetForSelector:`.
public final class SelectorToObject: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, SelectorID, Call<SelectorToObject>) -> DynamicObject?

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
  @inlinable public static var kind: ShapeKind { .selectorToObject }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> SelectorToObject {
    SelectorToObject(Code { _, selector, call in call.forward { $0(selector) } ?? nil })
  }
}

extension Call<SelectorToObject> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ selector: SelectorID) -> DynamicObject? {
    follow({ $0.code.run(receiver, selector, $1) }, orAbove: { above(selector) })
  }

  @usableFromInline @inline(never)
  func above(_ selector: SelectorID) -> DynamicObject? { fromAbove()?(selector) }
}

extension Body where S == SelectorToObject {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      run(receiver, selector)
      return original(selector)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      let result = original(selector)
      run(receiver, selector)
      return result
    }
  }
}

/// `(point, event) -> object`: `hitTest:withEvent:`.
public final class PointToObject: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Point, DynamicObject?, Call<PointToObject>) ->
    DynamicObject?

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
  @inlinable public static var kind: ShapeKind { .pointToObject }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> PointToObject {
    PointToObject(Code { _, point, event, call in call.forward { $0(point, event) } ?? nil })
  }
}

extension Call<PointToObject> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ point: Point, _ event: DynamicObject?) -> DynamicObject? {
    follow({ $0.code.run(receiver, point, event, $1) }, orAbove: { above(point, event) })
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
  @inlinable public static func before(_ run: @escaping (Receiver, Point, DynamicObject?) -> Void)
    -> Self
  {
    Self { receiver, point, event, original in
      run(receiver, point, event)
      return original(point, event)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver, Point, DynamicObject?) -> Void)
    -> Self
  {
    Self { receiver, point, event, original in
      let result = original(point, event)
      run(receiver, point, event)
      return result
    }
  }
}
