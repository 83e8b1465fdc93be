/// `() -> Int`: counts.
public final class ToInt: Implementation, Shape {
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, Call<ToInt>) -> Int

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
  @inlinable public static var kind: ShapeKind { .toInt }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToInt {
    ToInt(Code { _, call in call.forward { $0() } ?? 0 })
  }
}

extension Call<ToInt> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction() -> Int {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> Int { fromAbove()?() ?? 0 }
}

extension Body where S == ToInt {
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

/// `() -> Double`: measures.
public final class ToDouble: Implementation, Shape {
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, Call<ToDouble>) -> Double

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
  @inlinable public static var kind: ShapeKind { .toDouble }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToDouble {
    ToDouble(Code { _, call in call.forward { $0() } ?? 0 })
  }
}

extension Call<ToDouble> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction() -> Double {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> Double { fromAbove()?() ?? 0 }
}

extension Body where S == ToDouble {
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

/// `() -> text`: titles and texts.
public final class ToText: Implementation, Shape {
  /// What a body does with its receiver, the arguments and the call to what stands behind.
  public typealias Run<Receiver> = (Receiver, Call<ToText>) -> String?

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
  @inlinable public static var kind: ShapeKind { .toText }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToText {
    ToText(Code { _, call in call.forward { $0() } ?? nil })
  }
}

extension Call<ToText> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction() -> String? {
    follow({ $0.code.run(receiver, $1) }, orAbove: { above() })
  }

  @usableFromInline @inline(never)
  func above() -> String? { fromAbove()?() }
}

extension Body where S == ToText {
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
