/// `() -> Int`: counts.
public final class ToInt: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Call<ToInt>) -> Int

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
  @inlinable public static var kind: ShapeKind { .toInt }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ToInt {
    ToInt(Code { _, call in call.forward { $0() } ?? 0 })
  }
}

extension Call<ToInt> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction() -> Int {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> Int { fromAbove()?() ?? 0 }
}

extension Body where S == ToInt {
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

/// `() -> Double`: measures.
public final class ToDouble: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Call<ToDouble>) -> Double

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
  @inlinable public static var kind: ShapeKind { .toDouble }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ToDouble {
    ToDouble(Code { _, call in call.forward { $0() } ?? 0 })
  }
}

extension Call<ToDouble> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction() -> Double {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> Double { fromAbove()?() ?? 0 }
}

extension Body where S == ToDouble {
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

/// `() -> text`: titles and texts.
public final class ToText: Implementation, Shape {
  /// A body's closure: the receiver, the arguments, and the call to the original.
  public typealias Run<Receiver> = (Receiver, Call<ToText>) -> String?

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
  @inlinable public static var kind: ShapeKind { .toText }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> ToText {
    ToText(Code { _, call in call.forward { $0() } ?? nil })
  }
}

extension Call<ToText> {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction() -> String? {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> String? { fromAbove()?() }
}

extension Body where S == ToText {
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
