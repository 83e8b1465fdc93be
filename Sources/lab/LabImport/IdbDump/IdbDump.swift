import LabLanguage

/// The elements of a simulator's screen: `idb ui describe-all`, flat, nested or complete.
///
/// Frames are those in the window. A flat list has no tree, so its elements lie side by side.
struct IdbDump: DumpFormat {
  let name = "description of idb"

  func recognises(_ document: ImportDocument) -> Bool {
    Self.elements(of: document)?.first.map(Self.isElement) ?? false
  }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    dump.hasWindowCoordinates = true
    let elements = Self.elements(of: document) ?? []
    for element in elements { dump.roots.append(try view(element, in: document.file)) }
    if let screen = Self.screen(of: document) { dump.screen = screen }
    dump.title = dump.titleOfBar
    if elements.count > 1, dump.roots.allSatisfy(\.children.isEmpty) {
      let place = document.file.place(at: elements[0].range.lowerBound)
      dump.notes.append(ImportNote(.flatList, name, at: place))
    }
    return dump
  }

  /// The elements of a list, of one element, or of the newer object around a list.
  private static func elements(of document: ImportDocument) -> [Node]? {
    guard case .json(let root) = document.content else { return nil }
    if case .array(let elements) = root.value { return elements }
    return root.member("backend") == nil ? [root] : root.items("elements")
  }

  private static func isElement(_ node: Node) -> Bool {
    let names = ["AXFrame", "AXUniqueId", "AXLabel", "role_description", "custom_actions"]
    return node.member("type") != nil && names.contains { node.member($0) != nil }
  }

  private static func screen(of document: ImportDocument) -> ImportedFrame? {
    guard case .json(let root) = document.content, let screen = root.member("screen") else {
      return nil
    }
    var reader = DumpNode("", ImportedType("UIWindow"), at: document.file.place(at: 0))
    guard let width = reader.number("width", of: screen),
      let height = reader.number("height", of: screen)
    else { return nil }
    return ImportedFrame(x: 0, y: 0, width: width, height: height)
  }

  private func view(_ node: Node, in file: SourceFile) throws(ImportError) -> DumpNode {
    let place = file.place(at: node.range.lowerBound)
    guard let type = node.member("type")?.filledText ?? node.member("role")?.filledText else {
      throw file.refusal(
        "expected an element with the member 'type'", at: node.range.lowerBound,
        remedy: "give the output of idb ui describe-all")
    }
    let word = Self.word(type, node.member("subrole")?.filledText)
    var view = DumpNode(word, DriverTypes.type(of: word), at: place)
    if let frame = node.member("frame") { view.takeFrame(of: frame) }
    let traits = view.items("traits", of: node).compactMap(\.filledText)
    view.isSelected = traits.contains("Selected")
    view.isHidden = view.flag("hidden", of: node) ?? false
    view.isEnabled = view.flag("enabled", of: node) ?? true
    var facts = DriverFacts()
    facts.identifier =
      view.word("AXUniqueId", of: node) ?? view.word("identifier", of: node)
    facts.label = view.word("AXLabel", of: node) ?? view.word("label", of: node)
    facts.value = view.word("AXValue", of: node) ?? view.word("value", of: node)
    facts.placeholder = view.word("placeholder", of: node)
    view.take(facts)
    for child in view.items("children", of: node) {
      view.children.append(try self.view(child, in: file))
    }
    return view
  }

  /// Returns the driver's word for a role, which a subrole may make more special.
  private static func word(_ type: String, _ subrole: String?) -> String {
    if let subrole, let special = words[subrole] { return special }
    let short = type.hasPrefix("AX") ? String(type.dropFirst(2)) : type
    return words[short] ?? short
  }

  /// The driver's words for those of the accessibility of the Mac, which the simulator has.
  private static let words = [
    "AXSwitch": "Switch", "AXToggle": "Toggle", "AXTabButton": "Tab",
    "AXSecureTextField": "SecureTextField", "AXSearchField": "SearchField", "Heading": "StaticText",
    "GenericElement": "Other", "TextArea": "TextView", "PopUpButton": "Button", "List": "Other",
    "MenuButton": "Button", "ScrollArea": "ScrollView", "BackButton": "Button", "Row": "Cell",
    "NavBar": "NavigationBar", "Incrementor": "Stepper",
  ]
}
