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
