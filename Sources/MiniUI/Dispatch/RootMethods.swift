/// Defines `NSObject`'s messages of identity: `class` and `respondsToSelector:`.
func defineIdentity(_ methods: MethodList<DynamicObject>) {
  methods.define(.class, Body { object, _ in object.isa })
  methods.defineOnClass(.class, Body { type, _ in type })
  methods.define(
    .respondsToSelector,
    Body { object, selector, _ in
      object.isa.knows(selector) ?? object.isa.implements(selector)
    })
}

/// Defines `NSObject`'s part of the forwarding of messages without a method (OB-17).
func defineForwarding(_ methods: MethodList<DynamicObject>) {
  methods.defineOnClass(.resolveInstanceMethod, Body { _, _, _ in false }.known(as: .refusal))
  methods.defineOnClass(.resolveClassMethod, Body { _, _, _ in false }.known(as: .refusal))
  methods.define(.forwardingTarget, Body { _, _, _ in nil })
  methods.define(.methodSignature, Body { _, _, _ in nil })
  methods.define(
    .forwardInvocation,
    Body { object, invocation, _ in
      let selector = (invocation as? Invocation)?.selector ?? object.table.selector("nil")
      object.send(.doesNotRecognize)(selector)
    })
  methods.define(
    .doesNotRecognize,
    Body { object, selector, _ in object.table.raise(.unrecognized(selector, by: object)) })
}

extension Message where S == ToObject {
  /// `-class`: the class that an object shows.
  @inlinable public static var `class`: Self { Message(.class) }
  /// `-copy`; the root class does not implement it.
  @inlinable public static var copy: Self { Message(.copy) }
}

extension Message where S == SelectorToBool {
  /// `-respondsToSelector:`.
  @inlinable public static var respondsToSelector: Self { Message(.`respondsToSelector:`) }
  /// `+resolveInstanceMethod:`, sent once for a selector without a method.
  @inlinable public static var resolveInstanceMethod: Self { Message(.`resolveInstanceMethod:`) }
  /// `+resolveClassMethod:`, sent once for a class message without a method.
  @inlinable public static var resolveClassMethod: Self { Message(.`resolveClassMethod:`) }
}

extension Message where S == SelectorToObject {
  /// `-forwardingTargetForSelector:`, which may return another receiver.
  @inlinable public static var forwardingTarget: Self {
    Message(.`forwardingTargetForSelector:`)
  }
  /// `-methodSignatureForSelector:`; a non-nil answer leads to ``Message/forwardInvocation``.
  @inlinable public static var methodSignature: Self { Message(.`methodSignatureForSelector:`) }
}

extension Message where S == SelectorToVoid {
  /// `-doesNotRecognizeSelector:`, which ends the process.
  @inlinable public static var doesNotRecognize: Self { Message(.`doesNotRecognizeSelector:`) }
}

extension Message where S == ObjectToVoid {
  /// `-forwardInvocation:`, with an ``Invocation``.
  @inlinable public static var forwardInvocation: Self { Message(.`forwardInvocation:`) }
}
