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
public enum HookError: Error, Equatable, CustomStringConvertible {
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
  public var description: String {
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
