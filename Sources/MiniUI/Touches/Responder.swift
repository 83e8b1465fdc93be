/// An object in the responder chain: registered as `UIResponder`.
open class Responder: DynamicObject {
  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Responder.self, name: "UIResponder") {
      methods in
      methods.define(.nextResponder) { _, _ in nil }
      defineFocus(methods)
      defineActions(methods)
      for message in Message.touches {
        methods.define(message) { responder, touches, event, _ in
          responder.next?.send(message)(touches, event)
        }
      }
    }
  }

  /// The next responder, which receives the messages that this one does not handle (RC-1).
  public final var next: Responder? { send(.nextResponder)() as? Responder }

  /// This responder and its successors in the chain, at most 1,000.
  public final var responderChain: [Responder] {
    var chain: [Responder] = [self]
    while chain.count < 1_000, let next = chain.last?.next { chain.append(next) }
    return chain
  }
}

extension Message where S == ObjectsToVoid {
  /// The four messages of a touch, in the order of its phases.
  static var touches: [Self] { [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled] }
}
