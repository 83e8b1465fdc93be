import LabLanguage

/// View hierarchies of Detox, with the class of every view.
///
/// Frames are those in the parent. Masked numbers are unknown.
struct DetoxDump: DumpFormat {
  let name = "view hierarchy of Detox"

  func recognises(_ document: ImportDocument) -> Bool { document.root?.name == "ViewHierarchy" }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    guard let root = document.root, !root.children.isEmpty else {
      throw document.file.refusal(
        "expected a window in the element 'ViewHierarchy'", at: 0,
        remedy: "give the hierarchy of a running app")
    }
    dump.roots = root.children.map { view($0, in: nil, document.file, types) }
    let masked = root.everything.first { FrameMask.isMask($0["width"]) }
    if let masked {
      let place = ImportPlace(file: document.file.name, line: masked.line, column: masked.column)
      dump.notes.append(ImportNote(.maskedFrames, masked.name, at: place))
    }
    return dump
  }

  private func view(
    _ element: MarkupElement, in parent: ImportedType?, _ file: SourceFile, _ types: DumpTypes
  ) -> DumpNode {
    let word = element.filledText("class") ?? element.name
    let type = types.type(of: word, in: parent)
    let place = ImportPlace(file: file.name, line: element.line, column: element.column)
    var view = DumpNode(word, type, at: place)
    view.takeFrame(of: element)
    view.identifier = element.filledText("id")
    view.label = element.filledText("label")
    view.text = element.filledText("text")
    view.placeholder = element.filledText("placeholder")
    view.alpha = view.number("alpha", element["alpha"]) ?? 1
    view.isHidden = element["visibility"].map { $0 != "visible" } ?? false
    view.isEnabled = view.flag("enabled", element["enabled"]) ?? true
    view.tag = view.integer("tag", element["tag"]) ?? 0
    view.children = element.children.map { self.view($0, in: type, file, types) }
    return view
  }
}
