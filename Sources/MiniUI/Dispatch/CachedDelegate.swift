/// A weak delegate or data source, with the methods it had when it was set (OB-9, TV-22).
///
/// A method added to its class later is not called until the object is set again. The cached
/// methods are part of the printed class table.
struct CachedDelegate {
  /// The delegate; nil once it has been freed.
  private(set) weak var object: DynamicObject?
  private let answers: [SelectorID]

  init() { answers = [] }

  /// Makes a cache by asking an object once which of the optional methods it has.
  ///
  /// - Parameters:
  /// - object: The new delegate; `nil` for none.
  /// - owner: The object that holds the delegate.
  /// - role: The delegate's role for the owner, for the printed table.
  /// - selectors: The optional methods.
  init(
    _ object: DynamicObject?, of owner: DynamicObject, as role: String = "delegate",
    asking selectors: [SystemSelector]
  ) {
    self.object = object
    answers = selectors.map { SelectorID($0) }.filter { object?.responds(to: $0) == true }
    owner.table.noteDelegate(object, of: owner, as: role, answering: answers)
  }

  /// Does the same for another object; setting the same object again is ignored (OB-9).
  ///
  /// - Returns: True if the object changed.
  @discardableResult
  mutating func set(
    _ new: DynamicObject?, of owner: DynamicObject, as role: String = "delegate",
    asking selectors: [SystemSelector]
  ) -> Bool {
    guard new !== object else { return false }
    self = CachedDelegate(new, of: owner, as: role, asking: selectors)
    return true
  }

  /// The spellings of the methods that it had when it was set.
  var names: [String] {
    object.map { object in answers.map { object.table.name(of: $0) } } ?? []
  }

  /// True if the object had the method when it was set.
  func has<S: Shape>(_ message: Message<S>) -> Bool { answers.contains(message.selector) }

  /// Returns the object if it had the method when it was set.
  func receiver<S: Shape>(of message: Message<S>) -> DynamicObject? {
    has(message) ? object : nil
  }

  /// Sends a message to the object if it had the method when it was set; call the result at once.
  func send<S: Shape>(_ message: Message<S>) -> Call<S>? { receiver(of: message)?.send(message) }

  /// Sends a question to the object; true if it does not implement the method.
  func allows(_ message: Message<ObjectToBool>, _ asker: DynamicObject) -> Bool {
    send(message)?(asker) ?? true
  }

  /// Sends a notification to the object if it implements the method.
  func tell(_ message: Message<ObjectToVoid>, _ teller: DynamicObject) { send(message)?(teller) }
}
