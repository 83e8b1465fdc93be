/// `() -> ()`: `viewDidLoad`, `layoutSubviews`, actions without arguments.
public final class ToVoid: Implementation, Shape {
  @usableFromInline let body: (Call<ToVoid>) -> Void

  @inlinable init(_ body: @escaping (Call<ToVoid>) -> Void) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .toVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> ToVoid {
    ToVoid { call in call.forward { $0() } }
  }
}

extension Call<ToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction() {
    follow { $0.body($1) }
  }
}

extension Body where S == ToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, Call<S>) -> Void) {
    self.init(S { body($0.receiver(as: Receiver.self), $0) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver) -> Void) -> Self {
    Self { receiver, original in
      body(receiver)
      original()
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver) -> Void) -> Self {
    Self { receiver, original in
      original()
      body(receiver)
    }
  }
}

/// `(Bool) -> ()`: appearance callbacks and whether they are animated.
public final class BoolToVoid: Implementation, Shape {
  @usableFromInline let body: (Bool, Call<BoolToVoid>) -> Void

  @inlinable init(_ body: @escaping (Bool, Call<BoolToVoid>) -> Void) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .boolToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> BoolToVoid {
    BoolToVoid { flag, call in call.forward { $0(flag) } }
  }
}

extension Call<BoolToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(_ flag: Bool) {
    follow { $0.body(flag, $1) }
  }
}

extension Body where S == BoolToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, Bool, Call<S>) -> Void) {
    self.init(S { body($1.receiver(as: Receiver.self), $0, $1) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver, Bool) -> Void) -> Self {
    Self { receiver, flag, original in
      body(receiver, flag)
      original(flag)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver, Bool) -> Void) -> Self {
    Self { receiver, flag, original in
      original(flag)
      body(receiver, flag)
    }
  }
}

/// `(Int) -> ()`: setters of numbers and options.
public final class IntToVoid: Implementation, Shape {
  @usableFromInline let body: (Int, Call<IntToVoid>) -> Void

  @inlinable init(_ body: @escaping (Int, Call<IntToVoid>) -> Void) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .intToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> IntToVoid {
    IntToVoid { number, call in call.forward { $0(number) } }
  }
}

extension Call<IntToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(_ number: Int) {
    follow { $0.body(number, $1) }
  }
}

extension Body where S == IntToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, Int, Call<S>) -> Void) {
    self.init(S { body($1.receiver(as: Receiver.self), $0, $1) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver, Int) -> Void) -> Self {
    Self { receiver, number, original in
      body(receiver, number)
      original(number)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver, Int) -> Void) -> Self {
    Self { receiver, number, original in
      original(number)
      body(receiver, number)
    }
  }
}

/// `(text) -> ()`: setters of titles and texts.
public final class TextToVoid: Implementation, Shape {
  @usableFromInline let body: (String?, Call<TextToVoid>) -> Void

  @inlinable init(_ body: @escaping (String?, Call<TextToVoid>) -> Void) {
    self.body = body
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind { .textToVoid }

  /// Forwards the message with its arguments.
  public static func forwarder() -> TextToVoid {
    TextToVoid { text, call in call.forward { $0(text) } }
  }
}

extension Call<TextToVoid> {
  /// Runs what the call leads to.
  @inlinable public func callAsFunction(_ text: String?) {
    follow { $0.body(text, $1) }
  }
}

extension Body where S == TextToVoid {
  /// Runs in the place of what was inherited or hooked.
  @inlinable public init(_ body: @escaping (Receiver, String?, Call<S>) -> Void) {
    self.init(S { body($1.receiver(as: Receiver.self), $0, $1) })
  }

  /// Runs, and then the original.
  @inlinable public static func before(_ body: @escaping (Receiver, String?) -> Void) -> Self {
    Self { receiver, text, original in
      body(receiver, text)
      original(text)
    }
  }

  /// Runs once the original has returned.
  @inlinable public static func after(_ body: @escaping (Receiver, String?) -> Void) -> Self {
    Self { receiver, text, original in
      original(text)
      body(receiver, text)
    }
  }
}
