import LabLanguage

/// The debugger's text of a view tree: `recursiveDescription`, with or without names of variables.
///
/// Frames are those in the parent. Layers are left out.
struct RecursiveDescription: DumpFormat {
  let name = "recursiveDescription"

  func recognises(_ document: ImportDocument) -> Bool {
    guard case .text = document.content else { return false }
    let first = Self.lines(of: document.file).lines.first
    return first.map { $0.text.contains(": 0x") } ?? false
  }

  func dump(of document: ImportDocument) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    let lines = Self.lines(of: document.file)
    let table = DumpTypes()
    var types: [Int: ImportedType] = [:]
    dump.roots = try lines.trees { line throws(ImportError) in
      let view = try Self.view(line, of: lines, in: types[line.depth - 1], table)
      if let view { types[line.depth] = view.type }
      return view
    }
    return dump
  }

  /// Lines whose views stand in angle brackets; the bars before one count its depth.
  private static func lines(of file: SourceFile) -> DumpLines {
    DumpLines(file) { line in
      guard let start = Self.start(of: line) else {
        return line.contains { $0 == "|" } && line.contains("_") ? (0, line) : nil
      }
      return (line[..<start].count { $0 == "|" }, line[line.startIndex...])
    }
  }

  /// Returns the start of the view, before which a controller's class stands in quotes.
  private static func start(of line: Substring) -> Substring.Index? {
    var isQuoted = false
    return line.firstIndex { character in
      if character == "'" { isQuoted.toggle() }
      return character == "<" && !isQuoted
    }
  }

  /// Returns the view of a line; nil for a layer.
  private static func view(
    _ line: DumpLines.Line, of lines: DumpLines, in parent: ImportedType?, _ table: DumpTypes
  ) throws(ImportError) -> DumpNode? {
    guard let start = Self.start(of: line.text) else {
      throw lines.brokenLine("a view in '<' and '>'", line)
    }
    let ahead = line.text[..<start]
    let inside = line.text[start...].drop { $0 == "<" }
    guard let colon = inside.firstIndex(of: ":"), !inside[..<colon].isEmpty else {
      throw lines.brokenLine("a class, ':' and an address", line)
    }
    guard inside.contains(">") else { throw lines.brokenLine("'>' after the view", line) }
    if line.text.hasSuffix("(layer)") || !inside.contains("frame = (") {
      if inside.contains("layer") { return nil }
    }
    let facts = DebuggerFacts(inside)
    let word = String(inside[..<colon])
    let type = table.type(of: word, base: facts["baseClass"], in: parent)
    var view = DumpNode(word, type, at: lines.place(of: line))
    guard let frame = facts.frame else {
      throw lines.brokenLine("a frame such as 'frame = (0 0; 320 44)'", line)
    }
    view.frame = frame
    view.text = facts.text
    view.isHidden = facts["hidden"] == "YES"
    view.alpha = facts["alpha"].flatMap(Double.init) ?? 1
    view.isInteractive = facts["userInteractionEnabled"] == "NO" ? false : nil
    view.isEnabled = facts["enabled"] != "NO"
    view.tag = facts["tag"].flatMap(Int.init(nearestTo:)) ?? 0
    view.identifier = facts["accessibilityIdentifier"]
    take(ahead, into: &view)
    return view
  }

  /// Reads the controller `'Class:0x…'` and the names of variables before a view.
  private static func take(_ ahead: Substring, into view: inout DumpNode) {
    if let quote = ahead.firstIndex(of: "'") {
      let name = ahead[quote...].dropFirst().prefix { $0 != ":" && $0 != "'" }
      if !name.isEmpty { view.controller = String(name) }
    }
    let words = ahead.split { " ,|\t".contains($0) }
    view.names = words.filter { $0.hasPrefix("_") }.map(String.init)
  }
}

/// The attributes of a view in a debugger's text: `frame = (0 0; 320 44); hidden = YES`.
struct DebuggerFacts {
  private let line: Substring

  /// The attributes in a line.
  init(_ line: Substring) {
    self.line = line
  }

  /// Returns the value of an attribute up to its semicolon or the end of the view.
  subscript(_ key: String) -> String? {
    guard let range = line.firstRange(of: "; \(key) = ") else { return nil }
    let value = line[range.upperBound...].prefix { !";>".contains($0) }
    return value.trimmedQuotes
  }

  /// The text of a label or an input, in single quotes.
  var text: String? {
    guard let range = line.firstRange(of: "; text = '") else { return nil }
    let rest = line[range.upperBound...]
    guard let end = rest.firstRange(of: "';") ?? rest.firstRange(of: "'>") else { return nil }
    let value = rest[..<end.lowerBound]
    return value.isEmpty ? nil : String(value)
  }

  /// The frame: `(x y; width height)`.
  var frame: ImportedFrame? {
    guard let range = line.firstRange(of: "frame = (") else { return nil }
    let numbers = line[range.upperBound...].prefix { $0 != ")" }
      .split { " ;".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return ImportedFrame(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Substring {
  /// The text without the quotes around it.
  fileprivate var trimmedQuotes: String {
    String(drop { $0 == "'" }.reversed().drop { $0 == "'" }.reversed())
  }
}
