/// A closure made into an implementation: what `define`, `hook` and the runtime functions take.
///
/// Each shape adds an initializer, whose closure takes the receiver, the arguments and the call to
/// what stands behind (`callSuper` in a method, `original` in a hook) and runs *instead* of it,
/// and `.before` and `.after`, which always run the original, once.
public struct Body<S: Shape, Receiver: DynamicObject> {
  /// The closure, boxed; no class owns it yet.
  public let implementation: S

  @inlinable init(_ implementation: S) {
    self.implementation = implementation
    setReceivers(Receiver.self)
  }

  @usableFromInline func setReceivers(_ type: Receiver.Type) {
    implementation.receivers = ReceiverType(type)
  }
}
