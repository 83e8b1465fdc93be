/// The lifetime of implementations and the end of the process.
extension ClassTable {
  /// Retains an object as long as the table, because calls in progress hold unretained references.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Returns the implementation that forwards messages of a shape as an ``Invocation``.
  ///
  /// An optional message, such as a hook's original, does nothing if it is not forwarded.
  func forwarder<S: Shape>(_ shape: S.Type, isOptional: Bool = false) -> Implementation {
    let known = isOptional ? optionalForwarders[S.kind] : forwarders[S.kind]
    if let known { return known }
    let new = S.forwarder()
    if isOptional {
      unsafe new.ownCode = .option
      optionalForwarders[S.kind] = new
    } else {
      forwarders[S.kind] = new
    }
    return new
  }

  /// Removes a hook's implementation from every chain that contains it.
  func unlink(_ implementation: Implementation) {
    var found: [MethodRecord] = []
    forEachMethod { if $0.next === implementation { found.append($0) } }
    for method in found {
      method.skip(implementation)
      method.removeIfVacant()
    }
    // Hooks above it, even removed ones that may still run, must link to its successor.
    for case let hook as Implementation in kept where hook !== implementation {
      hook.skip(implementation)
    }
    giveBackUnhookedClasses()
  }

  /// Ends the process: no method is found any more, and calls in progress find no original.
  func die() {
    isDead = true
    classChangeCount &+= 1
    forEachClass { type in
      type.forEachMadeMethod { $0.next = nil }
      unsafe type.slotCount = 0
    }
    for case let implementation as Implementation in kept { implementation.cut() }
  }

  /// Visits every class and metaclass from the root down, private and retired ones included.
  func forEachClass(_ body: (DynamicClass) -> Void) { root.forEachInTree(body) }

  /// Visits the methods made so far; no others can be hooked or running.
  private func forEachMethod(_ body: (MethodRecord) -> Void) {
    forEachClass { $0.forEachMadeMethod(body) }
  }
}

extension DynamicClass {
  /// Visits this class and its subclasses, depth first.
  fileprivate func forEachInTree(_ body: (DynamicClass) -> Void) {
    body(self)
    for subclass in unsafe subclasses { subclass.forEachInTree(body) }
  }
}

extension Link {
  /// Replaces a leaving target by its successor.
  fileprivate func skip(_ leaving: Implementation) {
    guard next === leaving else { return }
    next = leaving.next
    if next == nil { home = leaving.home }
  }
}

/// An uncaught exception, which ends a simulated process.
public struct SimulatedException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name, as in Cocoa: `NSInvalidArgumentException`.
  public let name: String
  /// The description, in the words of a crash report.
  public let reason: String

  /// Makes an exception to pass to ``ClassTable/raise(_:)``.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The name and the reason, as the console prints them.
  public var description: String { "\(name): \(reason)" }

  /// Makes the exception for a message without a method.
  static func unrecognized(_ selector: SelectorID, by receiver: DynamicObject) -> Self {
    let type = receiver as? DynamicClass
    let sign = type == nil ? "-" : "+"
    let name = type?.name ?? receiver.class.name
    let sent = type == nil ? "instance" : "class"
    return invalidArgument(
      "\(sign)[\(name) \(receiver.table.name(of: selector))]: "
        + "unrecognized selector sent to \(sent)")
  }

  /// Makes the exception for a message whose types differ from its method's.
  static func types(_ message: String, _ has: String, _ sent: String) -> Self {
    invalidArgument("\(message) is \(has) but was sent as \(sent)")
  }

  /// Makes the exception for an argument that UIKit refuses: `NSInvalidArgumentException`.
  public static func invalidArgument(_ reason: String) -> Self {
    Self(name: "NSInvalidArgumentException", reason: reason)
  }

  /// Makes the exception for contradictory state: `NSInternalInconsistencyException`.
  public static func inconsistency(_ reason: String) -> Self {
    Self(name: "NSInternalInconsistencyException", reason: reason)
  }
}

/// The process's side of a class table.
protocol RuntimeHost: AnyObject {
  /// Reports the exception that ends the process; messages still work during this call.
  func uncaught(_ exception: SimulatedException)
}
