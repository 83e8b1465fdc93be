/// `(object) -> ()`: actions with their sender, setters of objects.
public final class ObjectToVoid: Implementation, Shape {
  @usableFromInline let body: (DynamicObject?, Call<ObjectToVoid>) -> Void

  @inlinable init(_ body: @escaping (DynamicObject?, Call<ObjectToVoid>) -> Void) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .objectToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ObjectToVoid {
    ObjectToVoid { object, call in call.forward { $0(object) } }
  }
}

extension Call<ObjectToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(_ object: DynamicObject?) {
    follow { $0.body(object, $1) }
  }
}

extension Body where S == ObjectToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, DynamicObject?, Call<S>) -> Void) {
    self.init(S { body($1.receiver(as: Receiver.self), $0, $1) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver, DynamicObject?) -> Void) -> Self
  {
    Self { receiver, object, original in
      body(receiver, object)
      original(object)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver, DynamicObject?) -> Void) -> Self
  {
    Self { receiver, object, original in
      original(object)
      body(receiver, object)
    }
  }
}

/// `(object, object) -> ()`: touches with their event, actions with both.
public final class ObjectsToVoid: Implementation, Shape {
  @usableFromInline let body: (DynamicObject?, DynamicObject?, Call<ObjectsToVoid>) -> Void

  @inlinable init(_ body: @escaping (DynamicObject?, DynamicObject?, Call<ObjectsToVoid>) -> Void) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .objectsToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ObjectsToVoid {
    ObjectsToVoid { first, second, call in call.forward { $0(first, second) } }
  }
}

extension Call<ObjectsToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(_ first: DynamicObject?, _ second: DynamicObject?) {
    follow { $0.body(first, second, $1) }
  }
}

extension Body where S == ObjectsToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(
    _ body: @escaping (Receiver, DynamicObject?, DynamicObject?, Call<S>) -> Void
  ) {
    self.init(S { body($2.receiver(as: Receiver.self), $0, $1, $2) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(
    _ body: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      body(receiver, first, second)
      original(first, second)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(
    _ body: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      original(first, second)
      body(receiver, first, second)
    }
  }
}

/// `(selector) -> ()`: `doesNotRecognizeSelector:`.
public final class SelectorToVoid: Implementation, Shape {
  @usableFromInline let body: (SelectorID, Call<SelectorToVoid>) -> Void

  @inlinable init(_ body: @escaping (SelectorID, Call<SelectorToVoid>) -> Void) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .selectorToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> SelectorToVoid {
    SelectorToVoid { selector, call in call.forward { $0(selector) } }
  }
}

extension Call<SelectorToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(_ selector: SelectorID) {
    follow { $0.body(selector, $1) }
  }
}

extension Body where S == SelectorToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, SelectorID, Call<S>) -> Void) {
    self.init(S { body($1.receiver(as: Receiver.self), $0, $1) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      body(receiver, selector)
      original(selector)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      original(selector)
      body(receiver, selector)
    }
  }
}

/// `(selector, target, event) -> ()`: `sendAction:to:forEvent:` of controls.
public final class ActionToVoid: Implementation, Shape {
  @usableFromInline let body:
    (SelectorID, DynamicObject?, DynamicObject?, Call<ActionToVoid>) -> Void

  @inlinable init(
    _ body: @escaping (SelectorID, DynamicObject?, DynamicObject?, Call<ActionToVoid>) -> Void
  ) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .actionToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ActionToVoid {
    ActionToVoid { action, target, event, call in call.forward { $0(action, target, event) } }
  }
}

extension Call<ActionToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(
    _ action: SelectorID, _ target: DynamicObject?, _ event: DynamicObject?
  ) {
    follow { $0.body(action, target, event, $1) }
  }
}

extension Body where S == ActionToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(
    _ body: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?, Call<S>) -> Void
  ) {
    self.init(S { body($3.receiver(as: Receiver.self), $0, $1, $2, $3) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(
    _ body: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, event, original in
      body(receiver, action, target, event)
      original(action, target, event)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(
    _ body: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, event, original in
      original(action, target, event)
      body(receiver, action, target, event)
    }
  }
}
