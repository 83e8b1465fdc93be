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
    return Self(
      name: "NSInvalidArgumentException",
      reason: "\(sign)[\(name) \(receiver.table.name(of: selector))]: "
        + "unrecognized selector sent to \(sent)")
  }

  /// Makes the exception for a message whose types differ from its method's.
  static func types(_ message: String, _ has: String, _ sent: String) -> Self {
    Self(name: "NSInvalidArgumentException", reason: "\(message) is \(has) but was sent as \(sent)")
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
