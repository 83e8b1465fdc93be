import MiniUI

extension DynamicClass {
  /// Returns true if the class or an ancestor has a name.
  func inherits(from name: String) -> Bool { ancestry.contains { $0.name == name } }

  /// Returns true if the class or an ancestor has one of the names.
  func inherits(fromOneOf names: Set<String>) -> Bool {
    var next: DynamicClass? = self
    while let type = next {
      if names.contains(type.name) { return true }
      next = type.superclass
    }
    return false
  }
}
