import Foundation
import LabLanguageSupport
import TestSupport

/// A file of `Tests/Cases`: inputs with the lab's answers beside them, as `Tests/README.md` states.
struct CaseFile {
  /// The path from the top of the repository.
  let path: String
  /// The parts in order.
  private(set) var parts: [Part] = []

  /// The lines of a case, of a setup or of a comment.
  struct Part {
    /// The number of the first line, from 1.
    let start: Int
    let lines: [CaseLine]
    /// The lines that apply to a case from before it; nil for a part that is not a case.
    let setup: [CaseLine]?
    /// True for a part after a blank line.
    let isAfterBlank: Bool
  }

  /// The paths of all files, sorted.
  static let all: [String] = {
    let top = Repository.root.appending(path: "Tests/Cases").path(percentEncoded: false)
    let found = FileManager.default.enumerator(atPath: top)?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".txt") }.sorted()
      .map { "Tests/Cases/\($0)" }
  }()

  init(at path: String) throws { self.init(path, try SourceTree.text(of: path)) }

  init(_ path: String, _ text: String) {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var (common, group, isByLine): ([CaseLine], [CaseLine]?, Bool) = ([], nil, false)
    for paragraph in Self.paragraphs(of: lines) {
      var lines = CaseLine.reading(paragraph.lines)[...]
      let start = paragraph.start
      var isFirst = paragraph.isAfterBlank
      if case .title(let isOfLines)? = lines.first?.kind {
        isByLine = isOfLines
        let own = lines.prefix(Self.setupCount(in: Array(lines)))
        group = Array(own)
        add(own, from: start, after: nil, isFirst)
        lines = lines.dropFirst(own.count)
        isFirst = false
      } else if group == nil {
        common += lines
      }
      let setup = group.map { common + $0 }
      while let line = lines.indices.first {
        let rest = lines.dropFirst()
        let end = isByLine ? rest.firstIndex { !$0.continuesCase } : nil
        add(lines[..<(end ?? lines.endIndex)], from: start + line, after: setup, isFirst)
        lines = lines[(end ?? lines.endIndex)...]
        isFirst = false
      }
    }
  }

  /// The lines of a group's first paragraph that apply to all of its cases.
  private static func setupCount(in lines: [CaseLine]) -> Int {
    let isCommand = { (line: CaseLine) in if case .command = line.kind { true } else { false } }
    let isFile = { (line: CaseLine) in if case .file = line.kind { true } else { false } }
    if let plain = lines.firstIndex(where: \.isPlain) { return plain }
    // A command with its answer is a case, as is one that never has any.
    let own = lines.indices.first { index in
      isCommand(lines[index])
        && (lines.dropFirst(index + 1).first?.kind == .answer
          || lines[index].isSilent)
    }
    if let own { return own }
    return lines.contains { isCommand($0) || isFile($0) } ? lines.count : 1
  }

  private mutating func add(
    _ lines: ArraySlice<CaseLine>, from start: Int, after setup: [CaseLine]?, _ isAfterBlank: Bool
  ) {
    let isComment = lines.allSatisfy { $0.kind == .comment }
    parts.append(
      Part(
        start: start, lines: Array(lines), setup: isComment ? nil : setup,
        isAfterBlank: isAfterBlank && !parts.isEmpty))
  }

  /// Lines without a blank one, or a title, between them.
  private struct Paragraph {
    let start: Int
    let isAfterBlank: Bool
    var lines: [Substring]
  }

  private static func paragraphs(of lines: [Substring]) -> [Paragraph] {
    var (parts, isOpen): ([Paragraph], Bool) = ([], false)
    for (index, line) in lines.enumerated() {
      if line.isEmpty {
        isOpen = false
      } else if isOpen, line.prefixMatch(of: #/===? /#) == nil {
        parts[parts.count - 1].lines.append(line)
      } else {
        parts.append(Paragraph(start: index + 1, isAfterBlank: !isOpen, lines: [line]))
        isOpen = true
      }
    }
    return parts
  }

  func text(with lines: [[String]]) -> String {
    zip(parts, lines).map { part, lines in
      (part.isAfterBlank ? "\n" : "") + lines.map { $0 + "\n" }.joined()
    }.joined()
  }
}

struct CaseLine: Equatable {
  let written: String
  let kind: Kind

  /// True for a line that belongs to the case above it where each line is a case.
  var continuesCase: Bool { kind == .answer || written.hasPrefix(" ") }

  /// True for a command that changes a file and prints nothing.
  var isSilent: Bool { written.prefixMatch(of: #/\$ (edit|jam|lock|rm) /#) != nil }

  /// True for a line of the hole without a name.
  var isPlain: Bool { if case .input("", _) = kind { true } else { false } }

  enum Kind: Equatable {
    /// `# …`
    case comment
    /// `== …`: the sentence that the cases below prove. After `===` a case is a line, with those
    /// below it that begin with a blank.
    case title(isOfLines: Bool)
    /// `--- a.json5` begins a file; `--- a.json5 < shop.json5` copies one.
    case file(path: String, copied: String?)
    /// `$ lab …`
    case command(String)
    /// A line with the prefix `^`, `|`, `>`, `!`, `?` or `=`.
    case answer
    /// A line of a file.
    case text(path: String, String)
    /// A line for a hole of a file; the hole without a name takes lines without `@name`.
    case input(hole: String, String)
  }

  static func reading(_ lines: [Substring]) -> [CaseLine] {
    var path: String?
    return lines.map { line in
      let kind = kind(of: line, in: path)
      switch kind {
      case .file(let next, let copied): path = copied == nil ? next : nil
      case .command: path = nil
      default: break
      }
      return CaseLine(written: String(line), kind: kind)
    }
  }

  private static func kind(of line: Substring, in path: String?) -> Kind {
    if line.hasPrefix("# ") { return .comment }
    if line.prefixMatch(of: #/===? /#) != nil { return .title(isOfLines: line.hasPrefix("===")) }
    if line.hasPrefix("$ ") { return .command(String(line.dropFirst(2))) }
    if line.prefixMatch(of: #/ *[\^|] |[>!]\d*( |$)|[=?] /#) != nil { return .answer }
    if line.hasPrefix("--- ") {
      let parts = line.dropFirst(4).split(separator: " < ").map(String.init)
      return .file(path: parts[0], copied: parts.count > 1 ? parts[1] : nil)
    }
    if path == nil, let match = line.prefixMatch(of: #/ *@(\w+) /#) {
      return .input(hole: String(match.1), String(line[match.range.upperBound...]))
    }
    let text = String(line.hasPrefix("\\") ? line.dropFirst() : line)
    return path.map { .text(path: $0, text) } ?? .input(hole: "", text)
  }
}
