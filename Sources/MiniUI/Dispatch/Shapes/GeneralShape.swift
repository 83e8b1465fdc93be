/// The shape of a message that is not sent often enough to need a generated shape.
///
/// `GeneralShape<Int, DynamicObject?, Int>` takes an object and a number and returns a number;
/// `GeneralShape<Nothing, …>` returns nothing. A send costs a few thunks and retains more than a
/// send of a generated shape, and so does each hook (`lab-dev bench` times both).
public final class GeneralShape<Result: Passable, each Argument: Passable>: Implementation, Shape {
  /// The stored form of a body: the call precedes the arguments, which are a parameter pack.
  @usableFromInline typealias Run = (
    DynamicObject, Call<GeneralShape>, repeat each Argument
  ) -> Result

  @usableFromInline let run: Run

  @inlinable init(_ run: @escaping Run) {
    ShapeKind.requireOwnTypes(of: GeneralShape.self)
    self.run = run
    super.init(kind: Self.kind)
  }

  /// The kind that identifies this shape.
  @inlinable public static var kind: ShapeKind {
    var digits = Result.passedType.rawValue
    var shift: UInt32 = 4
    for type in repeat (each Argument).self {
      digits |= type.passedType.rawValue << shift
      shift += 4
    }
    return ShapeKind(rawValue: digits)
  }

  /// Makes an implementation that forwards the message with its arguments.
  public static func forwarder() -> GeneralShape {
    GeneralShape {
      (_: DynamicObject, call: Call<GeneralShape>, argument: repeat each Argument) in
      call.forward { $0.pass(repeat each argument) } ?? .zero
    }
  }

  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<GeneralShape>, with arguments: ActionArguments) {
    var place = -1
    func next<Value: Passable>(_ type: Value.Type) -> Value {
      place += 1
      return arguments.value(at: place)
    }
    _ = call.pass(repeat next((each Argument).self))
  }
}

extension ShapeKind {
  /// The shape that is generated for these types; nil for all others.
  var generatedShape: (any Shape.Type)? {
    switch rawValue {
    case 0x0: ToVoid.self
    case 0x1: ToObject.self
    case 0x2: ToBool.self
    case 0x10: ObjectToVoid.self
    case 0x12: ObjectToBool.self
    case 0x20: BoolToVoid.self
    case 0x30: IntToVoid.self
    case 0x50: TextToVoid.self
    case 0x62: SelectorToBool.self
    case 0x110: ObjectsToVoid.self
    case 0x112: ObjectsToBool.self
    case 0x171: PointToObject.self
    case 0x172: PointToBool.self
    case 0x1160: ActionToVoid.self
    case 0x11162: ActionToBool.self
    default: nil
    }
  }

  /// Ends the program for a general shape with the types of a generated one.
  ///
  /// Their kinds are equal, so a message of the one would run an implementation of the other.
  @usableFromInline static func requireOwnTypes<S: Shape>(of shape: S.Type) {
    guard let generated = shape.kind.generatedShape else { return }
    guard ObjectIdentifier(shape) == ObjectIdentifier(generated) else {
      fatalError("\(shape) has the types of \(generated); use \(generated)")
    }
  }
}

/// `() -> Int`: counts.
public typealias ToInt = GeneralShape<Int>
/// `() -> Double`: measures.
public typealias ToDouble = GeneralShape<Double>
/// `() -> text`: titles and texts.
public typealias ToText = GeneralShape<String?>
/// `(object) -> object`: `loadRequest:`.
public typealias ObjectToObject = GeneralShape<DynamicObject?, DynamicObject?>
/// `(selector) -> object`: `forwardingTargetForSelector:`.
public typealias SelectorToObject = GeneralShape<DynamicObject?, SelectorID>
/// `(selector) -> ()`: `doesNotRecognizeSelector:`.
public typealias SelectorToVoid = GeneralShape<Nothing, SelectorID>

extension Call {
  /// Runs the implementation; returns zero without one.
  @inlinable public func callAsFunction<Result: Answer, each Argument: Passable>(
    _ argument: repeat each Argument
  ) -> Result where S == GeneralShape<Result, repeat each Argument> {
    pass(repeat each argument)
  }

  /// Runs the implementation, if there is one.
  @inlinable public func callAsFunction<each Argument: Passable>(
    _ argument: repeat each Argument
  ) where S == GeneralShape<Nothing, repeat each Argument> {
    _ = pass(repeat each argument)
  }

  @inlinable func pass<Result: Passable, each Argument: Passable>(
    _ argument: repeat each Argument
  ) -> Result where S == GeneralShape<Result, repeat each Argument> {
    follow(
      { (shape: S, call: Call<S>) in shape.run(receiver, call, repeat each argument) },
      orAbove: { above(repeat each argument) })
  }

  @usableFromInline @inline(never)
  func above<Result: Passable, each Argument: Passable>(
    _ argument: repeat each Argument
  ) -> Result where S == GeneralShape<Result, repeat each Argument> {
    fromAbove()?.pass(repeat each argument) ?? .zero
  }
}
