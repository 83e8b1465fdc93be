import LabLanguage

/// The view hierarchies of crash reporters: `view-hierarchy.json`.
///
/// Frames are those in the parent. The format has classes, identifiers and controllers, no texts.
struct SentryDump: DumpFormat {
  let name = "view hierarchy of a crash reporter"

  func recognises(_ document: ImportDocument) -> Bool {
    guard case .json(let root) = document.content else { return false }
    return root.member("rendering_system") != nil || root.member("windows") != nil
  }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    guard case .json(let root) = document.content else { return emptyDump(of: document) }
    guard let windows = root.member("windows"), case .array(let nodes) = windows.value else {
      throw document.file.refusal(
        "expected the member 'windows' with an array", at: root.range.lowerBound,
        remedy: "give a file view-hierarchy.json")
    }
    var reader = SentryReader(document.file, types)
    var dump = emptyDump(of: document)
    for node in nodes { dump.roots.append(try reader.view(node, in: nil)) }
    dump.notes = reader.notes
    dump.notes.append(
      ImportNote(.noTexts, name, at: ImportPlace(file: document.file.name)))
    return dump
  }
}

private struct SentryReader {
  private let file: SourceFile
  let types: DumpTypes
  private(set) var notes: [ImportNote] = []

  init(_ file: SourceFile, _ types: DumpTypes) {
    (self.file, self.types) = (file, types)
  }

  mutating func view(_ node: Node, in parent: ImportedType?) throws(ImportError) -> DumpNode {
    guard let word = node.member("type")?.filledText else {
      throw file.refusal(
        "expected a view with the member 'type'", at: node.range.lowerBound,
        remedy: "give a file view-hierarchy.json")
    }
    let place = file.place(at: node.range.lowerBound)
    let type = types.type(of: word, in: parent)
    var view = DumpNode(word, type, at: place)
    view.takeFrame(of: node)
    view.identifier = view.text("identifier", of: node)
    view.alpha = view.number("alpha", of: node) ?? 1
    view.isHidden = view.flag("visible", of: node) == false
    view.tag = view.integer("tag", of: node) ?? 0
    view.controller = view.text("view_controller", of: node)
    for child in view.items("children", of: node) {
      guard child.member("type")?.filledText != "SentryTruncatedViewHierarchy" else {
        notes.append(ImportNote(.truncatedDump, word, at: file.place(at: child.range.lowerBound)))
        continue
      }
      view.children.append(try self.view(child, in: type))
    }
    return view
  }
}
