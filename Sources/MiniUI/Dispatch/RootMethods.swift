/// Defines `NSObject`'s messages of identity: `class` and `respondsToSelector:`.
func defineIdentity(_ methods: MethodList<DynamicObject>) {
  methods.define(.class) { object, _ in object.isa }
  methods.defineOnClass(.class, Body { type, _ in type })
  methods.define(.respondsToSelector) { object, selector, _ in
    object.isa.knows(selector) ?? object.isa.implements(selector)
  }
}

/// Defines `NSObject`'s part of the forwarding of messages without a method (OB-17).
func defineForwarding(_ methods: MethodList<DynamicObject>) {
  methods.defineOnClass(.resolveInstanceMethod, Body { _, _, _ in false }.known(as: .refusal))
  methods.defineOnClass(.resolveClassMethod, Body { _, _, _ in false }.known(as: .refusal))
  methods.define(.forwardingTarget) { _, _, _ in nil }
  methods.define(.methodSignature) { _, _, _ in nil }
  methods.define(.forwardInvocation) { object, invocation, _ in
    let selector = (invocation as? Invocation)?.selector ?? object.table.selector("nil")
    object.send(.doesNotRecognize)(selector)
  }
  methods.define(.doesNotRecognize) { object, selector, _ in
    object.table.raise(.unrecognized(selector, by: object))
  }
}
