import TestSupport

/// The files and commands of a case.
struct CaseInput {
  /// The place in a file at which a line of the case stands.
  struct Place {
    let path: String
    /// The number of the line in the file, from 1.
    let line: Int
    /// The Characters of the file's line before the case's text.
    let before: Int
    /// The Characters of the case's line before its text, such as those of `@name `.
    let indent: Int
    /// The index of the line in the case.
    let index: Int
  }

  private(set) var texts: [String: String] = [:]
  private(set) var places: [Place] = []
  /// The commands with the indexes of their lines; nil for commands of the setup.
  private(set) var commands: [(text: String, index: Int?)] = []

  init(_ lines: [CaseLine], after setup: [CaseLine]) throws {
    let holes = Self.holes(of: lines).merging(Self.holes(of: setup)) { own, _ in own }
    for (path, template) in try Self.files(of: setup) {
      add(path, template.map { ($0, nil) }, holes, lines)
    }
    for (path, own) in Self.ownFiles(of: lines) { add(path, own, holes, lines) }
    for case (.file(let path, let copied?), _) in zip(lines.map(\.kind), lines) {
      add(path, try Self.copy(copied).map { ($0, nil) }, holes, lines)
    }
    commands = Self.commands(of: lines).map { ($0.text, $0.index) }
    if commands.isEmpty { commands = Self.last(Self.commands(of: setup)).map { ($0.text, nil) } }
  }

  /// A line for a hole: its index in the case, which is nil for one of the setup, and its text.
  private typealias Input = (index: Int, text: String)

  private static func holes(of lines: [CaseLine]) -> [String: [Input]] {
    var holes: [String: [Input]] = [:]
    for (index, line) in lines.enumerated() {
      if case .input(let hole, let text) = line.kind { holes[hole, default: []] += [(index, text)] }
    }
    return holes
  }

  private static func commands(of lines: [CaseLine]) -> [(text: String, index: Int)] {
    lines.enumerated().compactMap { index, line in
      if case .command(let text) = line.kind { (text, index) } else { nil }
    }
  }

  /// The commands of the last block of a setup: a group's replace those of the file.
  private static func last(
    _ commands: [(text: String, index: Int)]
  ) -> [(text: String, index: Int)] {
    guard let last = commands.last else { return [] }
    return commands.filter { last.index - $0.index < commands.count }
  }

  private static func files(of setup: [CaseLine]) throws -> [(String, [String])] {
    var files: [(path: String, lines: [String])] = []
    for line in setup {
      switch line.kind {
      case .file(let path, let copied):
        files.removeAll { $0.path == path }
        files.append((path, try copied.map(copy) ?? []))
      case .text(let path, let text):
        if let index = files.firstIndex(where: { $0.path == path }) {
          files[index].lines.append(text)
        }
      default: break
      }
    }
    return files
  }

  private static func ownFiles(of lines: [CaseLine]) -> [(String, [(String, Int?)])] {
    var files: [(path: String, lines: [(String, Int?)])] = []
    for (index, line) in lines.enumerated() {
      switch line.kind {
      case .file(let path, nil): files.append((path, []))
      case .text(_, let text): files[files.count - 1].lines.append((text, index))
      default: break
      }
    }
    return files
  }

  /// The lines of a file of `Tests/Cases`, or of the repository for a path that begins with `/`.
  private static func copy(_ path: String) throws -> [String] {
    let whole = path.hasPrefix("/") ? String(path.dropFirst()) : "Tests/Cases/\(path)"
    let text = try SourceTree.text(of: whole)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}

extension CaseInput {
  private mutating func add(
    _ path: String, _ template: [(String, Int?)], _ holes: [String: [Input]], _ lines: [CaseLine]
  ) {
    var text: [String] = []
    for (line, index) in template {
      var rest = line[...]
      text.append("")
      if let index { place(path, text, line, index, lines) }
      while rest.contains("«"), let match = rest.firstMatch(of: /«(\w*):?([^»]*)»/) {
        text[text.count - 1] += rest[..<match.range.lowerBound]
        rest = rest[match.range.upperBound...]
        guard let inputs = holes[String(match.1)] else {
          text[text.count - 1] += match.2
          continue
        }
        for (number, input) in inputs.enumerated() {
          if number > 0 { text.append("") }
          place(path, text, input.text, input.index, lines)
          text[text.count - 1] += input.text
        }
      }
      text[text.count - 1] += rest
    }
    texts[path] = text.map { $0 + "\n" }.joined()
  }

  /// Notes the place of a case's line; a line of the setup has another text.
  private mutating func place(
    _ path: String, _ text: [String], _ input: String, _ index: Int, _ lines: [CaseLine]
  ) {
    guard lines.indices.contains(index), lines[index].written.hasSuffix(input) else { return }
    let before = text[text.count - 1].count
    let indent = lines[index].written.count - input.count
    places.append(
      Place(path: path, line: text.count, before: before, indent: indent, index: index))
  }
}
