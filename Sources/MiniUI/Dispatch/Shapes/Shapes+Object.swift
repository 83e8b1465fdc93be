/// `() -> object`: getters and factories.
public final class ToObject: Implementation, Shape {
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, Call<ToObject>) -> DynamicObject?

  /// The closure, with the receiver it was written for; every receiver is passed alike.
  @usableFromInline struct Code<Receiver: DynamicObject> {
    @usableFromInline let run: Run<Receiver>
    @inlinable init(run: @escaping Run<Receiver>) { self.run = run }
  }

  @usableFromInline let code: Code<DynamicObject>

  @inlinable init(_ code: Code<DynamicObject>) {
    self.code = code
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .toObject }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToObject {
    ToObject(Code { _, call in call.forward { $0() } ?? nil })
  }
}

extension Call<ToObject> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction() -> DynamicObject? {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> DynamicObject? { fromAbove()?() }
}

extension Body where S == ToObject {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ run: @escaping (Receiver) -> Void) -> Self {
    Self { receiver, original in
      run(receiver)
      return original()
    }
  }

  /// Runs once the original has returned.
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
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, DynamicObject?, Call<ObjectToObject>) ->
    DynamicObject?

  /// The closure, with the receiver it was written for; every receiver is passed alike.
  @usableFromInline struct Code<Receiver: DynamicObject> {
    @usableFromInline let run: Run<Receiver>
    @inlinable init(run: @escaping Run<Receiver>) { self.run = run }
  }

  @usableFromInline let code: Code<DynamicObject>

  @inlinable init(_ code: Code<DynamicObject>) {
    self.code = code
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .objectToObject }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ObjectToObject {
    ObjectToObject(Code { _, object, call in call.forward { $0(object) } ?? nil })
  }
}

extension Call<ObjectToObject> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ object: DynamicObject?) -> DynamicObject? {
    follow({ $0.code.run(receiver, object, $1) }, orAbove: { above(object) })
  }

  @usableFromInline @inline(never)
  func above(_ object: DynamicObject?) -> DynamicObject? { fromAbove()?(object) }
}

extension Body where S == ObjectToObject {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, DynamicObject?) -> Void) -> Self
  {
    Self { receiver, object, original in
      run(receiver, object)
      return original(object)
    }
  }

  /// Runs once the original has returned.
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
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, SelectorID, Call<SelectorToObject>) -> DynamicObject?

  /// The closure, with the receiver it was written for; every receiver is passed alike.
  @usableFromInline struct Code<Receiver: DynamicObject> {
    @usableFromInline let run: Run<Receiver>
    @inlinable init(run: @escaping Run<Receiver>) { self.run = run }
  }

  @usableFromInline let code: Code<DynamicObject>

  @inlinable init(_ code: Code<DynamicObject>) {
    self.code = code
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .selectorToObject }

  /// Forwards the message with its arguments.
  public static func forwarder() -> SelectorToObject {
    SelectorToObject(Code { _, selector, call in call.forward { $0(selector) } ?? nil })
  }
}

extension Call<SelectorToObject> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ selector: SelectorID) -> DynamicObject? {
    follow({ $0.code.run(receiver, selector, $1) }, orAbove: { above(selector) })
  }

  @usableFromInline @inline(never)
  func above(_ selector: SelectorID) -> DynamicObject? { fromAbove()?(selector) }
}

extension Body where S == SelectorToObject {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      run(receiver, selector)
      return original(selector)
    }
  }

  /// Runs once the original has returned.
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
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, Point, DynamicObject?, Call<PointToObject>) ->
    DynamicObject?

  /// The closure, with the receiver it was written for; every receiver is passed alike.
  @usableFromInline struct Code<Receiver: DynamicObject> {
    @usableFromInline let run: Run<Receiver>
    @inlinable init(run: @escaping Run<Receiver>) { self.run = run }
  }

  @usableFromInline let code: Code<DynamicObject>

  @inlinable init(_ code: Code<DynamicObject>) {
    self.code = code
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .pointToObject }

  /// Forwards the message with its arguments.
  public static func forwarder() -> PointToObject {
    PointToObject(Code { _, point, event, call in call.forward { $0(point, event) } ?? nil })
  }
}

extension Call<PointToObject> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ point: Point, _ event: DynamicObject?) -> DynamicObject? {
    follow({ $0.code.run(receiver, point, event, $1) }, orAbove: { above(point, event) })
  }

  @usableFromInline @inline(never)
  func above(_ point: Point, _ event: DynamicObject?) -> DynamicObject? {
    fromAbove()?(point, event)
  }
}

extension Body where S == PointToObject {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, Point, DynamicObject?) -> Void)
    -> Self
  {
    Self { receiver, point, event, original in
      run(receiver, point, event)
      return original(point, event)
    }
  }

  /// Runs once the original has returned.
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
