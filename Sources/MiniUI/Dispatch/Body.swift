/// A closure wrapped as an implementation, for `define`, `hook` and the runtime functions.
///
/// Each shape adds an initializer whose closure takes the receiver, the arguments and the original
/// (`callSuper` in a method, `original` in a hook) and runs *instead* of it. `.before` and `.after`
/// always run the original, once.
public struct Body<S: Shape, Receiver: DynamicObject> {
  /// The implementation that wraps the closure; no class owns it yet.
  public let implementation: S

  @inlinable init(_ implementation: S) {
    self.implementation = implementation
    setReceivers(Receiver.self)
  }

  @usableFromInline func setReceivers(_ type: Receiver.Type) {
    implementation.receivers = ReceiverType(type)
  }
}
