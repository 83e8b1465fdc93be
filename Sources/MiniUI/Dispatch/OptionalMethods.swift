/// The optional methods that a container calls, by short names of its own.
protocol OptionalMethod: CaseIterable {
  /// What is asked for when the object is set.
  var selector: SystemSelector { get }
}

/// A ``CachedDelegate`` whose methods are an enumeration.
struct Asked<Method: OptionalMethod> {
  private var cached = CachedDelegate()

  /// The object; not retained.
  var object: DynamicObject? { cached.object }

  /// Takes another object and asks what it responds to; the same one again is ignored (OB-9).
  ///
  /// - Returns: Whether it is another one.
  @discardableResult
  mutating func set(
    _ new: DynamicObject?, of owner: DynamicObject, as role: String = "delegate"
  ) -> Bool {
    guard new !== object else { return false }
    cached = CachedDelegate(new, of: owner, as: role, asking: Method.allCases.map(\.selector))
    return true
  }

  /// The object, if it had the method.
  func callAsFunction(_ method: Method) -> DynamicObject? {
    cached.object(answering: method.selector)
  }

  /// Whether the object had the method when it was set.
  func has(_ method: Method) -> Bool { cached.has(method.selector) }

  /// The methods that it had, by their selectors.
  var names: [String] {
    guard object != nil else { return [] }
    return Method.allCases.filter(has).map(\.selector.name)
  }
}
