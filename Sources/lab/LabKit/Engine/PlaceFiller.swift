import MiniUI

/// A substitution of placeholders with an object and a method's arguments.
struct PlaceFiller {
  /// The object for `{self}`.
  let object: DynamicObject?
  /// The arguments for `{1}` and so on.
  let arguments: [any Passable]

  /// Returns the text; nil if a placeholder's value is nil.
  func text(of template: TextTemplate) throws(StepFault) -> String? {
    var text = ""
    for part in template.parts {
      guard let word = try word(for: part) else { return nil }
      text += word
    }
    return text
  }

  /// Returns the text, with `nil` for a nil value.
  func fullText(of template: TextTemplate) throws(StepFault) -> String {
    var text = ""
    for part in template.parts { text += try word(for: part) ?? "nil" }
    return text
  }

  private func word(for part: TextTemplate.Part) throws(StepFault) -> String? {
    switch part {
    case .text(let text): return text
    case .object: return object.map(name)
    case .argument(let number):
      guard arguments.indices.contains(number - 1) else {
        throw StepFault("there is no argument \(number), only \(arguments.count)")
      }
      return word(for: arguments[number - 1])
    }
  }

  private func word(for argument: any Passable) -> String? {
    switch argument {
    case let object as DynamicObject?: object.map(name)
    case let selector as SelectorID: self.object?.table.name(of: selector)
    case let text as String?: text
    default: "\(argument)"
    }
  }

  /// Returns the class that the object reports; for a class, its name.
  private func name(of object: DynamicObject) -> String {
    (object as? DynamicClass)?.name ?? object.class.name
  }
}
