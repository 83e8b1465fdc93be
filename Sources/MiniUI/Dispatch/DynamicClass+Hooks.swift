public import Wording

extension DynamicClass {
  /// Hooks a message: the body runs instead of the method and may call the original.
  ///
  /// The newest hook runs first. Hooking an inherited method overrides it in this class alone, with
  /// `super` as the original. If no class has the method, the original is what the object forwards,
  /// or nothing (S3.2, PH-Z04). The original of `Body.before` and `after` always runs, once.
  ///
  /// A body lives as long as the class table, because a call may still be inside it. A body that
  /// retains an object of the process also keeps the table alive; capture such objects weakly.
  ///
  /// - Parameters:
  /// - message: The message to hook.
  /// - owner: The hook's owner, for the printed table.
  /// - body: The code that runs.
  /// - Returns: The hook; it stays installed until it is removed, even if the value is discarded.
  /// - Throws: ``HookError`` if the types differ or the message must not be hooked.
  @discardableResult
  public func hook<S: Shape, Receiver>(
    _ message: Message<S>, owner: String, _ body: Body<S, Receiver>
  ) throws(HookError) -> Hook {
    let selector = classTable.number(message)
    try check(selector, body)
    let implementation = body.implementation
    guard implementation.home == nil else {
      fatalError("a body can be installed only once; create another")
    }
    adopt(implementation, for: selector, isHook: true)
    let hook = Hook(
      implementation, of: classTable.name(of: selector), on: self, owner: owner)
    // The hook stays installed even if the caller discards it.
    classTable.keep(hook)
    hookCount += 1
    link(implementation, before: selector)
    return hook
  }

  private func link(_ implementation: Implementation, before selector: SelectorID) {
    guard let method = ownMethod(selector.number) else {
      return insert(MethodRecord(selector, in: self, target: implementation))
    }
    implementation.next = method.next
    // A method without code continues in a superclass; the hook must continue from the same place.
    if method.next == nil { implementation.home = method.home ?? implementation.home }
    method.next = implementation
  }

  private func check<S: Shape, Receiver>(
    _ selector: SelectorID, _ body: Body<S, Receiver>
  ) throws(HookError) {
    let message = classTable.name(of: selector)
    guard !classTable.isDead else { throw .dead(message: message) }
    guard !ClassTable.unhookable.contains(message) else { throw .notHookable(message: message) }
    let found = resolvedMethod(for: selector)
    if found == nil, let unsent = unsentMessage(selector) { throw .notSent(unsent) }
    if let found, let kind = found.next?.kind, kind != S.kind {
      let owner = found.owner.name
      throw .types(
        message: message, owner: owner, has: kind.types(of: owner), wants: S.kind.types(of: owner))
    }
    guard body.implementation.receivers.accepts(swiftType) else {
      throw .receiver(className: name, wants: body.implementation.receivers.name)
    }
  }

  /// Returns the entry of a message that MiniUI never sends to this class's objects.
  ///
  /// Nil if MiniUI sends it, or if a class has the method, because app code may then send it.
  public func unsentMessage(_ selector: SelectorID) -> UnsentMessage? {
    guard knownMethod(for: selector) == nil else { return nil }
    return .find(
      classTable.name(of: selector), in: ancestry.map(\.name),
      isClassMethod: describedClass != nil)
  }

  /// Returns the method that a hook would wrap.
  ///
  /// The resolver of the class that the object shows is asked now, before the hook adds a method
  /// (T258).
  private func resolvedMethod(for selector: SelectorID) -> MethodRecord? {
    let shown = ancestry.first { !$0.isPrivate } ?? self
    _ = shown.method(for: selector)
    return knownMethod(for: selector)
  }
}

extension DynamicObject {
  /// Hooks a message of this object alone, through a private subclass that ``class`` hides (OB-13).
  ///
  /// When the last such hook is removed, the object gets its class back, unless its class has
  /// changed since.
  ///
  /// - Throws: ``HookError`` as for a hook on a class.
  @discardableResult
  public final func hookThisObject<S: Shape, Receiver>(
    _ message: Message<S>, owner: String, _ body: Body<S, Receiver>
  ) throws(HookError) -> Hook {
    let hadPrivateClass = isa.isPrivate(to: self)
    let target = hadPrivateClass ? isa : table.makePrivateClass(for: self)
    do {
      return try target.hook(message, owner: owner, body)
    } catch let error {
      if !hadPrivateClass { table.giveBack(target) }
      throw error
    }
  }
}

/// An installed body that runs instead of a method's implementation, until it is removed.
public final class Hook {
  /// The owner's name, for the printed table.
  public let owner: String
  /// The spelling of the hooked selector.
  public let message: String
  /// The name of the hooked class, or of the hooked object's class.
  public let className: String
  /// True until the hook is removed.
  public private(set) var isInstalled = true

  private let implementation: Implementation
  // Weak: a caller may keep the hook longer than the process and its classes live.
  private weak var target: DynamicClass?

  init(_ implementation: Implementation, of message: String, on target: DynamicClass, owner: String)
  {
    self.implementation = implementation
    self.message = message
    self.owner = owner
    className = target.ancestry.first { !$0.isPrivate }?.name ?? target.name
    self.target = target
    implementation.hook = self
  }

  /// Removes the hook, in any order of removals and even after an exchange has moved it.
  ///
  /// - Returns: True if it was still installed; a second removal returns `false` (OB-15).
  @discardableResult
  public func remove() -> Bool {
    guard isInstalled else { return false }
    isInstalled = false
    target?.hookCount -= 1
    target?.classTable.unlink(implementation)
    return true
  }
}

/// The reason why a hook was refused.
public enum HookError: Error, Equatable, Worded {
  /// The method's types differ from the body's; both are named. Use the method's types.
  case types(message: String, owner: String, has: String, wants: String)
  /// The class's instances are not receivers of the body's type. Hook a class of that type.
  case receiver(className: String, wants: String)
  /// The runtime relies on the message (OB-15). Hook another message.
  case notHookable(message: String)
  /// MiniUI never sends the message, so the hook would not run. Hook a message that it sends.
  case notSent(UnsentMessage)
  /// The process has died. Hook in the next process.
  case dead(message: String)

  /// A sentence that names the message, the class and the remedy.
  public var sentence: Sentence {
    switch self {
    case .types(let message, let owner, let has, let wants):
      "\(message) of \(owner) is \(has), not \(wants)"
    case .receiver(let className, let wants):
      "a hook whose receiver is a \(wants) cannot run in \(className); hook a class of \(wants)s"
    case .notHookable(let message):
      "\(message) cannot be hooked, because the runtime itself relies on it"
    case .notSent(let unsent): unsent.refusal
    case .dead(let message):
      "\(message) cannot be hooked in a process that has died; hook it in the next one"
    }
  }
}
