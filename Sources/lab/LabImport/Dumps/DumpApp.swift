import LabLanguage

/// A format of dumps: a document has the views of one moment.
protocol DumpFormat: ImportFormat {
  func dump(of document: ImportDocument, _ types: DumpTypes) throws(ImportError) -> Dump
}

extension DumpFormat {
  package func app(
    from documents: [ImportDocument], _ classes: SimulatedClasses
  ) throws(ImportError) -> ImportedApp {
    let types = DumpTypes(system: classes)
    var dumps: [Dump] = []
    for document in documents {
      let dump = try dump(of: document, types)
      guard dump.hasViews else {
        throw document.file.refusal(
          "the dump has no view", at: 0, remedy: "take it again while the app shows a screen")
      }
      dumps.append(dump)
    }
    return DumpApp.app(of: dumps, types)
  }

  /// A dump of the document without views.
  func emptyDump(of document: ImportDocument) -> Dump {
    Dump(file: ImportedFile(name: document.file.name, format: name), roots: [])
  }
}

/// An app of the screens that dumps show.
///
/// Screens are told apart by the class of their controller and by their navigation title.
struct DumpApp {
  private var app: ImportedApp
  private let types: DumpTypes

  /// Returns the app of dumps, which were given together.
  static func app(of dumps: [Dump], _ types: DumpTypes) -> ImportedApp {
    let name = dumps.first?.file.name.appName ?? "App"
    var builder = DumpApp(app: ImportedApp(name: name), types)
    for dump in dumps { builder.add(dump.prepared()) }
    ClassFit.apply(to: &builder.app, types.system)
    return builder.app
  }

  private init(app: ImportedApp, _ types: DumpTypes) {
    (self.app, self.types) = (app, types)
  }

  private mutating func add(_ dump: Dump) {
    var file = dump.file
    app.notes += dump.notes + dump.foreignViews
    app.takeScreen(dump.screen)
    var screens: [ImportedController] = []
    let owners = dump.roots.flatMap(\.nearestControllers)
    if owners.isEmpty {
      screens = [screen(of: dump, &file)]
    } else {
      for owner in owners { screens += controllers(of: owner, in: dump, &file) }
      // The views around the controllers are those of windows and transitions.
      let outside = dump.roots.flatMap(\.outsideOfControllers)
      for node in outside { file.elements.ignored[node.element, default: 0] += 1 }
    }
    addNew(screens, of: dump)
    app.files.append(file)
  }

  private mutating func addNew(_ screens: [ImportedController], of dump: Dump) {
    guard let first = screens.first else { return }
    let isKnown = app.controllers.contains { known in
      known.isSameScreen(as: first)
    }
    guard !isKnown else {
      return app.notes.append(
        ImportNote(.sameScreen, first.title ?? first.type.name, at: first.place))
    }
    app.root = app.root ?? first.key
    app.controllers += screens
    if let control = dump.roots.lazy.flatMap(\.everything).first(where: sendsActions) {
      app.notes.append(ImportNote(.unknownActions, dump.file.format, at: control.place))
    }
  }

  // MARK: Screens without controllers

  /// Returns a plain controller whose view has the contents of all windows.
  private func screen(of dump: Dump, _ file: inout ImportedFile) -> ImportedController {
    let place = ImportPlace(file: dump.file.name)
    var contents: [DumpNode] = []
    for root in dump.roots {
      guard root.isWindow || root.element == "XCUIElementTypeApplication" else {
        contents.append(root)
        continue
      }
      contents += self.contents(of: root, &file)
    }
    var root = DumpNode("UIView", ImportedType("UIView"), at: place)
    root.path = ""
    root.frame = dump.roots.lazy.compactMap(\.frame).first { $0.width > 0 }
    if contents.count == 1, let only = contents.first, only.fills(root) {
      root = only
    } else {
      root.children = contents
    }
    var screen = ImportedController(
      key: ImportedID(file: dump.file.name, id: "screen"), place: place, kind: .plain)
    screen.title = dump.title
    screen.view = view(root, in: nil, dump, &file, counts: !root.path.isEmpty)
    return screen
  }

  /// Returns the views in a window, which the lab makes itself.
  private func contents(of window: DumpNode, _ file: inout ImportedFile) -> [DumpNode] {
    file.elements.ignored[window.element, default: 0] += 1
    return window.children.flatMap { $0.isWindow ? contents(of: $0, &file) : [$0] }
  }

  // MARK: Screens with controllers

  private func controllers(
    of node: DumpNode, in dump: Dump, _ file: inout ImportedFile
  ) -> [ImportedController] {
    let name = node.controller ?? "UIViewController"
    let inner = node.children.flatMap(\.nearestControllers)
    let kind = inner.isEmpty ? .plain : ImportedController.Kind(className: name)
    let custom = name == kind.className ? nil : name
    var controller = ImportedController(
      key: ImportedID(file: dump.file.name, id: node.path), place: node.place, kind: kind,
      type: ImportedType(kind.className, custom: custom))
    guard let role = kind.childRole else {
      controller.title = dump.title
      controller.view = view(node, in: nil, dump, &file, counts: true)
      let hosts = node.embeddedControllers
      return [controller] + hosts.flatMap { controllers(of: $0, in: dump, &file) }
    }
    if kind == .tabs { controller.selectedTab = node.shownChild }
    controller.children = inner.map { child in
      ImportedChild(role, .controller(ImportedID(file: dump.file.name, id: child.path)))
    }
    for view in [node] + node.children.flatMap(\.outsideOfControllers) {
      file.elements.ignored[view.element, default: 0] += 1
    }
    return [controller] + inner.flatMap { controllers(of: $0, in: dump, &file) }
  }
}

extension DumpApp {
  private func view(
    _ node: DumpNode, in parent: DumpNode?, _ dump: Dump, _ file: inout ImportedFile,
    counts: Bool = true
  ) -> ImportedNode {
    if counts {
      if node.type.isGuess {
        file.elements.unknown[node.element, default: 0] += 1
      } else {
        file.elements.read[node.element, default: 0] += 1
      }
    }
    var view = ImportedNode(
      id: ImportedID(file: dump.file.name, id: node.path), place: node.place,
      element: node.element, type: node.type)
    (view.frame, view.text, view.placeholder) = (node.frame, node.text, node.placeholder)
    (view.identifier, view.label, view.tag) = (node.identifier, node.label, node.tag)
    (view.isHidden, view.alpha, view.isEnabled) = (node.isHidden, node.alpha, node.isEnabled)
    (view.isInteractive, view.settings) = (node.isInteractive, node.settings)
    view.names = node.names.map { ImportedName($0, owner: owner(of: node, dump)) }
    if sendsActions(node) {
      let owner = owner(of: node, dump)
      view.actions = [ImportedAction(GeneratedMethod.ofUnknownAction, target: .controller(owner))]
    }
    addChildren(of: node, to: &view, dump, &file)
    return view
  }

  /// Returns true for a control with actions, as most have; inputs mostly have none.
  private func sendsActions(_ node: DumpNode) -> Bool {
    types.isKind(node.type, of: "UIControl") && !types.isKind(node.type, of: "UITextField")
  }

  /// Views and instance variables of a dump without controllers belong to its only screen.
  private func owner(of node: DumpNode, _ dump: Dump) -> ImportedID {
    let around = dump.owners.last { node.path == $0 || node.path.hasPrefix($0 + "/") }
    return ImportedID(file: dump.file.name, id: around ?? "screen")
  }

  private func addChildren(
    of node: DumpNode, to view: inout ImportedNode, _ dump: Dump, _ file: inout ImportedFile
  ) {
    var children = node.children
    if children.count == 1, let only = children.first, only.controller != nil {
      let key = ImportedID(file: dump.file.name, id: only.path)
      view.segues = [ImportedSegue(.embed, to: .controller(key), by: .loading, place: only.place)]
      return
    }
    if types.isKind(node.type, of: "UISegmentedControl"),
      children.allSatisfy({ types.isPart($0, of: node) })
    {
      view.settings.merge(node.segments) { $1 }
    }
    children.removeAll { part in
      guard types.isPart(part, of: node) else { return false }
      view.text = view.text ?? part.text
      for inner in part.everything { file.elements.ignored[inner.element, default: 0] += 1 }
      return true
    }
    let lists = [("UITableView", "UITableViewCell"), ("UICollectionView", "UICollectionViewCell")]
    for (list, cell) in lists where types.isKind(node.type, of: list) {
      let cells = children.filter { types.isKind($0.type, of: cell) }
      children.removeAll { types.isKind($0.type, of: cell) }
      var contents = ImportedList(isCollection: list == "UICollectionView")
      contents.sections = [
        .init(cells: cells.map { self.cell($0, in: node, dump, &file) })
      ]
      (contents.rowHeight, contents.itemSize) = size(of: cells, in: node)
      if !cells.isEmpty { view.list = contents }
    }
    view.children = children.map { self.view($0, in: node, dump, &file) }
  }

  private func cell(
    _ node: DumpNode, in list: DumpNode, _ dump: Dump, _ file: inout ImportedFile
  ) -> ImportedNode {
    var cell = view(node, in: list, dump, &file)
    cell.role = .cell
    cell.cell = ImportedCell()
    for index in cell.children.indices
    where cell.children[index].type.name == "UITableViewCellContentView" {
      cell.children[index].role = .contentView
    }
    return cell
  }

  /// Every dumped cell gets room in the list, because a list makes only the cells that are visible.
  private func size(of cells: [DumpNode], in list: DumpNode) -> (Double?, [Double]?) {
    let frames = cells.compactMap(\.frame)
    guard let height = list.frame?.height, height > 0, !frames.isEmpty else { return (nil, nil) }
    let mean = frames.map(\.height).reduce(0, +) / Double(frames.count)
    let row = max(1, min(mean, (height / Double(cells.count)).rounded(.down)))
    return (row, [max(1, (list.frame?.width ?? 320)), row])
  }
}

extension DumpNode {
  /// The nearest views that are roots of controllers: this one, or those below it.
  var nearestControllers: [DumpNode] {
    controller != nil ? [self] : children.flatMap(\.nearestControllers)
  }

  /// The views at and below this one that lie outside of every controller's view.
  var outsideOfControllers: [DumpNode] {
    controller != nil ? [] : [self] + children.flatMap(\.outsideOfControllers)
  }

  /// The views of controllers that are the only subview of a view inside this one.
  fileprivate var embeddedControllers: [DumpNode] {
    if children.count == 1, let only = children.first, only.controller != nil { return [only] }
    return children.flatMap { child in
      child.embeddedControllers
    }
  }

  /// Returns true if the view has the frame of another, or if a frame is unknown.
  fileprivate func fills(_ other: DumpNode) -> Bool {
    guard let frame, let outer = other.frame else { return true }
    return frame.width == outer.width && frame.height == outer.height
  }
}

extension ImportedController {
  /// Returns true if two dumps show the same screen, by the class and the title.
  fileprivate func isSameScreen(as other: ImportedController) -> Bool {
    type.name == other.type.name && title == other.title
      && (title != nil || type.custom != nil && !kind.isContainer)
  }
}

extension ImportedController.Kind {
  /// The kind of a controller's class by its name; UIKit's containers, and names that end alike.
  init(className name: String) {
    let containers: [Self] = [.navigation, .tabs, .page, .split]
    self = containers.first { name.hasSuffix(String($0.className.dropFirst(2))) } ?? .plain
  }

  /// The role of a child in a container; nil for a screen.
  fileprivate var childRole: ImportedChild.Role? {
    switch self {
    case .navigation: .root
    case .tabs: .tab
    case .page: .page
    case .split: .primary
    case .plain, .table, .collection, .opaque: nil
    }
  }
}

extension String {
  /// The name of a file without its folder and extension, as the name of an app.
  var appName: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return stem.isEmpty || stem == "-" ? "App" : stem.printable
  }
}
