/// A delegate or data source, not retained, with what it answered to when it was set (OB-9, TV-22).
///
/// A method that is added to its class later is not called until the object is set again. What is
/// cached is part of the printed class table.
struct CachedDelegate {
  /// The object, while it lives.
  private(set) weak var object: DynamicObject?
  private let answers: [SelectorID]

  /// No delegate.
  init() { answers = [] }

  /// Asks an object which of the optional methods it has; it is not asked again.
  ///
  /// - Parameters:
  ///   - object: What was set.
  ///   - owner: Whose delegate it is.
  ///   - role: What it is to the owner, for the printed table.
  ///   - selectors: The optional methods.
  init(
    _ object: DynamicObject?, of owner: DynamicObject, as role: String = "delegate",
    asking selectors: [SystemSelector]
  ) {
    self.object = object
    answers = selectors.map { SelectorID($0) }.filter { object?.responds(to: $0) == true }
    owner.table.noteDelegate(object, of: owner, as: role, answering: answers)
  }

  /// The object, if it had the method when it was set.
  func receiver<S: Shape>(of message: Message<S>) -> DynamicObject? {
    answers.contains(message.selector) ? object : nil
  }

  /// The object, if it had the method when it was set.
  func object(answering selector: SystemSelector) -> DynamicObject? {
    answers.contains(SelectorID(selector)) ? object : nil
  }

  /// Whether the object had the method when it was set.
  func has(_ selector: SystemSelector) -> Bool { answers.contains(SelectorID(selector)) }

  /// Whether the object allows what it is asked about; one that does not answer does.
  func allows(_ message: Message<ObjectToBool>, _ asker: DynamicObject) -> Bool {
    receiver(of: message)?.send(message)(asker) ?? true
  }

  /// Tells the object what happened, if it wants to know.
  func tell(_ message: Message<ObjectToVoid>, _ teller: DynamicObject) {
    receiver(of: message)?.send(message)(teller)
  }
}

extension Message where S == ObjectToVoid {
  /// `-setDelegate:`, at which most containers ask the delegate what it responds to (OB-9).
  @inlinable public static var setDelegate: Self { Message(.`setDelegate:`) }
  /// `-setDataSource:`, which is asked in the same way.
  @inlinable public static var setDataSource: Self { Message(.`setDataSource:`) }
}

extension Message where S == ToObject {
  /// `-delegate`, which a hook may answer with what was set (OB-11).
  @inlinable public static var delegate: Self { Message(.delegate) }
  /// `-dataSource`.
  @inlinable public static var dataSource: Self { Message(.dataSource) }
}
