/// `() -> ()`: `viewDidLoad`, `layoutSubviews`, actions without arguments.
public final class ToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Call<ToVoid>) -> Void

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
  @inlinable public static var kind: ShapeKind { .toVoid }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ToVoid {
    ToVoid(Code { _, call in call.forward { $0() } })
  }
}

extension Call<ToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction() {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() { fromAbove()?() }
}

extension Body where S == ToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(_ run: @escaping (Receiver) -> Void) -> Self {
    Self { receiver, original in
      run(receiver)
      original()
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver) -> Void) -> Self {
    Self { receiver, original in
      original()
      run(receiver)
    }
  }
}

/// `(Bool) -> ()`: appearance callbacks with their `animated` flag.
public final class BoolToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Bool, Call<BoolToVoid>) -> Void

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
  @inlinable public static var kind: ShapeKind { .boolToVoid }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> BoolToVoid {
    BoolToVoid(Code { _, flag, call in call.forward { $0(flag) } })
  }
}

extension Call<BoolToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ flag: Bool) {
    follow({ $0.code.run(receiver, flag, $1) }, orAbove: { above(flag) })
  }

  @usableFromInline @inline(never)
  func above(_ flag: Bool) { fromAbove()?(flag) }
}

extension Body where S == BoolToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, Bool) -> Void) -> Self {
    Self { receiver, flag, original in
      run(receiver, flag)
      original(flag)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver, Bool) -> Void) -> Self {
    Self { receiver, flag, original in
      original(flag)
      run(receiver, flag)
    }
  }
}

/// `(Int) -> ()`: setters of numbers and options.
public final class IntToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Int, Call<IntToVoid>) -> Void

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
  @inlinable public static var kind: ShapeKind { .intToVoid }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> IntToVoid {
    IntToVoid(Code { _, number, call in call.forward { $0(number) } })
  }
}

extension Call<IntToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ number: Int) {
    follow({ $0.code.run(receiver, number, $1) }, orAbove: { above(number) })
  }

  @usableFromInline @inline(never)
  func above(_ number: Int) { fromAbove()?(number) }
}

extension Body where S == IntToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, Int) -> Void) -> Self {
    Self { receiver, number, original in
      run(receiver, number)
      original(number)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver, Int) -> Void) -> Self {
    Self { receiver, number, original in
      original(number)
      run(receiver, number)
    }
  }
}

/// `(text) -> ()`: setters of titles and texts.
public final class TextToVoid: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, String?, Call<TextToVoid>) -> Void

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
  @inlinable public static var kind: ShapeKind { .textToVoid }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> TextToVoid {
    TextToVoid(Code { _, text, call in call.forward { $0(text) } })
  }
}

extension Call<TextToVoid> {
  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction(_ text: String?) {
    follow({ $0.code.run(receiver, text, $1) }, orAbove: { above(text) })
  }

  @usableFromInline @inline(never)
  func above(_ text: String?) { fromAbove()?(text) }
}

extension Body where S == TextToVoid {
  /// Makes a body that runs the closure instead of the inherited or hooked method.
  @inlinable public init(_ run: @escaping S.Run<Receiver>) {
    self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
  }

  /// Makes a body that runs the closure, then the original.
  @inlinable public static func before(_ run: @escaping (Receiver, String?) -> Void) -> Self {
    Self { receiver, text, original in
      run(receiver, text)
      original(text)
    }
  }

  /// Makes a body that runs the original, then the closure.
  @inlinable public static func after(_ run: @escaping (Receiver, String?) -> Void) -> Self {
    Self { receiver, text, original in
      original(text)
      run(receiver, text)
    }
  }
}
