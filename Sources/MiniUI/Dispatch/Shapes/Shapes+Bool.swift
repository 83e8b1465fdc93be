/// `() -> Bool`: `becomeFirstResponder`, `shouldAutorotate`.
public final class ToBool: Implementation, Shape {
  @usableFromInline let body: (Call<ToBool>) -> Bool

  @inlinable init(_ body: @escaping (Call<ToBool>) -> Bool) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .toBool }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToBool {
    ToBool { call in call.forward { $0() } ?? false }
  }
}

extension Call<ToBool> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction() -> Bool {
    follow { $0.body($1) } ?? false
  }
}

extension Body where S == ToBool {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, Call<S>) -> Bool) {
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

/// `(object) -> Bool`: questions about one object.
public final class ObjectToBool: Implementation, Shape {
  @usableFromInline let body: (DynamicObject?, Call<ObjectToBool>) -> Bool

  @inlinable init(_ body: @escaping (DynamicObject?, Call<ObjectToBool>) -> Bool) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .objectToBool }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ObjectToBool {
    ObjectToBool { object, call in call.forward { $0(object) } ?? false }
  }
}

extension Call<ObjectToBool> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ object: DynamicObject?) -> Bool {
    follow { $0.body(object, $1) } ?? false
  }
}

extension Body where S == ObjectToBool {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, DynamicObject?, Call<S>) -> Bool) {
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

/// `(object, object) -> Bool`: questions of delegates about what is theirs.
public final class ObjectsToBool: Implementation, Shape {
  @usableFromInline let body: (DynamicObject?, DynamicObject?, Call<ObjectsToBool>) -> Bool

  @inlinable init(_ body: @escaping (DynamicObject?, DynamicObject?, Call<ObjectsToBool>) -> Bool) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .objectsToBool }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ObjectsToBool {
    ObjectsToBool { first, second, call in call.forward { $0(first, second) } ?? false }
  }
}

extension Call<ObjectsToBool> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ first: DynamicObject?, _ second: DynamicObject?) -> Bool {
    follow { $0.body(first, second, $1) } ?? false
  }
}

extension Body where S == ObjectsToBool {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(
    _ body: @escaping (Receiver, DynamicObject?, DynamicObject?, Call<S>) -> Bool
  ) {
    self.init(S { body($2.receiver(as: Receiver.self), $0, $1, $2) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(
    _ body: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      body(receiver, first, second)
      return original(first, second)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(
    _ body: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      let result = original(first, second)
      body(receiver, first, second)
      return result
    }
  }
}

/// `(selector) -> Bool`: `respondsToSelector:`.
public final class SelectorToBool: Implementation, Shape {
  @usableFromInline let body: (SelectorID, Call<SelectorToBool>) -> Bool

  @inlinable init(_ body: @escaping (SelectorID, Call<SelectorToBool>) -> Bool) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .selectorToBool }

  /// Forwards the message with its arguments.
  public static func forwarder() -> SelectorToBool {
    SelectorToBool { selector, call in call.forward { $0(selector) } ?? false }
  }
}

extension Call<SelectorToBool> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ selector: SelectorID) -> Bool {
    follow { $0.body(selector, $1) } ?? false
  }
}

extension Body where S == SelectorToBool {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, SelectorID, Call<S>) -> Bool) {
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

/// `(selector, target, sender, event) -> Bool`: `sendAction:to:from:forEvent:`.
public final class ActionToBool: Implementation, Shape {
  @usableFromInline let body:
    (SelectorID, DynamicObject?, DynamicObject?, DynamicObject?, Call<ActionToBool>) -> Bool

  @inlinable init(
    _ body:
      @escaping (SelectorID, DynamicObject?, DynamicObject?, DynamicObject?, Call<ActionToBool>) ->
      Bool
  ) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .actionToBool }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ActionToBool {
    ActionToBool { action, target, sender, event, call in
      call.forward { $0(action, target, sender, event) } ?? false
    }
  }
}

extension Call<ActionToBool> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(
    _ action: SelectorID, _ target: DynamicObject?, _ sender: DynamicObject?,
    _ event: DynamicObject?
  ) -> Bool {
    follow { $0.body(action, target, sender, event, $1) } ?? false
  }
}

extension Body where S == ActionToBool {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(
    _ body:
      @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?, DynamicObject?, Call<S>) ->
      Bool
  ) {
    self.init(S { body($4.receiver(as: Receiver.self), $0, $1, $2, $3, $4) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(
    _ body: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, sender, event, original in
      body(receiver, action, target, sender, event)
      return original(action, target, sender, event)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(
    _ body: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, sender, event, original in
      let result = original(action, target, sender, event)
      body(receiver, action, target, sender, event)
      return result
    }
  }
}

/// `(point, event) -> Bool`: `pointInside:withEvent:`.
public final class PointToBool: Implementation, Shape {
  @usableFromInline let body: (Point, DynamicObject?, Call<PointToBool>) -> Bool

  @inlinable init(_ body: @escaping (Point, DynamicObject?, Call<PointToBool>) -> Bool) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .pointToBool }

  /// Forwards the message with its arguments.
  public static func forwarder() -> PointToBool {
    PointToBool { point, event, call in call.forward { $0(point, event) } ?? false }
  }
}

extension Call<PointToBool> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction(_ point: Point, _ event: DynamicObject?) -> Bool {
    follow { $0.body(point, event, $1) } ?? false
  }
}

extension Body where S == PointToBool {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, Point, DynamicObject?, Call<S>) -> Bool) {
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
