@testable import LabImport

/// The text of an imported app, for snapshots: one line for each part, indented by depth.
struct ImportOutline {
  private(set) var lines: [String] = []

  /// Writes an app without its counts.
  init(_ app: ImportedApp) {
    lines.append("app \(app.name), root \(app.root?.description ?? "none")")
    for controller in app.controllers { add(controller) }
    for type in app.classes { lines.append("class \(type.name): \(type.superclass)") }
    for note in app.notes { lines.append("note \(note)") }
  }

  /// The lines with a final line end.
  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func add(_ controller: ImportedController) {
    var words = ["controller", controller.key.description, controller.kind.rawValue]
    words.append(controller.type.name)
    if controller.isHost { words.append("host") }
    words += Self.words(
      ("title", controller.title), ("storyboardIdentifier", controller.storyboardIdentifier),
      ("label", controller.userLabel), ("restoration", controller.restorationIdentifier),
      ("style", controller.presentationStyle))
    if controller.hidesBottomBarWhenPushed { words.append("hidesBottomBar") }
    if controller.isNavigationBarHidden { words.append("navigationBarHidden") }
    if let isHidden = controller.isToolbarHidden { words.append("toolbarHidden=\(isHidden)") }
    lines.append(words.joined(separator: " "))
    for child in controller.children { add("\(child.role) → \(Self.text(child.destination))", 1) }
    if let tab = controller.tabItem { add("tab \(Self.text(tab))", 1) }
    if let item = controller.navigationItem { add(item) }
    for item in controller.toolbarItems { add(item, "toolbar", 1) }
    for segue in controller.segues { add(segue, 1) }
    for outlet in controller.outlets {
      add("outlet \(outlet.name)\(outlet.isCollection ? "[]" : "") → \(outlet.destination.id)", 1)
    }
    if !controller.methods.isEmpty { add("methods \(controller.methods)", 1) }
    if let view = controller.view { add(view, 1) }
  }

  private mutating func add(_ item: ImportedNavigationItem) {
    add("navigationItem \(item.id?.id ?? "-") \(item.title ?? "-")", 1)
    if let view = item.titleView { add(view, 2) }
    for button in item.left { add(button, "left", 2) }
    for button in item.right { add(button, "right", 2) }
    if let back = item.back { add(back, "back", 2) }
  }

  private mutating func add(_ item: ImportedBarItem, _ side: String, _ depth: Int) {
    var words = [side, item.type.name, item.id?.id ?? "-"]
    words += Self.words(
      ("title", item.title), ("image", item.image), ("system", item.systemItem),
      ("id", item.identifier), ("label", item.label))
    if item.tag != 0 { words.append("tag=\(item.tag)") }
    if !item.isEnabled { words.append("disabled") }
    words += item.names.map { "ivar=\($0.name)" }
    add(words.joined(separator: " "), depth)
    if let view = item.customView { add(view, depth + 1) }
    add(item.actions, item.segues, depth + 1)
  }

  private mutating func add(_ node: ImportedNode, _ depth: Int) {
    var words = ["\(node.role)", node.type.name]
    if node.type.custom != nil { words.append("(\(node.type.base))") }
    words += [node.id?.id ?? "-", node.frame.map { "\($0.numbers)" } ?? "no frame"]
    words += Self.words(
      ("text", node.text), ("placeholder", node.placeholder), ("id", node.identifier),
      ("label", node.label), ("user", node.userLabel))
    words += Self.flags(of: node)
    words += node.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    words += node.data.sorted { $0.key < $1.key }.map { "data.\($0.key)=\($0.value)" }
    words += node.names.map {
      "ivar=\($0.name)\($0.isCollection ? "[]" : "")@\($0.owner?.id ?? "-")"
    }
    if let stack = node.stack {
      words.append("\(stack.isVertical ? "column" : "row") spacing=\(stack.spacing)")
    }
    add(words.joined(separator: " "), depth)
    if let cell = node.cell { add(cell, depth + 1) }
    for gesture in node.gestures { add(gesture, depth + 1) }
    add(node.actions, node.segues, depth + 1)
    for item in node.barItems { add(item, "bar", depth + 1) }
    if let list = node.list { add(list, depth + 1) }
    for child in node.children { add(child, depth + 1) }
  }

  private mutating func add(_ cell: ImportedCell, _ depth: Int) {
    let words = Self.words(
      ("reuse", cell.reuseIdentifier), ("style", cell.style), ("text", cell.text),
      ("detail", cell.detail), ("image", cell.image), ("accessory", cell.accessory))
    let styled = cell.styledViews.isEmpty ? [] : ["styled=\(cell.styledViews.map(\.id))"]
    add(
      (["cell"] + words + styled + (cell.isSelectable ? [] : ["unselectable"]))
        .joined(separator: " "), depth)
  }

  private mutating func add(_ list: ImportedList, _ depth: Int) {
    add(
      "list " + (list.isCollection ? "collection" : "table") + " "
        + Self.words(
          ("style", list.style), ("rowHeight", list.rowHeight.map { "\($0)" }),
          ("itemSize", list.itemSize.map { "\($0)" })
        ).joined(separator: " "), depth)
    for node in list.supplements { add(node, depth + 1) }
    for section in list.sections {
      let words = Self.words(("header", section.header), ("footer", section.footer))
      add((["section", section.id?.id ?? "-"] + words).joined(separator: " "), depth + 1)
      for cell in section.cells { add(cell, depth + 2) }
    }
    for cell in list.prototypes { add(cell, depth + 1) }
  }

  private mutating func add(_ gesture: ImportedGesture, _ depth: Int) {
    var words = ["gesture", gesture.type.name, gesture.id?.id ?? "-", "taps=\(gesture.taps)"]
    words += Self.words(
      ("direction", gesture.direction), ("edge", gesture.edge),
      ("press", gesture.minimumPressDuration.map { "\($0)" }))
    add((words + (gesture.isEnabled ? [] : ["disabled"])).joined(separator: " "), depth)
    add(gesture.actions, gesture.segues, depth + 1)
  }

  private mutating func add(
    _ actions: [ImportedAction], _ segues: [ImportedSegue], _ depth: Int
  ) {
    for action in actions {
      let words = [action.event, action.selector, "→ \(Self.text(action.target))"]
      add("action " + words.compactMap(\.self).joined(separator: " "), depth)
    }
    for segue in segues { add(segue, depth) }
  }

  private mutating func add(_ segue: ImportedSegue, _ depth: Int) {
    var words = ["segue", "\(segue.kind)", "by \(segue.trigger)"]
    words += Self.words(
      ("identifier", segue.identifier), ("style", segue.presentationStyle),
      ("class", segue.customClass), ("creation", segue.creationSelector))
    if !segue.isAnimated { words.append("unanimated") }
    words.append("→ \(Self.text(segue.destination))")
    add(words.joined(separator: " "), depth)
  }

  private mutating func add(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}

extension ImportOutline {
  private static func words(_ pairs: (String, String?)...) -> [String] {
    pairs.compactMap { key, value in value.map { "\(key)=\($0.debugDescription)" } }
  }

  private static func flags(of node: ImportedNode) -> [String] {
    var flags: [String] = []
    if node.tag != 0 { flags.append("tag=\(node.tag)") }
    if node.isHidden { flags.append("hidden") }
    if node.alpha != 1 { flags.append("alpha=\(node.alpha)") }
    if let isInteractive = node.isInteractive { flags.append("interactive=\(isInteractive)") }
    if !node.isEnabled { flags.append("disabled") }
    return flags
  }

  private static func text(_ tab: ImportedTabItem) -> String {
    ([tab.id?.id ?? "-"]
      + words(
        ("title", tab.title), ("image", tab.image), ("system", tab.systemItem),
        ("id", tab.identifier), ("label", tab.label)) + (tab.tag == 0 ? [] : ["tag=\(tab.tag)"]))
      .joined(separator: " ")
  }

  private static func text(_ destination: ImportedDestination) -> String {
    switch destination {
    case .controller(let key): key.description
    case .unwind(let selector): "exit \(selector)"
    case .missing(let reason): "missing: \(reason)"
    }
  }

  private static func text(_ target: ImportedTarget) -> String {
    switch target {
    case .controller(let key): "controller \(key.id)"
    case .view(let key): "view \(key.id)"
    case .responderChain: "first responder"
    case .object(let name): "object \(name)"
    }
  }
}
