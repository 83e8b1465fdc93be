import LabLanguage

/// The debugger's text of a view tree: `recursiveDescription`, with or without names of variables.
///
/// Frames are those in the parent. Layers are left out.
struct RecursiveDescription: DumpFormat {
  let name = "recursiveDescription"

  func recognises(_ document: ImportDocument) -> Bool {
    guard case .text = document.content else { return false }
    let first = Self.lines(of: document.file).lines.first
    return first.map { $0.text.contains(": 0x") && !$0.text.contains(", state: ") } ?? false
  }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    let lines = Self.lines(of: document.file)
    var shown: [Int: ImportedType] = [:]
    dump.roots = try lines.trees { line throws(ImportError) in
      let view = try Self.view(line, of: lines, in: shown[line.depth - 1], types)
      if let view { shown[line.depth] = view.type }
      return view
    }
    return dump
  }

  /// Lines whose views stand in angle brackets; the bars before one count its depth.
  private static func lines(of file: SourceFile) -> DumpLines {
    DumpLines(file, from: ": 0x") { line in
      guard let start = Self.start(of: line) else {
        return line.contains { $0 == "|" } && line.contains("_") ? (0, line) : nil
      }
      return (line[..<start].utf8.count { $0 == UInt8(ascii: "|") }, line[line.startIndex...])
    }
  }

  /// Returns the start of the view, before which a controller's class stands in quotes.
  private static func start(of line: Substring) -> Substring.Index? {
    var isQuoted = false
    return line.utf8.firstIndex { byte in
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      return byte == UInt8(ascii: "<") && !isQuoted
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
    let facts = DebuggerFacts(inside)
    guard facts.contains(">") else { throw lines.brokenLine("'>' after the view", line) }
    if line.text.hasSuffix("(layer)") || !facts.contains("frame = (") {
      if facts.contains("layer") { return nil }
    }
    let word = String(inside[..<colon])
    let type = table.type(of: word, base: facts["baseClass"], in: parent)
    var view = DumpNode(word, type, at: lines.place(of: line))
    guard let frame = facts.frame else {
      throw lines.brokenLine("a frame such as 'frame = (0 0; 320 44)'", line)
    }
    view.take(frame)
    view.text = facts.text
    view.isHidden = view.flag("hidden", facts["hidden"]) ?? false
    view.alpha = view.number("alpha", facts["alpha"]) ?? 1
    let isInteractive = view.flag("userInteractionEnabled", facts["userInteractionEnabled"])
    view.isInteractive = isInteractive == false ? false : nil
    view.isEnabled = view.flag("enabled", facts["enabled"]) ?? true
    view.tag = view.integer("tag", facts["tag"]) ?? 0
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
  /// The line in UTF-8, in which words are found 20 times as fast as among characters.
  private let bytes: [UInt8]

  init(_ line: Substring) {
    bytes = Array(line.utf8)
  }

  /// Returns true if a word stands anywhere in the line.
  func contains(_ word: String) -> Bool { bytes.firstPlace(of: word) != nil }

  /// Returns the value of an attribute up to its semicolon or the end of the view.
  subscript(_ key: String) -> String? {
    let value = rest(after: "; \(key) = ")?.prefix { !";>".utf8.contains($0) }
    return value.map { String(decoding: $0.trimmedQuotes, as: UTF8.self) }
  }

  /// The text of a label or an input, in single quotes.
  var text: String? {
    guard let start = bytes.firstPlace(of: "; text = '")?.upperBound,
      let end = bytes.firstPlace(of: "';", from: start)
        ?? bytes.firstPlace(of: "'>", from: start)
    else { return nil }
    let value = bytes[start..<end.lowerBound]
    return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
  }

  /// The frame: `(x y; width height)`.
  var frame: ImportedFrame? {
    guard let rest = rest(after: "frame = (") else { return nil }
    let numbers = rest.prefix { $0 != UInt8(ascii: ")") }.split { " ;".utf8.contains($0) }
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    return ImportedFrame(numbers)
  }

  private func rest(after word: String) -> ArraySlice<UInt8>? {
    bytes.firstPlace(of: word).map { bytes[$0.upperBound...] }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the quotes around them.
  fileprivate var trimmedQuotes: ArraySlice<UInt8> {
    let start = drop { $0 == UInt8(ascii: "'") }
    return start.dropLast(start.reversed().prefix { $0 == UInt8(ascii: "'") }.count)
  }
}
