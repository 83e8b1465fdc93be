import LabLanguage

/// Dumps of Calabash, with the class of every view.
///
/// Frames are those in the parent. Accessibility elements that are not views are left out.
struct CalabashDump: DumpFormat {
  let name = "dump of Calabash"

  func recognises(_ document: ImportDocument) -> Bool {
    guard case .json(let root) = document.content else { return false }
    return root.member("type")?.filledText == "CalabashRootView"
      || root.member("type") != nil && root.member("children") != nil
        && root.member("visible") != nil
  }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    guard case .json(let root) = document.content else { return dump }
    let isWrapped = root.member("type")?.filledText == "CalabashRootView"
    if isWrapped { dump.file.elements.ignored["CalabashRootView"] = 1 }
    var reader = CalabashReader(file: document.file, types)
    for node in isWrapped ? root.items("children") ?? [] : [root] {
      if let view = try reader.view(node, in: nil) { dump.roots.append(view) }
    }
    dump.file.elements.ignored.merge(reader.ignored) { $0 + $1 }
    return dump
  }
}

/// A reader of the nodes of one file.
private struct CalabashReader {
  let file: SourceFile
  /// The numbers of accessibility elements that are not views.
  private(set) var ignored: [String: Int] = [:]
  let types: DumpTypes

  init(file: SourceFile, _ types: DumpTypes) {
    (self.file, self.types) = (file, types)
  }

  mutating func view(_ node: Node, in parent: ImportedType?) throws(ImportError) -> DumpNode? {
    guard let word = node.member("type")?.filledText else {
      throw file.refusal(
        "expected a view with the member 'type'", at: node.range.lowerBound,
        remedy: "give a dump of Calabash")
    }
    guard node.member("frame") != nil || node.member("rect") != nil else {
      ignored[word, default: 0] += 1
      return nil
    }
    let type = types.type(of: word, in: parent)
    var view = DumpNode(word, type, at: file.place(at: node.range.lowerBound))
    if let frame = node.member("frame") { view.takeFrame(of: frame) }
    view.identifier = view.text("id", of: node)
    view.label = view.text("label", of: node)
    view.text = view.text("text", of: node)
    view.alpha = view.number("alpha", of: node) ?? 1
    view.isHidden = view.flag("visible", of: node) == false
    view.isEnabled = view.flag("enabled", of: node) ?? true
    if type.base == "UISwitch" {
      view.settings["isOn"] = .flag(node.member("value")?.filledText == "1")
    }
    for child in view.items("children", of: node) {
      if let child = try self.view(child, in: type) { view.children.append(child) }
    }
    return view
  }
}
