import PageFiles
package import Wording

/// The sentences of the lab in the language of a person: English, or Chinese by a table.
///
/// The table has the Chinese form of each English one. A sentence without a row stays as it is.
package struct Sentences: Sendable {
  /// The Chinese forms by the English ones; the gaps of a Chinese form have numbers.
  private let forms: [String: String]

  /// The sentences as they are.
  package static let english = Sentences("")
  /// The sentences in Chinese.
  package static let chinese = unsafe Sentences(String(cString: chineseSentences()))

  /// Reads a table: an English form and, indented below it, its Chinese one; names in brackets and
  /// lines that begin with `#` are for readers.
  package init(_ table: String) {
    var forms: [String: String] = [:]
    var english = ""
    for line in table.split(separator: "\n") {
      if line.hasPrefix("  ") { forms[english] = String(line.dropFirst(2)) }
      english = String(line)
    }
    self.forms = forms
  }

  /// True if texts stay as they are.
  package var isEnglish: Bool { forms.isEmpty }

  /// True if the table has rows for a sentence and its parts.
  package func have(_ sentence: Sentence) -> Bool {
    let isKnown = forms[sentence.form] != nil || !sentence.form.contains(where: \.isLetter)
    return isKnown
      && sentence.arguments.allSatisfy { argument in
        if case .sentence(let part) = argument { have(part) } else { true }
      }
  }

  /// Returns a sentence in the language.
  package func callAsFunction(_ sentence: Sentence) -> String {
    if isEnglish { return sentence.text }
    guard let chinese = forms[sentence.form] else {
      return sentence.form.contains(where: \.isLetter) ? sentence.text : joined(sentence)
    }
    return filled(chinese, sentence.arguments)
  }

  /// Returns a sentence whose form is equal in all languages.
  private func joined(_ sentence: Sentence) -> String {
    var arguments = sentence.arguments[...]
    return sentence.form.replacing(#/\{\}/#) { _ in arguments.popFirst().map(words) ?? "" }
  }

  private func words(of argument: Sentence.Argument) -> String {
    switch argument {
    case .text(let text): text
    case .sentence(let sentence): self(sentence)
    }
  }

  /// Fills the numbered gaps of a form; blanks are around names only.
  private func filled(_ form: String, _ arguments: [Sentence.Argument]) -> String {
    form.replacing(#/( ?)\{(\d)\}( ?)/#) { gap in
      let place = (Int(gap.2) ?? 0) - 1
      guard arguments.indices.contains(place) else { return "" }
      let text = words(of: arguments[place])
      if case .sentence(let part) = arguments[place], text != part.text { return text }
      return gap.1 + text + gap.3
    }
  }
}
