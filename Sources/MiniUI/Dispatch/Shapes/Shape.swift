/// The argument and result types of a message, as a class whose closure has just these types.
///
/// A closure of concrete type costs one indirect call; a generic one costs a thunk and several
/// retains per layer. That is why the shapes of messages that are sent often are written out, and
/// the others share ``GeneralShape`` (`lab bench` times a send of both).
public protocol Shape: Implementation {
  /// Which shape this is.
  static var kind: ShapeKind { get }
  /// An implementation that packs its arguments into an ``Invocation`` and forwards them.
  static func forwarder() -> Self
  /// Calls the method of an action with as many of the arguments as it takes (RC-4).
  static func perform(_ call: Call<Self>, with arguments: ActionArguments)
}
