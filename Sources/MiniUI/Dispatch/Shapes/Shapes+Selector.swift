// Generated from Sources/lab/LabDev/Generate; do not edit.
// lab-dev generate shapes writes this file.

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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x62) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> SelectorToBool {
    SelectorToBool(
      Code { _, selector, call in
        call.forward { $0(selector) } ?? false
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<SelectorToBool>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0))
  }
}

extension Call<SelectorToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(_ selector: SelectorID) -> Bool {
    follow(
      { $0.code.run(receiver, selector, $1) },
      orAbove: { above(selector) })
  }

  @usableFromInline @inline(never)
  func above(_ selector: SelectorID) -> Bool {
    fromAbove()?(selector) ?? false
  }
}

extension Body where S == SelectorToBool {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(
    _ run: @escaping (Receiver, SelectorID) -> Void
  ) -> Self {
    Self { receiver, selector, original in
      run(receiver, selector)
      return original(selector)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(
    _ run: @escaping (Receiver, SelectorID) -> Void
  ) -> Self {
    Self { receiver, selector, original in
      let result = original(selector)
      run(receiver, selector)
      return result
    }
  }
}

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<SelectorToBool>,
    _ run: @escaping @Sendable (Receiver, SelectorID, Call<SelectorToBool>) -> Bool
  ) {
    define(message, Body(run))
  }
}

/// `(selector, object, object) -> ()`: `sendAction:to:forEvent:` of controls.
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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x1160) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ActionToVoid {
    ActionToVoid(
      Code { _, action, target, event, call in
        call.forward { $0(action, target, event) }
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ActionToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0), arguments.value(at: 1), arguments.value(at: 2))
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

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<ActionToVoid>,
    _ run:
      @escaping @Sendable (
        Receiver, SelectorID, DynamicObject?, DynamicObject?, Call<ActionToVoid>
      ) -> Void
  ) {
    define(message, Body(run))
  }
}

/// `(selector, object, object, object) -> Bool`: `sendAction:to:from:forEvent:`.
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
  @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x11162) }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ActionToBool {
    ActionToBool(
      Code { _, action, target, sender, event, call in
        call.forward { $0(action, target, sender, event) } ?? false
      })
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ActionToBool>, with arguments: ActionArguments) {
    _ = call(
      arguments.value(at: 0), arguments.value(at: 1), arguments.value(at: 2), arguments.value(at: 3)
    )
  }
}

extension Call<ActionToBool> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction(
    _ action: SelectorID,
    _ target: DynamicObject?,
    _ sender: DynamicObject?,
    _ event: DynamicObject?
  ) -> Bool {
    follow(
      { $0.code.run(receiver, action, target, sender, event, $1) },
      orAbove: { above(action, target, sender, event) })
  }

  @usableFromInline @inline(never)
  func above(
    _ action: SelectorID,
    _ target: DynamicObject?,
    _ sender: DynamicObject?,
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

extension MethodList {
  /// Defines an instance method by its closure, whose call is `super`.
  @inlinable public func define(
    _ message: Message<ActionToBool>,
    _ run:
      @escaping @Sendable (
        Receiver, SelectorID, DynamicObject?, DynamicObject?, DynamicObject?, Call<ActionToBool>
      ) -> Bool
  ) {
    define(message, Body(run))
  }
}
