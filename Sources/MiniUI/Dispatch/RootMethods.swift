extension Message where S == ToObject {
  /// `-class`: the class that an object says it is.
  @inlinable public static var `class`: Self { Message(.class) }
  /// `-copy`; the root class does not implement it.
  @inlinable public static var copy: Self { Message(.copy) }
}

extension Message where S == SelectorToBool {
  /// `-respondsToSelector:`.
  @inlinable public static var respondsToSelector: Self { Message(.`respondsToSelector:`) }
  /// `+resolveInstanceMethod:`, asked once for a selector that nobody implements.
  @inlinable public static var resolveInstanceMethod: Self { Message(.`resolveInstanceMethod:`) }
  /// `+resolveClassMethod:`, the same for messages to the class itself.
  @inlinable public static var resolveClassMethod: Self { Message(.`resolveClassMethod:`) }
}

extension Message where S == SelectorToObject {
  /// `-forwardingTargetForSelector:`, which may name another receiver.
  @inlinable public static var forwardingTarget: Self {
    Message(.`forwardingTargetForSelector:`)
  }
  /// `-methodSignatureForSelector:`; anything but `nil` leads to ``Message/forwardInvocation``.
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

/// Who an object is, and what it answers to.
func defineIdentity(_ methods: MethodList<DynamicObject>) {
  methods.define(.class, Body { object, _ in object.isa })
  methods.defineOnClass(.class, Body { type, _ in type })
  methods.define(
    .respondsToSelector,
    Body { object, selector, _ in
      object.isa.knows(selector) ?? object.isa.implements(selector)
    })
}

/// What becomes of a message that nobody implements.
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
