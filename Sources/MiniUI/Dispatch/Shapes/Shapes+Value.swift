/// `() -> Int`: counts.
public final class ToInt: Implementation, Shape {
  @usableFromInline let body: (Call<ToInt>) -> Int

  @inlinable init(_ body: @escaping (Call<ToInt>) -> Int) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .toInt }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToInt {
    ToInt { call in call.forward { $0() } ?? 0 }
  }
}

extension Call<ToInt> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction() -> Int {
    follow { $0.body($1) } ?? 0
  }
}

extension Body where S == ToInt {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, Call<S>) -> Int) {
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

/// `() -> Double`: measures.
public final class ToDouble: Implementation, Shape {
  @usableFromInline let body: (Call<ToDouble>) -> Double

  @inlinable init(_ body: @escaping (Call<ToDouble>) -> Double) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .toDouble }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToDouble {
    ToDouble { call in call.forward { $0() } ?? 0 }
  }
}

extension Call<ToDouble> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction() -> Double {
    follow { $0.body($1) } ?? 0
  }
}

extension Body where S == ToDouble {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, Call<S>) -> Double) {
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

/// `() -> text`: titles and texts.
public final class ToText: Implementation, Shape {
  @usableFromInline let body: (Call<ToText>) -> String?

  @inlinable init(_ body: @escaping (Call<ToText>) -> String?) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .toText }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToText {
    ToText { call in call.forward { $0() } ?? nil }
  }
}

extension Call<ToText> {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction() -> String? {
    follow { $0.body($1) } ?? nil
  }
}

extension Body where S == ToText {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, Call<S>) -> String?) {
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
