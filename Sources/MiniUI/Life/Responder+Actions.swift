/// The search for the receiver of an action (RC-3).
extension Responder {
  static func defineActions(_ methods: MethodList<Responder>) {
    methods.define(
      .canPerformAction, Body { responder, action, _, _ in responder.responds(to: action) })
    methods.define(
      .targetForAction,
      Body { responder, action, sender, _ in
        responder.responderChain.first { $0.canPerformAction(action, from: sender) }
      })
  }

  /// True if this responder accepts an action; by default, if its class has the method.
  public final func canPerformAction(_ action: SelectorID, from sender: DynamicObject?) -> Bool {
    send(.canPerformAction)(action, sender)
  }

  /// Returns the first responder in the chain that accepts an action; `nil` if none does.
  public final func target(
    forAction action: SelectorID, from sender: DynamicObject? = nil
  ) -> DynamicObject? {
    send(.targetForAction)(action, sender)
  }
}

extension Message where S == GeneralShape<Bool, SelectorID, DynamicObject?> {
  /// `-canPerformAction:withSender:`.
  @inlinable public static var canPerformAction: Self { Message(.`canPerformAction:withSender:`) }
}

extension Message where S == GeneralShape<DynamicObject?, SelectorID, DynamicObject?> {
  /// `-targetForAction:withSender:`.
  @inlinable public static var targetForAction: Self { Message(.`targetForAction:withSender:`) }
}
