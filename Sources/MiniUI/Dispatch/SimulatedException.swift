/// What kills a simulated process: an exception that nothing catches.
public struct SimulatedException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind, by Cocoa's name: `NSInvalidArgumentException`.
  public let name: String
  /// What happened, in the words that a crash report has.
  public let reason: String

  /// Makes an exception to be raised with ``ClassTable/raise(_:)``.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The name and the reason, as the console prints them.
  public var description: String { "\(name): \(reason)" }

  /// The exception of a message that the receiver has no method for.
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

  /// The exception of a message that was sent with other types than its method has.
  static func types(_ message: String, _ has: String, _ sent: String) -> Self {
    Self(name: "NSInvalidArgumentException", reason: "\(message) is \(has) but was sent as \(sent)")
  }

  /// The exception of state that contradicts itself: `NSInternalInconsistencyException`.
  public static func inconsistency(_ reason: String) -> Self {
    Self(name: "NSInternalInconsistencyException", reason: reason)
  }
}

/// What a class table tells its process.
protocol RuntimeHost: AnyObject {
  /// An exception is about to end the process; messages still work while this is called.
  func uncaught(_ exception: SimulatedException)
}
