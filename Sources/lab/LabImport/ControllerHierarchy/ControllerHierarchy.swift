import LabLanguage

/// The debugger's text of the controllers: `_printHierarchy`.
///
/// It has the class of each controller and of its view, and no other views. The app starts with
/// the controllers that have appeared.
struct ControllerHierarchy: DumpFormat {
  let name = "_printHierarchy"

  func recognises(_ document: ImportDocument) -> Bool {
    guard case .text = document.content else { return false }
    return Self.lines(of: document.file).lines.first?.text.contains(", state: ") ?? false
  }

  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump {
    var dump = emptyDump(of: document)
    let lines = Self.lines(of: document.file)
    var states: [ImportPlace: ControllerState] = [:]
    let roots = try lines.trees { line throws(ImportError) in
      let view = try Self.view(line, of: lines, types)
      states[view.place] = ControllerState(line.text)
      return view
    }
    let shown = ShownControllers(of: roots, states)
    dump.roots = shown.roots
    dump.notes = [ImportNote(.noTexts, name, at: ImportPlace(file: document.file.name))]
    dump.notes += shown.notes
    return dump
  }

  /// The lines; a bar stands before a child, and a plus sign before a presented controller.
  private static func lines(of file: SourceFile) -> DumpLines {
    DumpLines(file, from: ", state: ") { line in
      guard let start = line.firstIndex(where: { !" |+".contains($0) }) else { return nil }
      return (line[..<start].count { "|+".contains($0) }, line[start...])
    }
  }

  private static func view(
    _ line: DumpLines.Line, of lines: DumpLines, _ types: DumpTypes
  ) throws(ImportError) -> DumpNode {
    guard let controller = DebuggerObject(line.text) else {
      throw lines.brokenLine("a controller in '<' and '>'", line)
    }
    guard let range = line.text.firstRange(of: ", view: ") else {
      throw lines.brokenLine("'state' and 'view' of the controller", line)
    }
    let word = controller.name
    guard !word.isEmpty else { throw lines.brokenLine("the class of the controller", line) }
    let shown = line.text[range.upperBound...]
    let view = DebuggerObject(shown)
    guard view != nil || !shown.hasPrefix("<") && shown.contains(")") else {
      throw lines.brokenLine("the class of the view", line)
    }
    let name = view?.name ?? types.viewName(ofController: word)
    guard !name.isEmpty else { throw lines.brokenLine("the class of the view", line) }
    var node = DumpNode(name, types.type(of: name), at: lines.place(of: line))
    node.controller = word
    return node
  }
}

/// The facts of a controller's line about its appearance.
struct ControllerState {
  /// True if its view is in the window, or about to be.
  let isShown: Bool
  /// True if another controller presents it.
  let isPresented: Bool

  init(_ line: Substring) {
    let word = line.firstRange(of: ", state: ").map { line[$0.upperBound...].prefix { $0 != "," } }
    isShown = word == "appeared" || word == "appearing"
    isPresented = line.contains(", presented with: ")
  }
}

/// The controllers that a window shows, apart from those that others cover.
private struct ShownControllers {
  /// The trees of the shown controllers, then those of the covered ones.
  private(set) var roots: [DumpNode] = []
  private(set) var notes: [ImportNote] = []
  private var covered: [DumpNode] = []
  private let states: [ImportPlace: ControllerState]

  init(of nodes: [DumpNode], _ states: [ImportPlace: ControllerState]) {
    self.states = states
    roots = nodes.map { shown($0) }
    // A window whose controllers have disappeared lies behind the others.
    let isBehind = { (node: DumpNode) in states[node.place]?.isShown != true }
    roots = roots.filter { !isBehind($0) } + roots.filter(isBehind) + covered
  }

  /// Returns the tree in the place of a controller: its own, or that of the one that it presents.
  private mutating func shown(_ node: DumpNode) -> DumpNode {
    var node = node
    let presented = node.children.filter { states[$0.place]?.isPresented == true }
    node.children.removeAll { states[$0.place]?.isPresented == true }
    let kind = ImportedController.Kind(className: node.controller ?? "")
    switch kind {
    case .tabs:
      let index = node.children.firstIndex { states[$0.place]?.isShown == true }
      node.shownChild = index == 0 ? nil : index
      node.children = node.children.map { shown($0) }
    case .navigation, .page, .split: node.children = node.children.map { shown($0) }
    case .plain, .table, .collection, .opaque: node.children = visible(node.children)
    }
    guard let top = presented.last(where: { states[$0.place]?.isShown == true }) else {
      for other in presented { cover(other) }
      return node
    }
    cover(node)
    for other in presented where other != top { cover(other) }
    return shown(top)
  }

  /// Leaves out the children that have disappeared behind one that has appeared.
  private mutating func visible(_ children: [DumpNode]) -> [DumpNode] {
    let appeared = children.filter { states[$0.place]?.isShown == true }
    guard !appeared.isEmpty else { return children.map { shown($0) } }
    for child in children where states[child.place]?.isShown != true { cover(child) }
    return appeared.map { shown($0) }
  }

  private mutating func cover(_ node: DumpNode) {
    notes.append(ImportNote(.coveredScreen, node.controller ?? node.element, at: node.place))
    covered.append(node)
  }
}
