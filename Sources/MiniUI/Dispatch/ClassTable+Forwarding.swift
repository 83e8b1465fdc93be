extension ClassTable {
  /// Returns the link for a send whose method is not warm.
  func link<S: Shape>(_ selector: SelectorID, _ shape: S.Type, for receiver: DynamicObject) -> Link
  {
    guard !isDead else { return nothing }
    guard let method = receiver.isa.method(for: selector)
    else { return forwarder(shape).entry }
    // The sender of an action does not know the method's types; `ActionShape` finds them itself.
    guard S.kind != .action else { return forwarder(shape).entry }
    guard let kind = method.next?.kind, kind != S.kind else { return method }
    let name = method.owner.name
    raise(.types(self.name(of: selector), kind.types(of: name), S.kind.types(of: name)))
    return nothing
  }

  /// Returns the call that `super` or a hook's original makes (OB-6, OB-7).
  ///
  /// Records without code of their own are skipped. Exchanges can link them in a circle, in which
  /// the Objective-C runtime would overflow its stack.
  func above<S: Shape>(_ link: Link, for call: Call<S>) -> Call<S>? {
    var end = link
    var selector = call.selector
    for _ in 0..<1_000 where !isDead {
      guard let method = method(above: end) else {
        return forwarding(call, as: selector, from: end)
      }
      // An exchanged method continues under the selector it was written for (OB-7).
      if end.home != nil { selector = method.selector }
      if let found = method.next {
        guard hasKind(S.kind, found, of: method) else { return nil }
        return Call(link: method, receiver: call.receiver, selector: selector)
      }
      end = method
    }
    raise(SimulatedException(name: "EXC_BAD_ACCESS", reason: "super calls form a cycle"))
    return nil
  }

  /// Compares the types of a method with those of the call; a mismatch ends the process.
  private func hasKind(_ kind: ShapeKind, _ found: Implementation, of method: MethodRecord) -> Bool
  {
    guard found.kind != kind else { return true }
    let name = method.owner.name
    raise(.types(self.name(of: method.selector), found.kind.types(of: name), kind.types(of: name)))
    return false
  }

  private func method(above link: Link) -> MethodRecord? {
    if let record = link as? MethodRecord, record.current !== record { return record.current }
    guard let home = link.home else { return nil }
    return home.owner.superclass?.method(for: home.selector)
  }

  /// Returns the forwarding call for a message that no superclass implements (OB-17).
  ///
  /// A `super` call that is not forwarded raises `doesNotRecognizeSelector:`. A hook's original
  /// then does nothing, because a hook may be installed without a method.
  private func forwarding<S: Shape>(
    _ call: Call<S>, as selector: SelectorID, from end: Link
  ) -> Call<S>? {
    guard let home = end.home, !isDead else { return nil }
    let forwarder = forwarder(S.self, isOptional: home.isHook)
    return Call(
      link: forwarder.entry, receiver: call.receiver,
      selector: home.isHook ? selector : home.selector)
  }

  /// Limits the depth of forwarding.
  ///
  /// Objects that forward to each other in a circle end the process, as a stack overflow would.
  func canForwardDeeper(_ selector: SelectorID) -> Bool {
    guard forwardDepth >= 500 else { return true }
    raise(
      SimulatedException(
        name: "EXC_BAD_ACCESS", reason: "\(name(of: selector)) is forwarded in a cycle"))
    return false
  }

  /// Ends the process with an exception, after its handler has run.
  ///
  /// Exceptions raised by the handler are ignored, because the process is already dying.
  public func raise(_ exception: SimulatedException) {
    guard !isDead, !isRaising else { return }
    isRaising = true
    (host ?? owner as? any RuntimeHost)?.uncaught(exception)
    isRaising = false
    if !isDead { die() }
  }
}

extension Call {
  /// True for a hook's original, which may go unanswered.
  private var isOptional: Bool {
    unsafe link._withUnsafeGuaranteedRef { unsafe ($0 as? Implementation)?.ownCode == .option }
  }

  /// Forwards a message that the receiver has no method for.
  ///
  /// Asks for the forwarding target, then for the signature, once each.
  ///
  /// - Parameter resend: Repeats the message, with its arguments, to another receiver.
  /// - Returns: The result; `nil` if no object answered.
  func forward<Result>(_ resend: @escaping (Call<S>) -> Result) -> Result? {
    let table = receiver.table
    guard table.canForwardDeeper(selector) else { return nil }
    table.forwardDepth += 1
    defer { table.forwardDepth -= 1 }
    let message = Message<S>(selector)
    // A target that is the receiver itself would loop, so it counts as none.
    if let target = receiver.send(.forwardingTarget)(selector), target !== receiver {
      return resend(target.send(message))
    }
    guard receiver.send(.methodSignature)(selector) != nil else {
      if !isOptional { receiver.send(.doesNotRecognize)(selector) }
      return nil
    }
    var result: Result?
    let invocation = Invocation(of: table[Invocation.self])
    invocation.selector = selector
    invocation.resend = { result = resend($0.send(message)) }
    receiver.send(.forwardInvocation)(invocation)
    return result
  }
}

/// A message in flight with its arguments, for `forwardInvocation:`: `NSInvocation`.
public final class Invocation: DynamicObject {
  /// The selector that was sent.
  public internal(set) var selector = SelectorID(.class)
  var resend: (DynamicObject) -> Void = { _ in }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Invocation.self, name: "NSInvocation")
  }

  /// Sends the message, with its arguments, to another object and returns its result to the sender.
  public func invoke(with target: DynamicObject) { resend(target) }
}
