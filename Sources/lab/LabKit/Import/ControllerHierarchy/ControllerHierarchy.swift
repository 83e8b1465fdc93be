import LabLanguage

/// The debugger's text of the controllers: `_printHierarchy`.
///
/// It has the class of each controller and of its view, and no other views.
struct ControllerHierarchy: DumpFormat {
  let name = "_printHierarchy"

  func recognises(_ document: ImportDocument) -> Bool {
    guard case .text = document.content else { return false }
    return Self.lines(of: document.file).lines.first?.text.contains(", state: ") ?? false
  }

  func dump(of document: ImportDocument) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    let lines = Self.lines(of: document.file)
    let types = DumpTypes()
    dump.roots = try lines.trees { line throws(ImportError) in
      try Self.view(line, of: lines, types)
    }
    dump.notes = [ImportNote(.noTexts, name, at: ImportPlace(file: document.file.name))]
    return dump
  }

  private static func lines(of file: SourceFile) -> DumpLines {
    DumpLines(file) { line in
      guard let start = line.firstIndex(where: { !" |+".contains($0) }) else { return nil }
      return (line[..<start].count { $0 == "|" }, line[start...])
    }
  }

  private static func view(
    _ line: DumpLines.Line, of lines: DumpLines, _ types: DumpTypes
  ) throws(ImportError) -> DumpNode {
    guard line.text.hasPrefix("<"), let end = line.text.firstIndex(of: ">") else {
      throw lines.brokenLine("a controller in '<' and '>'", line)
    }
    guard let range = line.text.firstRange(of: ", view: ") else {
      throw lines.brokenLine("'state' and 'view' of the controller", line)
    }
    let word = line.text[..<end].dropFirst().prefix { $0 != " " && $0 != ":" }
    let shown = line.text[range.upperBound...]
    let isLoaded = shown.hasPrefix("<")
    guard !isLoaded || shown.contains(">"), isLoaded || shown.hasSuffix(")") else {
      throw lines.brokenLine("the class of the view", line)
    }
    let name = isLoaded ? String(shown.dropFirst().prefix { !">: ".contains($0) }) : "UIView"
    var view = DumpNode(name, types.type(of: name), at: lines.place(of: line))
    view.controller = String(word)
    return view
  }
}
