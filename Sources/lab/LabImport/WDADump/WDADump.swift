import LabLanguage

/// Page sources of WebDriverAgent and Appium.
///
/// Frames are those in the window. `name` is the identifier, or else the label.
struct WDADump: DumpFormat {
  let name = "page source of WebDriverAgent"

  func recognises(_ document: ImportDocument) -> Bool {
    guard let root = document.root else { return false }
    return root.name == "AppiumAUT" || root.name.hasPrefix(DriverTypes.prefix)
  }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    dump.hasWindowCoordinates = true
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
}
