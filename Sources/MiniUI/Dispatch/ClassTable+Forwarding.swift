extension ClassTable {
  /// What a send follows whose method is not warm.
  func link<S: Shape>(_ selector: SelectorID, _ shape: S.Type, for receiver: DynamicObject) -> Link
  {
    guard !isDead else { return silence }
    guard let method = receiver.isa.method(for: selector) ?? resolve(selector, for: receiver)
    else { return forwarder(shape).entry }
    guard let kind = method.next?.kind, kind != S.kind else { return method }
    let name = method.owner.name
    raise(.types(self.name(of: selector), kind.types(of: name), S.kind.types(of: name)))
    return silence
  }

  /// Gives the class one chance to add the method (T258); a resolver that lies is passed over.
  private func resolve(_ selector: SelectorID, for receiver: DynamicObject) -> MethodRecord? {
    guard receiver.isa.resolved.insert(selector.number).inserted else { return nil }
    if let type = receiver as? DynamicClass {
      _ = type.send(.resolveClassMethod)(selector)
    } else {
      _ = receiver.isa.send(.resolveInstanceMethod)(selector)
    }
    return receiver.isa.method(for: selector)
  }

  /// What `super` or a hook's original runs: the method above the class that contains the code.
  func implementation<S: Shape>(above link: Link, for call: Call<S>) -> Implementation? {
    guard !isDead, let method = method(above: link, for: call) else { return nil }
    guard let found = method.next, found.kind != S.kind else { return method.next }
    let name = method.owner.name
    raise(
      .types(self.name(of: method.selector), found.kind.types(of: name), S.kind.types(of: name)))
    return nil
  }

  private func method<S: Shape>(above link: Link, for call: Call<S>) -> MethodRecord? {
    if let record = link as? MethodRecord, record.current !== record { return record.current }
    guard let home = link.home else { return nil }
    let method = home.owner.superclass?.method(for: home.selector)
    if method == nil, !home.isHook { call.receiver.send(.doesNotRecognize)(home.selector) }
    return method
  }

  /// Ends the process with an exception, after its handler has been called.
  public func raise(_ exception: SimulatedException) {
    guard !isDead, !isRaising else { return }
    isRaising = true
    host?.uncaught(exception)
    isRaising = false
    die()
  }
}

extension Call {
  /// Passes a message that the receiver has no method for to whoever will have it.
  ///
  /// - Parameter resend: Repeats the message, with its arguments, to another receiver.
  /// - Returns: What came back; `nil` if nobody answered.
  func forward<Result>(_ resend: @escaping (Call<S>) -> Result) -> Result? {
    let message = Message<S>(selector)
    if let target = receiver.send(.forwardingTarget)(selector), target !== receiver {
      return resend(target.send(message))
    }
    guard receiver.send(.methodSignature)(selector) != nil else {
      receiver.send(.doesNotRecognize)(selector)
      return nil
    }
    var result: Result?
    let invocation = Invocation(of: receiver.table[Invocation.self])
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
