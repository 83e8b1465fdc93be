import LabLanguage

/// A text with placeholders for a method's object and arguments: `tap {2} of {self}`.
package struct TextTemplate: Equatable, FormatValue, Sendable {
  let parts: [Part]

  enum Part: Equatable, Sendable {
    case text(String)
    /// The class that the method's object reports.
    case object
    /// An argument, counted from 1: an object's class, or the value itself.
    case argument(Int)
  }

  /// Parses the text; nil for a brace that is not part of a placeholder.
  init?(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}"),
        let place = Part(place: rest[rest.index(after: start)..<end])
      else { return nil }
      if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
      parts.append(place)
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// The text, if it has no placeholders.
  package var plainText: String? {
    guard parts.allSatisfy({ if case .text = $0 { true } else { false } }) else { return nil }
    return description
  }

  static let reader = Reader<String>.string.map(
    to: Noun(
      one: "a text with placeholders such as '{self}' and '{1}'",
      many: "texts with placeholders such as '{self}' and '{1}'")
  ) { TextTemplate($0) }
}

extension TextTemplate: CustomStringConvertible {
  /// The text as spelled in the file.
  package var description: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .object: "{self}"
      case .argument(let number): "{\(number)}"
      }
    }.joined()
  }
}

extension TextTemplate.Part {
  /// Parses the text between two braces.
  fileprivate init?(place: Substring) {
    if place == "self" {
      self = .object
    } else if let number = Int(place), (1...9).contains(number) {
      self = .argument(number)
    } else {
      return nil
    }
  }
}
