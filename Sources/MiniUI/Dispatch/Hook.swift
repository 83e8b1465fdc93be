/// A body that stands before a method's implementation, until it is removed.
public final class Hook {
  /// Who installed the hook; the printed table shows it.
  public let owner: String
  /// The selector that is hooked, as it is spelled.
  public let message: String
  /// The name of the class, or of the object's class, that is hooked.
  public let className: String
  /// Whether the hook has not been removed.
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

  /// Takes the hook out, in whatever order hooks were installed and wherever an exchange moved it.
  ///
  /// - Returns: Whether it was still installed; a second removal answers `false` (OB-15).
  @discardableResult
  public func remove() -> Bool {
    guard isInstalled else { return false }
    isInstalled = false
    target?.hookCount -= 1
    target?.classTable.unlink(implementation)
    return true
  }
}

/// Why a hook was refused when it was to be installed.
public enum HookError: Error, Equatable, CustomStringConvertible {
  /// The method has other types than the body; both are named. Give the body the method's types.
  case types(message: String, owner: String, has: String, wants: String)
  /// The body expects receivers that the class does not have. Hook a class of such objects.
  case receiver(className: String, wants: String)
  /// The runtime relies on the message (OB-15). Hook another message.
  case notHookable(message: String)
  /// MiniUI does not send the message, so that the hook would never run. Hook one that it sends.
  case notSent(UnsentMessage)
  /// The process has died. Hook the next one.
  case dead(message: String)

  /// The thing, the place and the way out, in one sentence.
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
