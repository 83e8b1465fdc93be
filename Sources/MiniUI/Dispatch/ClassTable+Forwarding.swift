extension ClassTable {
  /// What a send follows whose method is not warm.
  func link<S: Shape>(_ selector: SelectorID, _ shape: S.Type, for receiver: DynamicObject) -> Link
  {
    guard !isDead else { return nothing }
    guard let method = method(for: selector, of: receiver)
    else { return forwarder(shape).entry }
    guard let kind = method.next?.kind, kind != S.kind else { return method }
    let name = method.owner.name
    raise(.types(self.name(of: selector), kind.types(of: name), S.kind.types(of: name)))
    return nothing
  }

  /// Gives the class one chance to add the method (T258); a resolver that lies is passed over.
  private func resolve(_ selector: SelectorID, for receiver: DynamicObject) -> MethodRecord? {
    guard !receiver.isa.hasRefused(selector) else { return nil }
    guard !refusesAll(receiver) else {
      receiver.isa.noteRefusal(of: selector)
      return nil
    }
    guard receiver.isa.resolved.insert(selector.number).inserted else { return nil }
    if let type = receiver as? DynamicClass {
      _ = type.send(.resolveClassMethod)(selector)
    } else {
      _ = receiver.isa.send(.resolveInstanceMethod)(selector)
    }
    let found = receiver.isa.method(for: selector)
    if found == nil, receiver.isa.resolved.contains(selector.number) {
      receiver.isa.noteRefusal(of: selector)
    }
    return found
  }

  /// Whether the resolver of an object's class is the root's, which adds nothing.
  private func refusesAll(_ receiver: DynamicObject) -> Bool {
    let isClass = type(of: receiver) == DynamicClass.self
    let resolver = SelectorID(isClass ? .`resolveClassMethod:` : .`resolveInstanceMethod:`)
    let asked = isClass ? receiver.isa : receiver.isa.isa
    return unsafe asked.method(for: resolver)?.next?.ownCode == .refusal
  }

  /// The method of an object's class, which its resolver may add now, once (T258).
  func method(for selector: SelectorID, of object: DynamicObject) -> MethodRecord? {
    object.isa.method(for: selector) ?? resolve(selector, for: object)
  }

  /// What `super` or a hook's original runs, and the selector it is sent (OB-6, OB-7).
  ///
  /// Records that go on above themselves are passed through. Exchanges can tie them into a circle,
  /// in which the Objective-C runtime would call itself until its stack is full.
  func above<S: Shape>(_ link: Link, for call: Call<S>) -> Call<S>? {
    var end = link
    var selector = call.selector
    for _ in 0..<1_000 where !isDead {
      guard let method = method(above: end, for: call) else {
        guard forwards(call, from: end) else { return nil }
        return Call(link: forwarder(S.self).entry, receiver: call.receiver, selector: selector)
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

  /// Whether a hook's original, which no class has, is what the receiver forwards: as a proxy does
  /// that stands for a delegate, and as it did before it was hooked.
  private func forwards<S: Shape>(_ call: Call<S>, from end: Link) -> Bool {
    guard end.home?.isHook == true, !isDead else { return false }
    let receiver = call.receiver
    let target = receiver.send(.forwardingTarget)(call.selector)
    if let target, target !== receiver { return true }
    return receiver.send(.methodSignature)(call.selector) != nil
  }

  /// Whether a method takes the arguments that it is sent; if not, the process dies of it.
  private func hasKind(_ kind: ShapeKind, _ found: Implementation, of method: MethodRecord) -> Bool
  {
    guard found.kind != kind else { return true }
    let name = method.owner.name
    raise(.types(self.name(of: method.selector), found.kind.types(of: name), kind.types(of: name)))
    return false
  }

  private func method<S: Shape>(above link: Link, for call: Call<S>) -> MethodRecord? {
    if let record = link as? MethodRecord, record.current !== record { return record.current }
    guard let home = link.home else { return nil }
    let method = home.owner.superclass?.method(for: home.selector)
    if method == nil, !home.isHook { call.receiver.send(.doesNotRecognize)(home.selector) }
    return method
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
  /// Passes a message that the receiver has no method for to whoever will have it.
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
      receiver.send(.doesNotRecognize)(selector)
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
