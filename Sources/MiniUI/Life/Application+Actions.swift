extension Application {
  /// Sends an action to a target, or up the responder chain (RC-4, RC-5).
  ///
  /// Every action of a control passes through this message, so one hook observes them all (RC-6).
  ///
  /// The method may have any types: a `BOOL` parameter is true if there is a sender, and the result
  /// is ignored.
  ///
  /// - Parameters:
  /// - action: The selector; its colons decide if it gets the sender and the event.
  /// - target: The receiver; `nil` for the first responder, from the sender up, with the method.
  /// - sender: The sender; without one, the search begins at the first responder.
  /// - event: The touch event that caused it; `nil` for code.
  /// - Returns: True if an object received it; a target without the method raises no exception.
  @discardableResult
  public func sendAction(
    _ action: SelectorID, to target: DynamicObject?, from sender: DynamicObject?,
    for event: TouchEvent? = nil
  ) -> Bool {
    send(.sendAction)(action, target, sender, event)
  }

  static func defineActions(_ methods: MethodList<Application>) {
    methods.define(.sendAction) { application, action, target, sender, event, _ in
      application.perform(action, on: target, from: sender, for: event)
    }
  }

  private func perform(
    _ action: SelectorID, on target: DynamicObject?, from sender: DynamicObject?,
    for event: DynamicObject?
  ) -> Bool {
    target?.performIfPossible(action, from: sender, for: event)
      ?? performInChain(action, from: sender, for: event)
  }

  @inline(never)
  private func performInChain(
    _ action: SelectorID, from sender: DynamicObject?, for event: DynamicObject?
  ) -> Bool {
    let receiver = firstResponder(to: action, from: sender)
    return receiver?.performIfPossible(action, from: sender, for: event) ?? false
  }

  /// Finds the first responder in the chain with the method (RC-5).
  ///
  /// Without a responder as sender, the search begins at the application's first responder.
  private func firstResponder(to action: SelectorID, from sender: DynamicObject?) -> Responder? {
    let start = sender as? Responder ?? firstResponder ?? keyWindow ?? self
    return start.responderChain.first { $0.responds(to: action) }
  }
}

extension DynamicObject {
  /// Runs an action's method if the object has it; false otherwise.
  fileprivate final func performIfPossible(
    _ action: SelectorID, from sender: DynamicObject?, for event: DynamicObject?
  ) -> Bool {
    guard responds(to: action) else { return false }
    perform(action, with: sender, event)
    return true
  }
}

/// The search for the receiver of an action (RC-3).
extension Responder {
  static func defineActions(_ methods: MethodList<Responder>) {
    methods.define(.canPerformAction) { responder, action, _, _ in responder.responds(to: action) }
    methods.define(.targetForAction) { responder, action, sender, _ in
      responder.responderChain.first { $0.canPerformAction(action, from: sender) }
    }
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
