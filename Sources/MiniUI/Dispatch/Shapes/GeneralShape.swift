/// The shape of any message: for those that are not sent often enough to have one written out.
///
/// `GeneralShape<Int, DynamicObject?, Int>` takes an object and a number and answers a number;
/// `GeneralShape<Nothing, …>` answers nothing. A send costs some thunks and retains more than one
/// of a written-out shape, and so does each hook (`lab bench` times a send of both).
public final class GeneralShape<Result: Passable, each Argument: Passable>: Implementation, Shape {
  /// What the closure of a body becomes: the call comes before the arguments here.
  @usableFromInline typealias Run = (
    DynamicObject, Call<GeneralShape>, repeat each Argument
  ) -> Result

  @usableFromInline let run: Run

  @inlinable init(_ run: @escaping Run) {
    self.run = run
    super.init(kind: Self.kind)
  }

  /// Names this shape.
  @inlinable public static var kind: ShapeKind {
    var digits = Result.passedType.rawValue
    var shift: UInt32 = 4
    for type in repeat (each Argument).self {
      digits |= type.passedType.rawValue << shift
      shift += 4
    }
    return ShapeKind(rawValue: digits)
  }

  /// Forwards the message with its arguments.
  public static func forwarder() -> GeneralShape {
    GeneralShape {
      (_: DynamicObject, call: Call<GeneralShape>, argument: repeat each Argument) in
      call.forward { $0.pass(repeat each argument) } ?? .zero
    }
  }
}

extension Call {
  /// Runs what the call leads to; zero when there is nothing to run.
  @inlinable public func callAsFunction<Result: Answer, each Argument: Passable>(
    _ argument: repeat each Argument
  ) -> Result where S == GeneralShape<Result, repeat each Argument> {
    pass(repeat each argument)
  }

  /// Runs what the call leads to.
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
