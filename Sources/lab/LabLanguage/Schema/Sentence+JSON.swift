package import Wording

extension Sentence: JSONValue {
  /// The form and the arguments: `["row {} of {}", "2", ["the list {}", "a"]]`.
  ///
  /// Nil for a sentence that is equal in all languages.
  package var json: PrintedJSON? { hasWords ? code : nil }

  /// True if the form or that of a part has letters.
  private var hasWords: Bool {
    form.contains(where: \.isLetter)
      || arguments.contains { argument in
        if case .sentence(let part) = argument { part.hasWords } else { false }
      }
  }

  private var code: PrintedJSON {
    .list(
      [.text(form)]
        + arguments.map { argument in
          switch argument {
          case .text(let text): .text(text)
          case .sentence(let part): part.code
          }
        })
  }

  /// Reads a form and its arguments; nil unless they make the English text.
  package init?(json node: Node, text: String) {
    guard let sentence = Self.read(node), sentence.text == text else { return nil }
    self = sentence
  }

  fileprivate static func read(_ node: Node) -> Sentence? {
    guard case .array(let items) = node.value, case .string(let form)? = items.first?.value else {
      return nil
    }
    var arguments: [Argument] = []
    for item in items.dropFirst() {
      if case .string(let text) = item.value {
        arguments.append(.text(text))
      } else if let part = read(item) {
        arguments.append(.sentence(part))
      } else {
        return nil
      }
    }
    return Sentence(form: form, arguments, text: filled(form, arguments))
  }

  /// Fills the gaps of a form; a gap without an argument stays.
  private static func filled(_ form: String, _ arguments: [Argument]) -> String {
    var (rest, last) = (arguments[...], "")
    return form.replacing(/\{\}|(\w*)\{s\}/) { gap -> String in
      if let noun = gap.1 {
        return noun + (last == "1" ? "" : noun.hasSuffix("s") ? "es" : "s")
      }
      switch rest.popFirst() {
      case .text(let text): last = text
      case .sentence(let part): last = part.text
      case nil: last = "{}"
      }
      return last
    }
  }
}

extension Sentence: FormatValue {
  /// Reads a form and its arguments.
  package static let reader = Reader<Sentence>(noun, from: [.array]) { node, mistakes in
    guard let sentence = read(node) else {
      mistakes.record(node, saysNo: noun)
      return nil
    }
    return sentence
  }

  private static let noun = Noun(
    one: "a form with its arguments", many: "forms with their arguments")
}
