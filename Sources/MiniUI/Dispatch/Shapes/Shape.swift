/// The argument and result types of a message, as a class with a closure of exactly these types.
///
/// A closure of concrete type costs one indirect call; a generic one costs a thunk and several
/// retains per layer. So the shapes of frequent messages are generated from one template, and the
/// others share ``GeneralShape`` (`lab-dev bench` times a send of both).
public protocol Shape: Implementation {
  /// The kind that identifies this shape.
  static var kind: ShapeKind { get }
  /// Makes an implementation that packs its arguments into an ``Invocation`` and forwards them.
  static func forwarder() -> Self
  /// Calls an action's method with the leading arguments that it takes (RC-4).
  static func perform(_ call: Call<Self>, with arguments: ActionArguments)
}
