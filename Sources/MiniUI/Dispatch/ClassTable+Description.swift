extension ClassTable: CustomStringConvertible {
  /// The classes with their superclasses, own methods and runners, then the delegates' methods.
  ///
  /// Classes and methods are sorted by name. Two tables that print alike dispatch alike, so
  /// removing every hook must restore the text.
  public var description: String {
    (classes.flatMap(lines) + delegateLines).joined(separator: "\n")
  }

  private func lines(of type: DynamicClass) -> [String] {
    let head = type.superclass.map { "\(type.name) : \($0.name)" } ?? type.name
    let hidden = type.isPrivate ? " (private)" : ""
    return [head + hidden] + methods(of: type.metaclass, "+") + methods(of: type, "-")
  }

  private func methods(of type: DynamicClass, _ sign: String) -> [String] {
    type.ownMethods
      .map { (name(of: $0.selector), type.runners(for: $0.selector)) }
      .sorted { $0.0 < $1.0 }
      .map { "  \(sign) \($0): \($1.joined(separator: " > "))" }
  }
}
