import LabLanguage

/// Hierarchies of Maestro: the output of `maestro hierarchy`, or its driver's tree.
///
/// Frames are those in the window. The output has no classes, the driver's tree has types.
struct MaestroDump: DumpFormat {
  let name = "hierarchy of Maestro"

  func recognises(_ document: ImportDocument) -> Bool {
    guard case .json(let root) = document.content else { return false }
    let attributes = root.member("attributes")
    return root.member("axElement") != nil || Self.isDriverElement(root)
      || attributes != nil
        && (root.member("children") != nil || attributes?.member("bounds") != nil)
  }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    dump.hasWindowCoordinates = true
    guard case .json(let root) = document.content else { return dump }
    let element = root.member("axElement") ?? root
    if Self.isDriverElement(element) {
      dump.roots = [driverView(element, in: document.file)]
      dump.title = dump.titleOfBar
      return dump
    }
    let view = try view(element, in: document.file)
    dump.screen = view.everything.lazy.compactMap(\.frame).first { $0.width > 0 }
    dump.roots = [view]
    dump.notes.append(ImportNote(.noClasses, name, at: view.place))
    return dump
  }

  private static func isDriverElement(_ node: Node) -> Bool {
    node.member("elementType") != nil && node.member("frame") != nil
  }

  // MARK: The output

  private func view(_ node: Node, in file: SourceFile) throws(ImportError) -> DumpNode {
    let place = file.place(at: node.range.lowerBound)
    guard let attributes = node.member("attributes") else {
      throw file.refusal(
        "expected an element with the member 'attributes'", at: node.range.lowerBound,
        remedy: "give the output of maestro hierarchy")
    }
    let isInput = attributes.filled("hintText") != nil
    var view = DumpNode(
      isInput ? "field" : "element", ImportedType(isInput ? "UITextField" : "UIView"), at: place)
    view.take(bounds: view.text("bounds", of: attributes))
    view.identifier = view.text("resource-id", of: attributes)
    let text = view.text("text", of: attributes)
    view.label =
      view.text("accessibilityText", of: attributes) ?? view.text("title", of: attributes)
      ?? (isInput ? nil : text)
    view.text = isInput ? text : nil
    view.placeholder = view.text("hintText", of: attributes)
    view.isEnabled = view.word("enabled", of: attributes) != "false"
    for child in view.items("children", of: node) {
      view.children.append(try self.view(child, in: file))
    }
    return view
  }

  // MARK: The driver's tree

  private func driverView(_ node: Node, in file: SourceFile) -> DumpNode {
    let place = file.place(at: node.range.lowerBound)
    var reader = DumpNode("Other", DriverTypes.type(of: "Other"), at: place)
    let number = reader.integer("elementType", of: node) ?? 1
    let known = DriverTypes.names.indices.contains(number) ? DriverTypes.names[number] : "Other"
    let word = DriverTypes.prefix + known
    var view = DumpNode(word, DriverTypes.type(of: word), at: place)
    view.damaged = reader.damaged
    if let frame = node.member("frame") {
      let numbers = ["X", "Y", "Width", "Height"].map { view.number($0, of: frame) }
      view.take(ImportedFrame(numbers.compactMap(\.self)))
    }
    view.isSelected = view.flag("selected", of: node) ?? false
    view.isEnabled = view.flag("enabled", of: node) ?? true
    let label = view.word("label", of: node) ?? view.word("title", of: node)
    view.take(
      DriverFacts(
        identifier: view.word("identifier", of: node), label: label,
        value: view.word("value", of: node), placeholder: view.word("placeholderValue", of: node)))
    view.children = view.items("children", of: node).map { driverView($0, in: file) }
    return view
  }
}

extension DumpNode {
  /// Takes a rectangle by its corners: `[20,100][220,144]`.
  fileprivate mutating func take(bounds text: String?) {
    guard let text else { return }
    let numbers = text.split { "[], ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      return damaged.append("bounds")
    }
    take(
      ImportedFrame(
        x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
        height: numbers[3] - numbers[1]))
  }
}
