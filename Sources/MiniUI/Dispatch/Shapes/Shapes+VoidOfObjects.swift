/// `(object) -> ()`: actions with their sender, setters of objects.
public final class ObjectToVoid: Implementation, Shape {
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, DynamicObject?, Call<ObjectToVoid>) -> Void

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
  @inlinable public static var kind: ShapeKind { .objectToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ObjectToVoid {
    ObjectToVoid(Code { _, object, call in call.forward { $0(object) } })
  }
}

extension Call<ObjectToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(_ object: DynamicObject?) {
    follow({ $0.code.run(receiver, object, $1) }, orAbove: { above(object) })
  }

  @usableFromInline @inline(never)
  func above(_ object: DynamicObject?) { fromAbove()?(object) }
}

extension Body where S == ObjectToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, DynamicObject?) -> Void) -> Self
  {
    Self { receiver, object, original in
      run(receiver, object)
      original(object)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ run: @escaping (Receiver, DynamicObject?) -> Void) -> Self {
    Self { receiver, object, original in
      original(object)
      run(receiver, object)
    }
  }
}

/// `(object, object) -> ()`: touches with their event, actions with both.
public final class ObjectsToVoid: Implementation, Shape {
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, DynamicObject?, DynamicObject?, Call<ObjectsToVoid>)
    -> Void

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
  @inlinable public static var kind: ShapeKind { .objectsToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ObjectsToVoid {
    ObjectsToVoid(Code { _, first, second, call in call.forward { $0(first, second) } })
  }
}

extension Call<ObjectsToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(_ first: DynamicObject?, _ second: DynamicObject?) {
    follow({ $0.code.run(receiver, first, second, $1) }, orAbove: { above(first, second) })
  }

  @usableFromInline @inline(never)
  func above(_ first: DynamicObject?, _ second: DynamicObject?) { fromAbove()?(first, second) }
}

extension Body where S == ObjectsToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Runs, and then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      run(receiver, first, second)
      original(first, second)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(
    _ run: @escaping (Receiver, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, first, second, original in
      original(first, second)
      run(receiver, first, second)
    }
  }
}

/// `(selector) -> ()`: `doesNotRecognizeSelector:`.
public final class SelectorToVoid: Implementation, Shape {
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, SelectorID, Call<SelectorToVoid>) -> Void

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
  @inlinable public static var kind: ShapeKind { .selectorToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> SelectorToVoid {
    SelectorToVoid(Code { _, selector, call in call.forward { $0(selector) } })
  }
}

extension Call<SelectorToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(_ selector: SelectorID) {
    follow({ $0.code.run(receiver, selector, $1) }, orAbove: { above(selector) })
  }

  @usableFromInline @inline(never)
  func above(_ selector: SelectorID) { fromAbove()?(selector) }
}

extension Body where S == SelectorToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      run(receiver, selector)
      original(selector)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ run: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      original(selector)
      run(receiver, selector)
    }
  }
}

/// `(selector, target, event) -> ()`: `sendAction:to:forEvent:` of controls.
public final class ActionToVoid: Implementation, Shape {
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (
    Receiver, SelectorID, DynamicObject?, DynamicObject?, Call<ActionToVoid>
  ) -> Void

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
  @inlinable public static var kind: ShapeKind { .actionToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ActionToVoid {
    ActionToVoid(
      Code { _, action, target, event, call in call.forward { $0(action, target, event) } })
  }
}

extension Call<ActionToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(
    _ action: SelectorID, _ target: DynamicObject?, _ event: DynamicObject?
  ) {
    follow(
      { $0.code.run(receiver, action, target, event, $1) },
      orAbove: { above(action, target, event) })
  }

  @usableFromInline @inline(never)
  func above(_ action: SelectorID, _ target: DynamicObject?, _ event: DynamicObject?) {
    fromAbove()?(action, target, event)
  }
}

extension Body where S == ActionToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Runs, and then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, event, original in
      run(receiver, action, target, event)
      original(action, target, event)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(
    _ run: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, event, original in
      original(action, target, event)
      run(receiver, action, target, event)
    }
  }
}
