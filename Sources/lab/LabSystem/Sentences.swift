import PageFiles
package import Wording

/// The sentences of the lab in the language of a person: English, or Chinese by a table.
///
/// A sentence without a row stays as it is.
package struct Sentences: Sendable {
  /// The rows of a family have a common purpose, such as causes of a rule's fate.
  package enum Family: String, CaseIterable, Sendable {
    case advice, answer, cause, change, decision, diagnostic, fact, fault, help, impact, message
    case note, nothing, path, place, remedy, report, request, section, state, subject, timeline,
      total
    case verdict
  }

  private let families: [String: [Row]]
  /// The Chinese forms by the English ones.
  private let forms: [String: String]

  /// The sentences as they are.
  package static let english = Sentences("")
  /// The sentences in Chinese.
  package static let chinese = unsafe Sentences(String(cString: chineseSentences()))

  /// Reads a table: per family its name in brackets, then an English form and, indented below it,
  /// its Chinese one.
  package init(_ table: String) {
    var families: [String: [Row]] = [:]
    var forms: [String: String] = [:]
    var (family, english) = ("", "")
    for line in table.split(separator: "\n") {
      if line.hasPrefix("#") {
        continue
      } else if line.hasPrefix("["), line.hasSuffix("]"), !line.contains(" ") {
        family = String(line.dropFirst().dropLast())
      } else if line.hasPrefix("  ") {
        families[family, default: []].append(Row(english, String(line.dropFirst(2))))
        forms[Self.code(of: english)] = String(line.dropFirst(2))
        // A form may have other braces, too.
        forms[english] = String(line.dropFirst(2))
      } else {
        english = String(line)
      }
    }
    (self.families, self.forms) = (families, forms)
  }

  private static func code(of english: String) -> String {
    english.replacing(#/\{(?!s\})[^}]*\}/#, with: "{}")
  }

  /// True if texts stay as they are.
  package var isEnglish: Bool { families.isEmpty }

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
    guard let chinese = forms[sentence.form] else {
      guard !isEnglish, !sentence.form.contains(where: \.isLetter) else { return sentence.text }
      return joined(sentence)
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
    form.replacing(#/( ?)\{(\d)(?::\w+)?\}( ?)/#) { gap in
      let place = (Int(gap.2) ?? 0) - 1
      guard arguments.indices.contains(place) else { return "" }
      guard case .sentence(let part) = arguments[place], self(part) != part.text else {
        return gap.1 + words(of: arguments[place]) + gap.3
      }
      return self(part)
    }
  }

  /// Returns a sentence of a family in the language.
  package func callAsFunction(_ text: String, _ family: Family) -> String {
    translation(text, family.rawValue)
  }

  private func translation(_ text: String, _ family: String) -> String {
    for row in families[family] ?? [] {
      guard let gaps = row.gaps(in: text[...], row.english[...]) else { continue }
      return filled(row.chinese, gaps.map { String($0) })
    }
    return text
  }

  /// Fills gaps with names, or with sentences of a family; spaces are around names only.
  private func filled(_ pieces: [Row.Part], _ gaps: [String]) -> String {
    var text = ""
    var isWord = false
    for piece in pieces {
      switch piece {
      case .text(let part):
        text += isWord && part.hasPrefix(" ") ? part.dropFirst() : part[...]
        isWord = false
      case .gap(let number, let family):
        let gap = gaps.indices.contains(number - 1) ? gaps[number - 1] : ""
        let words = family.map { translation(gap, $0) } ?? gap
        isWord = family == "gap" && words != gap
        if isWord, text.hasSuffix(" ") { text.removeLast() }
        text += words
      }
    }
    return text
  }
}

extension Sentences {
  /// An English form with its gaps, and the Chinese form.
  fileprivate struct Row {
    enum Piece {
      case text(String)
      /// One of these texts; `isNumbered` if the Chinese form can have it.
      case choice([String], isNumbered: Bool)
      /// As much text as possible whose Characters all satisfy a condition.
      case run(isLazy: Bool, least: Int, @Sendable (Character) -> Bool)
    }

    enum Part {
      case text(String)
      case gap(Int, family: String?)
    }

    let english: [Piece]
    let chinese: [Part]

    init(_ english: String, _ chinese: String) {
      self.english = Self.split(english).map { $0.isGap ? Self.piece($0.text) : .text($0.text) }
      self.chinese = Self.split(chinese).map { text, isGap in
        let parts = text.split(separator: ":")
        guard isGap, let number = parts.first.flatMap({ Int($0) }) else { return .text(text) }
        return .gap(number, family: parts.count > 1 ? String(parts[1]) : nil)
      }
    }

    /// Splits a form at its gaps, which are returned without their braces.
    private static func split(_ form: String) -> [(text: String, isGap: Bool)] {
      var pieces: [(String, Bool)] = []
      var rest = form[...]
      while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
        pieces.append((String(rest[..<start]), false))
        pieces.append((String(rest[rest.index(after: start)..<end]), true))
        rest = rest[rest.index(after: end)...]
      }
      return (pieces + [(String(rest), false)]).filter { $0.1 || !$0.0.isEmpty }
    }

    private static func piece(_ gap: String) -> Piece {
      switch gap {
      case "": .run(isLazy: false, least: 0) { _ in true }
      case "?": .run(isLazy: true, least: 0) { _ in true }
      case "#": .run(isLazy: false, least: 1) { $0.isASCII && $0.isNumber }
      case "-": .run(isLazy: false, least: 1) { !$0.isWhitespace }
      case " ": .run(isLazy: false, least: 0) { $0 == " " }
      case "  ": .run(isLazy: false, least: 2) { $0 == " " }
      case "s": .choice(["s", ""], isNumbered: false)
      default: .choice(gap.split(separator: "|").map { String($0) }, isNumbered: true)
      }
    }

    /// Returns the texts of the numbered gaps, if pieces match a text as a whole.
    func gaps(in text: Substring, _ pieces: ArraySlice<Piece>) -> [Substring]? {
      guard let piece = pieces.first else { return text.isEmpty ? [] : nil }
      let rest = pieces.dropFirst()
      switch piece {
      case .text(let literal):
        return text.hasPrefix(literal) ? gaps(in: text.dropFirst(literal.count), rest) : nil
      case .choice(let choices, let isNumbered):
        for choice in choices where text.hasPrefix(choice) {
          let end = text.index(text.startIndex, offsetBy: choice.count)
          guard let found = gaps(in: text[end...], rest) else { continue }
          return isNumbered ? [text[..<end]] + found : found
        }
        return nil
      case .run(let isLazy, let least, let condition):
        let run = text.prefix(while: condition)
        let ends = Array(run.indices.dropFirst(least)) + (run.count < least ? [] : [run.endIndex])
        for end in isLazy ? ends : ends.reversed() {
          if let found = gaps(in: text[end...], rest) { return [text[..<end]] + found }
        }
        return nil
      }
    }
  }
}
