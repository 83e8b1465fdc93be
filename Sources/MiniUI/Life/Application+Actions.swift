extension Application {
  /// Sends an action to a target, or up the responder chain: RC-4 and RC-5.
  ///
  /// Every action of a control comes through this message, so one hook sees them all (RC-6).
  ///
  /// The method may take or return anything: a `BOOL` gets whether there is a sender, and what
  /// comes back is ignored.
  ///
  /// - Parameters:
  ///   - action: The selector; by its colons it gets nothing, the sender, or sender and event.
  ///   - target: Who gets it; `nil` for the first responder, from the sender up, that has it.
  ///   - sender: Who sends it; without one, the search begins at who is edited.
  ///   - event: The touches behind it; `nil` when code did it.
  /// - Returns: Whether somebody got it; a target without the method is no exception.
  @discardableResult
  public func sendAction(
    _ action: SelectorID, to target: DynamicObject?, from sender: DynamicObject?,
    for event: TouchEvent? = nil
  ) -> Bool {
    send(.sendAction)(action, target, sender, event)
  }

  static func defineActions(_ methods: MethodList<Application>) {
    methods.define(
      .sendAction,
      Body { application, action, target, sender, event, _ in
        application.perform(action, on: target, from: sender, for: event)
      })
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

  /// Without a responder as sender the search begins at the first responder (RC-5).
  private func firstResponder(to action: SelectorID, from sender: DynamicObject?) -> Responder? {
    let start = sender as? Responder ?? firstResponder ?? keyWindow ?? self
    return start.responderChain.first { $0.responds(to: action) }
  }
}

extension DynamicObject {
  /// Runs an action's method, whatever its types are, if there is one.
  fileprivate final func performIfPossible(
    _ action: SelectorID, from sender: DynamicObject?, for event: DynamicObject?
  ) -> Bool {
    guard responds(to: action) else { return false }
    perform(action, with: sender, event)
    return true
  }
}

extension Message where S == ActionToBool {
  /// `-[UIApplication sendAction:to:from:forEvent:]`.
  @inlinable public static var sendAction: Self { Message(.`sendAction:to:from:forEvent:`) }
}
