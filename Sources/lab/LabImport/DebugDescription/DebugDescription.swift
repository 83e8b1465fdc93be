import LabLanguage

/// The text of Apple's test driver: `debugDescription` of an application or an element.
///
/// Frames are those in the window. Two spaces stand for a level.
struct DebugDescription: DumpFormat {
  let name = "debugDescription of XCUITest"

  func recognises(_ document: ImportDocument) -> Bool {
    guard case .text = document.content else { return false }
    let first = Self.lines(of: document.file).lines.first
    return first.map { $0.text.contains(", 0x") } ?? false
  }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    dump.hasWindowCoordinates = true
    let lines = Self.lines(of: document.file)
    dump.roots = try lines.trees { line throws(ImportError) in try Self.view(line, of: lines) }
    dump.title = dump.titleOfBar
    return dump
  }

  /// Lines that begin with a type and a comma; other lines are headings or the path to the element.
  private static func lines(of file: SourceFile) -> DumpLines {
    var isInTree = true
    return DumpLines(file) { line in
      if line.hasPrefix("Path to element:") || line.hasPrefix("Query chain:") { isInTree = false }
      let text = line.drop { $0 == " " || $0 == "→" || $0 == "\t" }
      let type = text.prefix { $0 != "," && $0 != " " && $0 != "(" }
      guard isInTree, DriverTypes.isKnown(type) || text.dropFirst(type.count).hasPrefix(", 0x")
      else { return nil }
      // The arrow of the element itself stands in the first two columns.
      return (line[..<text.startIndex].count / 2, text)
    }
  }

  private static func view(
    _ line: DumpLines.Line, of lines: DumpLines
  ) throws(ImportError) -> DumpNode {
    var facts = DescribedElement(line.text)
    // A window's type may have an addition: `Window (Main)`.
    guard let type = facts.word()?.prefix(while: { $0 != " " }), facts.skip(", "),
      let address = facts.word(),
      address.hasPrefix("0x"), address.count > 2
    else { throw lines.brokenLine("a type, ',' and an address", line) }
    var view = DumpNode(String(type), DriverTypes.type(of: String(type)), at: lines.place(of: line))
    var texts = DriverFacts()
    while !facts.isAtEnd {
      guard facts.skip(","), facts.skip(" ") else {
        throw lines.brokenLine("', ' before the next attribute", line)
      }
      guard let attribute = facts.attribute() else {
        throw lines.brokenLine("an attribute such as \"label: 'Buy'\" or a frame", line)
      }
      switch attribute {
      case .frame(let frame): view.take(frame)
      case .named("identifier", let text): texts.identifier = text
      case .named("label", let text): texts.label = text
      case .named("value", let text): texts.value = text
      case .named("placeholderValue", let text): texts.placeholder = text
      case .word("Disabled"): view.isEnabled = false
      case .word("Selected"): view.isSelected = true
      case .named, .word: break
      }
    }
    view.take(texts)
    return view
  }
}

/// The attributes of one element, read from left to right.
private struct DescribedElement {
  private var rest: Substring

  enum Attribute {
    case frame(ImportedFrame)
    case named(String, String)
    case word(String)
  }

  init(_ text: Substring) {
    rest = text
    while rest.last?.isWhitespace == true { rest.removeLast() }
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func word() -> Substring? {
    let word = rest.prefix { $0 != "," }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : word
  }

  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  mutating func attribute() -> Attribute? {
    if rest.hasPrefix("{{") { return frame() }
    let name = rest.prefix { $0 != ":" && $0 != "," }
    guard rest.dropFirst(name.count).hasPrefix(": ") else {
      rest = rest.dropFirst(name.count)
      return name.isEmpty ? nil : .word(String(name))
    }
    rest = rest.dropFirst(name.count + 2)
    guard skip("'") else { return word().map { .named(String(name), String($0)) } }
    return quoted().map { .named(String(name), $0) }
  }

  /// Reads a text up to its quote: the last before a comma with the next attribute, or the end.
  private mutating func quoted() -> String? {
    var index = rest.startIndex
    while let quote = rest[index...].firstIndex(of: "'") {
      let after = rest[rest.index(after: quote)...]
      if after.isEmpty || after.hasPrefix(", ") {
        let text = String(rest[..<quote])
        rest = after
        return text
      }
      index = after.startIndex
    }
    return nil
  }

  private mutating func frame() -> Attribute? {
    guard let end = rest.firstRange(of: "}}") else { return nil }
    let numbers = rest[..<end.lowerBound].split { "{}, ".contains($0) }.compactMap { Double($0) }
    rest = rest[end.upperBound...]
    return ImportedFrame(numbers).map(Attribute.frame)
  }
}
