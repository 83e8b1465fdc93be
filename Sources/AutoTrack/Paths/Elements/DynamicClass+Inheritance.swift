import MiniUI

extension DynamicClass {
  /// Whether this is the class of that name or inherits from it, directly or not.
  func inherits(from name: String) -> Bool { ancestry.contains { $0.name == name } }

  /// Whether this is a class of one of the names or inherits from one, directly or not.
  func inherits(fromOneOf names: Set<String>) -> Bool {
    var next: DynamicClass? = self
    while let type = next {
      if names.contains(type.name) { return true }
      next = type.superclass
    }
    return false
  }
}
