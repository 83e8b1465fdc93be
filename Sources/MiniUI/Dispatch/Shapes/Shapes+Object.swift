/// `() -> object`: getters and factories.
public final class ToObject: Implementation, Shape {
  @usableFromInline let body: (Call<ToObject>) -> DynamicObject?

  @inlinable init(_ body: @escaping (Call<ToObject>) -> DynamicObject?) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .toObject }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToObject {
    ToObject { call in call.forward { $0() } ?? nil }
  }
}

extension Call<ToObject> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction() -> DynamicObject? {
    follow { $0.body($1) } ?? nil
  }
}

extension Body where S == ToObject {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, Call<S>) -> DynamicObject?) {
    self.init(S { body($0.receiver(as: Receiver.self), $0) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver) -> Void) -> Self {
    Self { receiver, original in
      body(receiver)
      return original()
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver) -> Void) -> Self {
    Self { receiver, original in
      let result = original()
      body(receiver)
      return result
    }
  }
}

/// `(object) -> object`: factories and data sources.
public final class ObjectToObject: Implementation, Shape {
  @usableFromInline let body: (DynamicObject?, Call<ObjectToObject>) -> DynamicObject?

  @inlinable init(_ body: @escaping (DynamicObject?, Call<ObjectToObject>) -> DynamicObject?) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .objectToObject }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ObjectToObject {
    ObjectToObject { object, call in call.forward { $0(object) } ?? nil }
  }
}

extension Call<ObjectToObject> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ object: DynamicObject?) -> DynamicObject? {
    follow { $0.body(object, $1) } ?? nil
  }
}

extension Body where S == ObjectToObject {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, DynamicObject?, Call<S>) -> DynamicObject?) {
    self.init(S { body($1.receiver(as: Receiver.self), $0, $1) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver, DynamicObject?) -> Void) -> Self
  {
    Self { receiver, object, original in
      body(receiver, object)
      return original(object)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver, DynamicObject?) -> Void) -> Self
  {
    Self { receiver, object, original in
      let result = original(object)
      body(receiver, object)
      return result
    }
  }
}

/// `(selector) -> object`: `forwardingTargetForSelector:`.
public final class SelectorToObject: Implementation, Shape {
  @usableFromInline let body: (SelectorID, Call<SelectorToObject>) -> DynamicObject?

  @inlinable init(_ body: @escaping (SelectorID, Call<SelectorToObject>) -> DynamicObject?) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .selectorToObject }

  /// Forwards the message with its arguments.
  public static func forwarder() -> SelectorToObject {
    SelectorToObject { selector, call in call.forward { $0(selector) } ?? nil }
  }
}

extension Call<SelectorToObject> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ selector: SelectorID) -> DynamicObject? {
    follow { $0.body(selector, $1) } ?? nil
  }
}

extension Body where S == SelectorToObject {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, SelectorID, Call<S>) -> DynamicObject?) {
    self.init(S { body($1.receiver(as: Receiver.self), $0, $1) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      body(receiver, selector)
      return original(selector)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      let result = original(selector)
      body(receiver, selector)
      return result
    }
  }
}

/// `(point, event) -> object`: `hitTest:withEvent:`.
public final class PointToObject: Implementation, Shape {
  @usableFromInline let body: (Point, DynamicObject?, Call<PointToObject>) -> DynamicObject?

  @inlinable init(_ body: @escaping (Point, DynamicObject?, Call<PointToObject>) -> DynamicObject?)
  {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .pointToObject }

  /// Forwards the message with its arguments.
  public static func forwarder() -> PointToObject {
    PointToObject { point, event, call in call.forward { $0(point, event) } ?? nil }
  }
}

extension Call<PointToObject> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ point: Point, _ event: DynamicObject?) -> DynamicObject? {
    follow { $0.body(point, event, $1) } ?? nil
  }
}

extension Body where S == PointToObject {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(
    _ body: @escaping (Receiver, Point, DynamicObject?, Call<S>) -> DynamicObject?
  ) {
    self.init(S { body($2.receiver(as: Receiver.self), $0, $1, $2) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver, Point, DynamicObject?) -> Void)
    -> Self
  {
    Self { receiver, point, event, original in
      body(receiver, point, event)
      return original(point, event)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver, Point, DynamicObject?) -> Void)
    -> Self
  {
    Self { receiver, point, event, original in
      let result = original(point, event)
      body(receiver, point, event)
      return result
    }
  }
}
