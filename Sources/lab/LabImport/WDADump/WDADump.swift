import LabLanguage

/// Page sources of WebDriverAgent and Appium, in XML or in WebDriverAgent's JSON.
///
/// Frames are those in the window. `name` is the identifier, or else the label.
struct WDADump: DumpFormat {
  let name = "page source of WebDriverAgent"

  func recognises(_ document: ImportDocument) -> Bool {
    if case .json(let root) = document.content { return Self.isElement(root) }
    guard let root = document.root else { return false }
    return root.name == "AppiumAUT" || root.name.hasPrefix(DriverTypes.prefix)
  }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    dump.hasWindowCoordinates = true
    if case .json(let root) = document.content {
      dump.roots = [try view(root, in: document.file)]
      dump.title = dump.titleOfBar
    }
    guard let root = document.root else { return dump }
    let roots = root.name == "AppiumAUT" ? root.children : [root]
    guard let first = roots.first, first.name.hasPrefix(DriverTypes.prefix) else {
      throw document.file.refusal(
        "expected an element of a type such as XCUIElementTypeApplication", at: 0,
        remedy: "give the page source of a running app")
    }
    dump.roots = roots.map { view($0, in: document.file) }
    dump.title = dump.titleOfBar
    return dump
  }

  private func view(_ element: MarkupElement, in file: SourceFile) -> DumpNode {
    let word = element.filledText("type") ?? element.name
    let place = ImportPlace(file: file.name, line: element.line, column: element.column)
    var view = DumpNode(word, DriverTypes.type(of: word), at: place)
    view.takeFrame(of: element)
    view.isSelected =
      view.flag("selected", element.filledText("selected"))
      ?? (element["traits"]?.contains("Selected") == true)
    view.take(
      DriverFacts(
        name: element.filledText("name"), label: element.filledText("label"),
        value: element.filledText("value"), placeholder: element.filledText("placeholderValue")))
    view.isEnabled = view.flag("enabled", element["enabled"]) ?? true
    view.children = element.children.filter { $0.name.hasPrefix(DriverTypes.prefix) }
      .map { self.view($0, in: file) }
    return view
  }

  // MARK: JSON

  private static func isElement(_ node: Node) -> Bool {
    let names = ["rawIdentifier", "isEnabled", "isVisible", "isAccessible"]
    guard let type = node.member("type")?.filledText else { return false }
    return names.contains { node.member($0) != nil }
      && (DriverTypes.isKnown(type) || type.hasPrefix(DriverTypes.prefix))
  }

  /// The members have the same facts; `rawIdentifier` is the identifier alone.
  private func view(_ node: Node, in file: SourceFile) throws(ImportError) -> DumpNode {
    guard let type = node.member("type")?.filledText else {
      throw file.refusal(
        "expected an element with the member 'type'", at: node.range.lowerBound,
        remedy: "give the page source of a running app")
    }
    let word = type.hasPrefix(DriverTypes.prefix) ? type : DriverTypes.prefix + type
    let place = file.place(at: node.range.lowerBound)
    var view = DumpNode(word, DriverTypes.type(of: word), at: place)
    if let frame = node.member("rect") { view.takeFrame(of: frame) }
    view.isSelected = view.text("traits", of: node)?.contains("Selected") == true
    view.take(
      DriverFacts(
        name: view.word("name", of: node), identifier: view.word("rawIdentifier", of: node),
        label: view.word("label", of: node), value: view.word("value", of: node),
        placeholder: view.word("placeholderValue", of: node)))
    view.isEnabled = view.flag("isEnabled", of: node) ?? true
    for child in view.items("children", of: node) {
      view.children.append(try self.view(child, in: file))
    }
    return view
  }
}
