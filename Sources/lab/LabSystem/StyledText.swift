import LabLanguage

/// A text of words with tones, laid out on lines of a limited width.
///
/// A line breaks between words only. A part that is added whole, such as `file:line:column`, is one
/// word even if it has blanks. Without a width the text stays on one line, with all its blanks.
package struct StyledText: Equatable {
  /// A word with the blanks before it.
  private struct Word: Equatable {
    var gap: Int
    var text: String
    let tone: Tone
    /// True for a word that only its own separators divide.
    var isWhole = false
    var cells: Int { text.cells }
  }

  private var words: [Word] = []
  private var gap = 0

  /// A text that begins after some blanks.
  package init(indent: Int = 0) {
    gap = indent
  }

  package init(_ text: String) {
    add(text)
  }

  /// Adds a text, which may break at its blanks; no word of it controls the terminal.
  package mutating func add(_ text: String, _ tone: Tone = .plain) {
    for part in text.printable.split(separator: " ", omittingEmptySubsequences: false) {
      // Every separator is one blank; an empty part stands between two of them.
      if !part.isEmpty { append(String(part), tone) }
      gap += 1
    }
    gap -= 1
  }

  /// Adds a text that never breaks.
  package mutating func add(whole text: String, _ tone: Tone = .plain) {
    append(text.printable, tone, isWhole: true)
  }

  private mutating func append(_ text: String, _ tone: Tone, isWhole: Bool = false) {
    words.append(Word(gap: gap, text: text, tone: tone, isWhole: isWhole))
    gap = 0
  }

  /// The width on one line.
  package var cells: Int { words.reduce(0) { $0 + $1.gap + $1.cells } }

  /// Returns the lines; all but the first begin with an indent.
  ///
  /// With `shortensPaths`, paths of elements are shortened in the middle, so that the text fits on
  /// one line if possible. A part that was added whole is never shortened.
  package func lines(
    _ style: TextStyle, width: Int?, indent: Int, shortensPaths: Bool = false
  ) -> [String] {
    guard let width, cells > width else { return [Self.line(words, style)] }
    let fitting = shortensPaths ? shortened(by: cells - width) : words
    var lines: [[Word]] = []
    var used = 0
    for var word in fitting.flatMap({ Self.parts(of: $0, within: width, indent: indent) }) {
      if lines.isEmpty || used + word.gap + word.cells > width {
        // A word that is wider than the rest of a line is indented less.
        let wanted = lines.isEmpty ? word.gap : indent
        word.gap = max(min(2, wanted), min(wanted, width - word.cells))
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(word)
      used += word.gap + word.cells
    }
    return lines.map { Self.line($0, style) }
  }

  /// Shortens the paths until the text has fewer cells, or until no path can be shortened further.
  private func shortened(by cells: Int) -> [Word] {
    var (words, rest) = (words, cells)
    for index in words.indices where rest > 0 {
      guard !words[index].isWhole, let path = ElementPathText(words[index].text) else { continue }
      let before = words[index].cells
      words[index].text = path.shortened(to: before - rest)
      rest -= before - words[index].cells
    }
    return words
  }

  /// Splits a word that is wider than a line: a path of an element after its slashes, a list of
  /// choices after its bars, Chinese after its commas, any other word at the end of the line.
  ///
  /// The name of a file is never split, because a person opens or copies it.
  private static func parts(of word: Word, within width: Int, indent: Int) -> [Word] {
    guard word.cells > width - indent else { return [word] }
    let isPath = !word.isWhole && ElementPathText(word.text) != nil
    let isChinese = word.text.contains("，")
    let separator: Character = isPath ? "/" : isChinese ? "，" : "|"
    let parts = word.text.split(separator: separator, omittingEmptySubsequences: false)
    let texts = parts.enumerated().flatMap { index, part -> [String] in
      let text = part + (index < parts.count - 1 ? String(separator) : "")
      let name = isChinese ? String(text) : word.text
      guard isPath || !word.isWhole && !name.contains("/") else { return [String(text)] }
      return String(text).pieces(of: width - min(2, indent))
    }
    return texts.enumerated().map { index, text in
      Word(gap: index == 0 ? word.gap : 0, text: text, tone: word.tone, isWhole: word.isWhole)
    }
  }

  /// Returns a line; neighbours of one tone share its colour.
  private static func line(_ words: [Word], _ style: TextStyle) -> String {
    var line = ""
    var (run, tone) = ("", Tone.plain)
    for word in words {
      let blanks = String(repeating: " ", count: word.gap)
      if word.tone == tone, !run.isEmpty {
        run += blanks + word.text
      } else {
        line += run.toned(tone, by: style) + blanks
        (run, tone) = (word.text, word.tone)
      }
    }
    return line + run.toned(tone, by: style)
  }
}

/// The path of an element, as a text that can be shortened in the middle; it may have quotes.
package struct ElementPathText {
  private let parts: [Substring]

  /// Nil for any other text: a path has at least three parts, the first of which names a class.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 2, let first = parts.first?.drop(while: { $0 == "\"" }),
      ([first] + parts.dropFirst()).allSatisfy({ $0 == "…" || $0.first?.startsName == true }),
      text.contains("["), !text.contains(":/")
    else { return nil }
    self.parts = parts
  }

  /// Returns the first part, `…`, and as many of the last ones as fit; the last one always stays.
  package func shortened(to cells: Int) -> String {
    var text = parts.joined(separator: "/")
    for first in parts.indices.dropFirst(2) where text.cells > cells {
      text = ([parts[0], "…"] + parts[first...]).joined(separator: "/")
    }
    return text
  }
}

extension String {
  /// The width in terminal cells.
  package var cells: Int {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? utf8.count : reduce(0) { $0 + $1.cells }
  }

  /// Returns the text in pieces of at most a number of cells.
  func pieces(of width: Int) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      var (end, used) = (rest.startIndex, 0)
      while end < rest.endIndex, used + rest[end].cells <= max(width, 2) {
        used += rest[end].cells
        end = rest.index(after: end)
      }
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return pieces.isEmpty ? [self] : pieces
  }

  /// Returns the text on lines of a width; those after the first are indented further than it is.
  package func wrapped(
    to width: Int?, hanging: Int = 2, shortensPaths: Bool = false
  ) -> [String] {
    guard let width, cells > width else { return [self] }
    let indent = prefix { $0 == " " }.count + hanging
    return StyledText(self).lines(
      .plain, width: width, indent: indent, shortensPaths: shortensPaths)
  }
}

extension Character {
  /// True for the beginning of a class's name.
  fileprivate var startsName: Bool { isLetter || self == "_" }
}
