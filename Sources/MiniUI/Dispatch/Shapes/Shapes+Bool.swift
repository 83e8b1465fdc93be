/// `() -> Bool`: `becomeFirstResponder`, `shouldAutorotate`.
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
  @inlinable public static var kind: ShapeKind { .toBool }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ToBool {
    ToBool(Code { _, call in call.forward { $0() } ?? false })
  }
}

extension Call<ToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction() -> Bool {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> Bool { fromAbove()?() ?? false }
}

extension Body where S == ToBool {
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
  @inlinable public static var kind: ShapeKind { .objectToBool }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ObjectToBool {
    ObjectToBool(Code { _, object, call in call.forward { $0(object) } ?? false })
  }
}

extension Call<ObjectToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ object: DynamicObject?) -> Bool {
    follow({ $0.code.run(receiver, object, $1) }, orAbove: { above(object) })
  }

  @usableFromInline @inline(never)
  func above(_ object: DynamicObject?) -> Bool { fromAbove()?(object) ?? false }
}

extension Body where S == ObjectToBool {
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

/// `(object, object) -> Bool`: questions to delegates with a sender and one more object.
public final class ObjectsToBool: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, DynamicObject?, DynamicObject?, Call<ObjectsToBool>)
    -> Bool

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
  @inlinable public static var kind: ShapeKind { .objectsToBool }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ObjectsToBool {
    ObjectsToBool(Code { _, first, second, call in call.forward { $0(first, second) } ?? false })
  }
}

extension Call<ObjectsToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ first: DynamicObject?, _ second: DynamicObject?) -> Bool {
    follow({ $0.code.run(receiver, first, second, $1) }, orAbove: { above(first, second) })
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

/// `(selector) -> Bool`: `respondsToSelector:`.
public final class SelectorToBool: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, SelectorID, Call<SelectorToBool>) -> Bool

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
  @inlinable public static var kind: ShapeKind { .selectorToBool }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> SelectorToBool {
    SelectorToBool(Code { _, selector, call in call.forward { $0(selector) } ?? false })
  }
}

extension Call<SelectorToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ selector: SelectorID) -> Bool {
    follow({ $0.code.run(receiver, selector, $1) }, orAbove: { above(selector) })
  }

  @usableFromInline @inline(never)
  func above(_ selector: SelectorID) -> Bool { fromAbove()?(selector) ?? false }
}

extension Body where S == SelectorToBool {
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

/// `(selector, target, sender, event) -> Bool`: `sendAction:to:from:forEvent:`.
public final class ActionToBool: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (
    Receiver, SelectorID, DynamicObject?, DynamicObject?, DynamicObject?, Call<ActionToBool>
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
  @inlinable public static var kind: ShapeKind { .actionToBool }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ActionToBool {
    ActionToBool(
      Code { _, action, target, sender, event, call in
        call.forward { $0(action, target, sender, event) } ?? false
      })
  }
}

extension Call<ActionToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(
    _ action: SelectorID, _ target: DynamicObject?, _ sender: DynamicObject?,
    _ event: DynamicObject?
  ) -> Bool {
    follow(
      { $0.code.run(receiver, action, target, sender, event, $1) },
      orAbove: { above(action, target, sender, event) })
  }

  @usableFromInline @inline(never)
  func above(
    _ action: SelectorID, _ target: DynamicObject?, _ sender: DynamicObject?,
    _ event: DynamicObject?
  ) -> Bool {
    fromAbove()?(action, target, sender, event) ?? false
  }
}

extension Body where S == ActionToBool {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, sender, event, original in
      run(receiver, action, target, sender, event)
      return original(action, target, sender, event)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, SelectorID, DynamicObject?, DynamicObject?, DynamicObject?) -> Void
  ) -> Self {
    Self { receiver, action, target, sender, event, original in
      let result = original(action, target, sender, event)
      run(receiver, action, target, sender, event)
      return result
    }
  }
}

/// `(point, event) -> Bool`: `pointInside:withEvent:`.
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
  @inlinable public static var kind: ShapeKind { .pointToBool }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> PointToBool {
    PointToBool(Code { _, point, event, call in call.forward { $0(point, event) } ?? false })
  }
}

extension Call<PointToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ point: Point, _ event: DynamicObject?) -> Bool {
    follow({ $0.code.run(receiver, point, event, $1) }, orAbove: { above(point, event) })
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
