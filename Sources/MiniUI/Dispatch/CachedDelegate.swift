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

  /// Returns the object if it had the method when it was set.
  func receiver<S: Shape>(of message: Message<S>) -> DynamicObject? {
    answers.contains(message.selector) ? object : nil
  }

  /// Returns the object if it had the method when it was set.
  func object(answering selector: SystemSelector) -> DynamicObject? {
    answers.contains(SelectorID(selector)) ? object : nil
  }

  /// True if the object had the method when it was set.
  func has(_ selector: SystemSelector) -> Bool { answers.contains(SelectorID(selector)) }

  /// Sends a question to the object; true if it does not implement the method.
  func allows(_ message: Message<ObjectToBool>, _ asker: DynamicObject) -> Bool {
    receiver(of: message)?.send(message)(asker) ?? true
  }

  /// Sends a notification to the object if it implements the method.
  func tell(_ message: Message<ObjectToVoid>, _ teller: DynamicObject) {
    receiver(of: message)?.send(message)(teller)
  }
}

/// The optional methods that a container calls, as an enumeration.
protocol OptionalMethod: CaseIterable {
  /// The selector queried when the object is set.
  var selector: SystemSelector { get }
}

struct Asked<Method: OptionalMethod> {
  private var cached = CachedDelegate()

  var object: DynamicObject? { cached.object }

  /// Sets the object and queries its methods; setting the same object again is ignored (OB-9).
  ///
  /// - Returns: True if the object changed.
  @discardableResult
  mutating func set(
    _ new: DynamicObject?, of owner: DynamicObject, as role: String = "delegate"
  ) -> Bool {
    guard new !== object else { return false }
    cached = CachedDelegate(new, of: owner, as: role, asking: Method.allCases.map(\.selector))
    return true
  }

  /// Returns the object if it had the method when it was set.
  func callAsFunction(_ method: Method) -> DynamicObject? {
    cached.object(answering: method.selector)
  }

  func has(_ method: Method) -> Bool { cached.has(method.selector) }

  /// The spellings of the methods that it had when it was set.
  var names: [String] {
    guard object != nil else { return [] }
    return Method.allCases.filter(has).map(\.selector.name)
  }
}
