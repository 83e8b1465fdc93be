import MiniUI

/// Puts the names of an object and of its method's arguments into a text.
struct PlaceFiller {
  /// Stands for `{self}`.
  let object: DynamicObject?
  /// Stand for `{1}` and those after it.
  let arguments: [any Passable]

  /// The text; nil where one of its places stands for nil.
  func text(of template: TextTemplate) throws(StepFault) -> String? {
    var text = ""
    for part in template.parts {
      guard let word = try word(for: part) else { return nil }
      text += word
    }
    return text
  }

  /// As above, with `nil` where a place stands for it.
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

  /// The class that the object says it is of; of a class, its own name.
  private func name(of object: DynamicObject) -> String {
    (object as? DynamicClass)?.name ?? object.class.name
  }
}
