import LabLanguage
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

  /// Returns a sentence whose form is equal in all languages but for its punctuation.
  private func joined(_ sentence: Sentence) -> String {
    var (parts, isTranslated) = ([String](), false)
    for argument in sentence.arguments {
      parts.append(words(of: argument))
      isTranslated = isTranslated || parts.last != argument.text
    }
    let form = isTranslated ? Self.wide(sentence.form) : sentence.form
    var rest = parts[...]
    return form.replacing(#/\{\}/#) { _ in rest.popFirst() ?? "" }
  }

  /// Returns a form with the punctuation of Chinese.
  private static func wide(_ form: String) -> String {
    form.replacing(", ", with: "，").replacing("; ", with: "；").replacing(": ", with: "：")
  }

  private func words(of argument: Sentence.Argument) -> String {
    switch argument {
    case .text(let text): text
    case .sentence(let sentence): self(sentence)
    }
  }

  /// Fills the numbered gaps of a form; a blank beside a gap is dropped between wide characters.
  private func filled(_ form: String, _ arguments: [Sentence.Argument]) -> String {
    var filled = ""
    var rest = form[...]
    while let gap = rest.firstMatch(of: #/\{(\d)\}/#) {
      filled.append(beside: String(rest[..<gap.range.lowerBound]))
      let place = (Int(gap.1) ?? 0) - 1
      if arguments.indices.contains(place) { filled.append(beside: words(of: arguments[place])) }
      rest = rest[gap.range.upperBound...]
    }
    filled.append(beside: String(rest))
    return filled
  }
}

extension String {
  /// Appends a part; one blank between both is dropped if the characters around it are wide.
  fileprivate mutating func append(beside part: String) {
    var part = part[...]
    if hasSuffix(" "), !hasSuffix("  "), part.first?.isWide == true, dropLast().last?.isWide == true
    {
      removeLast()
    } else if part.hasPrefix(" "), !part.hasPrefix("  "), last?.isWide == true,
      part.dropFirst().first?.isWide == true
    {
      part.removeFirst()
    }
    self += part
  }
}

extension Character {
  fileprivate var isWide: Bool { cells == 2 }
}
