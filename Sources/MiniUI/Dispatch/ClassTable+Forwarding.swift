extension ClassTable {
  /// What a send follows whose method is not warm.
  func link<S: Shape>(_ selector: SelectorID, _ shape: S.Type, for receiver: DynamicObject) -> Link
  {
    guard !isDead else { return nothing }
    guard let method = receiver.isa.method(for: selector)
    else { return forwarder(shape).entry }
    guard S.kind != .action else { return forwarder(shape).entry }
    guard let kind = method.next?.kind, kind != S.kind else { return method }
    let name = method.owner.name
    raise(.types(self.name(of: selector), kind.types(of: name), S.kind.types(of: name)))
    return nothing
  }

  /// What `super` or a hook's original runs, and the selector it is sent (OB-6, OB-7).
  ///
  /// Records that go on above themselves are passed through. Exchanges can tie them into a circle,
  /// in which the Objective-C runtime would call itself until its stack is full.
  func above<S: Shape>(_ link: Link, for call: Call<S>) -> Call<S>? {
    var end = link
    var selector = call.selector
    for _ in 0..<1_000 where !isDead {
      guard let method = method(above: end) else {
        return forwarding(call, as: selector, from: end)
      }
      if end.home != nil { selector = method.selector }
      if let found = method.next {
        guard hasKind(S.kind, found, of: method) else { return nil }
        return Call(link: method, receiver: call.receiver, selector: selector)
      }
      end = method
    }
    raise(SimulatedException(name: "EXC_BAD_ACCESS", reason: "super goes in circles"))
    return nil
  }

  /// Whether a method takes the arguments that it is sent; if not, the process dies of it.
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

  /// What runs where no class above has the method: what the receiver forwards (OB-17).
  ///
  /// `super` to what nobody takes is not recognised; a hook's original does nothing then, because
  /// the hook may stand where there never was a method.
  private func forwarding<S: Shape>(
    _ call: Call<S>, as selector: SelectorID, from end: Link
  ) -> Call<S>? {
    guard let home = end.home, !isDead else { return nil }
    let forwarder = forwarder(S.self, isOptional: home.isHook)
    return Call(
      link: forwarder.entry, receiver: call.receiver,
      selector: home.isHook ? selector : home.selector)
  }

  /// Whether a message may be forwarded once more; objects that forward to each other end the
  /// process, as its full stack would.
  func canForwardDeeper(_ selector: SelectorID) -> Bool {
    guard forwardDepth >= 500 else { return true }
    raise(
      SimulatedException(
        name: "EXC_BAD_ACCESS", reason: "\(name(of: selector)) is forwarded in circles"))
    return false
  }

  /// Ends the process with an exception, after its handler has been called.
  ///
  /// What the handler itself raises is ignored: the process is dying already.
  public func raise(_ exception: SimulatedException) {
    guard !isDead, !isRaising else { return }
    isRaising = true
    (host ?? owner as? any RuntimeHost)?.uncaught(exception)
    isRaising = false
    if !isDead { die() }
  }
}

extension Call {
  /// Whether the message is a hook's original, which nobody needs to take.
  private var isOptional: Bool {
    unsafe link._withUnsafeGuaranteedRef { unsafe ($0 as? Implementation)?.ownCode == .option }
  }

  /// Passes a message that the receiver has no method for to whoever will have it.
  ///
  /// The target and the signature are asked for once.
  ///
  /// - Parameter resend: Repeats the message, with its arguments, to another receiver.
  /// - Returns: What came back; `nil` if nobody answered.
  func forward<Result>(_ resend: @escaping (Call<S>) -> Result) -> Result? {
    let table = receiver.table
    guard table.canForwardDeeper(selector) else { return nil }
    table.forwardDepth += 1
    defer { table.forwardDepth -= 1 }
    let message = Message<S>(selector)
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

/// A message with its arguments, on its way to whoever will have it: `NSInvocation`.
public final class Invocation: DynamicObject {
  /// The selector that was sent.
  public internal(set) var selector = SelectorID(.class)
  var resend: (DynamicObject) -> Void = { _ in }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Invocation.self, name: "NSInvocation", superclass: DynamicObject.self)
  }

  /// Sends the message, with its arguments, to another object; the sender gets the result.
  public func invoke(with target: DynamicObject) { resend(target) }
}
