/// `(object) -> ()`: actions with their sender, setters of objects.
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
  @inlinable public static var kind: ShapeKind { .objectToVoid }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ObjectToVoid {
    ObjectToVoid(Code { _, object, call in call.forward { $0(object) } })
  }
}

extension Call<ObjectToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ object: DynamicObject?) {
    follow({ $0.code.run(receiver, object, $1) }, orAbove: { above(object) })
  }

  @usableFromInline @inline(never)
  func above(_ object: DynamicObject?) { fromAbove()?(object) }
}

extension Body where S == ObjectToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, DynamicObject?) -> Void) -> Self
  {
    Self { receiver, object, original in
      run(receiver, object)
      original(object)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver, DynamicObject?) -> Void) -> Self {
    Self { receiver, object, original in
      original(object)
      run(receiver, object)
    }
  }
}

/// `(object, object) -> ()`: touches with their event, actions with sender and event.
public final class ObjectsToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, DynamicObject?, DynamicObject?, Call<ObjectsToVoid>)
    -> Void

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
  @inlinable public static var kind: ShapeKind { .objectsToVoid }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ObjectsToVoid {
    ObjectsToVoid(Code { _, first, second, call in call.forward { $0(first, second) } })
  }
}

extension Call<ObjectsToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ first: DynamicObject?, _ second: DynamicObject?) {
    follow({ $0.code.run(receiver, first, second, $1) }, orAbove: { above(first, second) })
  }

  @usableFromInline @inline(never)
  func above(_ first: DynamicObject?, _ second: DynamicObject?) { fromAbove()?(first, second) }
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

/// `(selector) -> ()`: `doesNotRecognizeSelector:`.
public final class SelectorToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, SelectorID, Call<SelectorToVoid>) -> Void

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
  @inlinable public static var kind: ShapeKind { .selectorToVoid }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> SelectorToVoid {
    SelectorToVoid(Code { _, selector, call in call.forward { $0(selector) } })
  }
}

extension Call<SelectorToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ selector: SelectorID) {
    follow({ $0.code.run(receiver, selector, $1) }, orAbove: { above(selector) })
  }

  @usableFromInline @inline(never)
  func above(_ selector: SelectorID) { fromAbove()?(selector) }
}

extension Body where S == SelectorToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      run(receiver, selector)
      original(selector)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver, SelectorID) -> Void) -> Self {
    Self { receiver, selector, original in
      original(selector)
      run(receiver, selector)
    }
  }
}

/// `(selector, target, event) -> ()`: `sendAction:to:forEvent:` of controls.
public final class ActionToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (
    Receiver, SelectorID, DynamicObject?, DynamicObject?, Call<ActionToVoid>
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
  @inlinable public static var kind: ShapeKind { .actionToVoid }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ActionToVoid {
    ActionToVoid(
      Code { _, action, target, event, call in call.forward { $0(action, target, event) } })
  }
}

extension Call<ActionToVoid> {
  /// Runs the implementation, if there is one.
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
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, event, original in
      run(receiver, action, target, event)
      original(action, target, event)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, event, original in
      original(action, target, event)
      run(receiver, action, target, event)
    }
  }
}
