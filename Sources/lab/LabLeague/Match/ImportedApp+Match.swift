import AutoTrack
package import LabImport
import MiniUI

/// A view or a bar item of an imported app, to which a match leads back.
package struct ImportedOrigin: Hashable, Sendable {
  package let controller: ImportedID
  /// The identity in the file, which no match reads; nil if the file has none.
  package let id: ImportedID?
  package let place: ImportPlace
}

extension ImportedApp {
  /// The screens for ``AppMatch``, with the origin of each view.
  package var matchSource: MatchSource<ImportedOrigin> {
    let names = controllers.reduce(into: [:]) { $0[$1.key] = $1.screenName }
    return controllers.reduce(into: MatchSource()) { source, controller in
      var walk = ImportedWalk(controller: controller, screenNames: names)
      walk.addAll()
      var screen = MatchScreen(controller.screenName, nodes: walk.nodes)
      screen.names[.storyboardIdentifier] = controller.storyboardIdentifier
      screen.names[.file] = controller.key.file.split(separator: "/").last.map(String.init)
      screen.names[.controllerKind] = controller.kind.rawValue
      screen.title = controller.title ?? controller.navigationItem?.title
      source.add(screen, walk.origins)
    }
  }
}

extension ImportedController {
  /// The class; for a controller of the import's own, the class of its view.
  fileprivate var screenName: String {
    isHost ? view.map { "xib:" + $0.type.name } ?? type.name : type.name
  }
}

/// Lists the views and bar items of a controller, each after its superview.
private struct ImportedWalk {
  let controller: ImportedController
  let screenNames: [ImportedID: String]
  private(set) var nodes: [ViewFacts] = []
  private(set) var origins: [ImportedOrigin] = []

  /// The facts of a view that its superview knows.
  private struct Position {
    var parent: Int?
    var role: String?
    var header: String?
  }

  mutating func addAll() {
    if let view = controller.view { add(view, Position()) }
    if let view = controller.navigationItem?.titleView { add(view, Position(role: "titleView")) }
    let bar = controller.navigationItem
    for (items, side) in [
      (bar?.left ?? [], "left"), (bar?.right ?? [], "right"),
      ([bar?.back].compactMap(\.self), "back"), (controller.toolbarItems, "toolbar"),
    ] {
      for item in items { add(item, Position(role: side)) }
    }
  }

  private mutating func add(_ view: ImportedNode, _ position: Position) {
    var node = ViewFacts(view, screenNames)
    (node.parent, node.header) = (position.parent, position.header)
    node.role = position.role ?? (view.role.isPlain ? nil : view.role.rawValue)
    let place = append(node, view.id, view.place)
    for child in view.children { add(child, Position(parent: place)) }
    for child in view.list?.supplements ?? [] { add(child, Position(parent: place)) }
    for section in view.list?.sections ?? [] {
      for cell in section.cells {
        add(cell, Position(parent: place, role: "static", header: section.header))
      }
    }
    for cell in view.list?.prototypes ?? [] {
      add(cell, Position(parent: place, role: "prototypes"))
    }
    for item in view.barItems + view.backItems.flatMap(\.barItems) {
      add(item, Position(parent: place))
    }
  }

  private mutating func add(_ item: ImportedBarItem, _ position: Position) {
    var node = ViewFacts(kind: item.type.base, className: item.type.name, parent: position.parent)
    node.role = position.role
    (node.text, node.identifier, node.label) = (item.title, item.identifier, item.label)
    (node.image, node.systemItem) = (item.image?.withoutID, item.systemItem)
    node.tag = item.tag == 0 ? nil : item.tag
    node.actions = Set(item.actions.map(\.selector)).sorted()
    node.outlets = Set(item.names.map(\.words)).sorted()
    node.segues = item.segues.map { $0.words(screenNames) }
    let place = append(node, item.id, item.place)
    if let view = item.customView { add(view, Position(parent: place, role: "customView")) }
  }

  private mutating func append(_ node: ViewFacts, _ id: ImportedID?, _ place: ImportPlace) -> Int {
    nodes.append(node)
    origins.append(ImportedOrigin(controller: controller.key, id: id, place: place))
    return nodes.count - 1
  }
}

extension ViewFacts {
  fileprivate init(_ view: ImportedNode, _ screenNames: [ImportedID: String]) {
    self.init(kind: view.type.base, className: view.type.name, parent: nil)
    isCell = view.cell != nil || view.role == .cell
    tag = view.tag == 0 ? nil : view.tag
    frame = view.frame.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    text = view.text ?? view.settings["segments"]?.words
    if view.cell?.styledViews.isEmpty ?? false {
      text = text ?? view.cell?.text
      image = view.cell?.image
    }
    image = (image ?? view.settings["image"]?.words)?.withoutID
    (placeholder, identifier, label) = (view.placeholder, view.identifier, view.label)
    (reuseIdentifier, style) = (view.cell?.reuseIdentifier, view.cell?.style)
    outlets = Set(view.names.map(\.words)).sorted()
    actions = Set((view.actions + view.gestures.flatMap(\.actions)).map(\.selector)).sorted()
    recognizers = view.gestures.map(\.type.name).sorted()
    segues = view.segues.map { $0.words(screenNames) }
  }
}

extension ImportedNode.Role {
  /// True for a view whose role follows from its place.
  fileprivate var isPlain: Bool { self == .root || self == .subview }
}

extension ImportedName {
  fileprivate var words: String { isCollection ? name + "[]" : name }
}

extension ImportedSegue {
  /// The segue without ids: kind, identifier and the destination's class.
  fileprivate func words(_ screenNames: [ImportedID: String]) -> String {
    let goal =
      switch destination {
      case .controller(let key): screenNames[key] ?? ""
      case .unwind(let selector): selector
      case .missing: ""
      }
    return "\(kind.rawValue) \(identifier ?? "") \(goal)"
  }
}

extension ImportedValue {
  /// A text, or texts side by side; nil for other values.
  fileprivate var words: String? {
    switch self {
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: " ")
    case .flag, .integer, .number, .numbers: nil
    }
  }
}

extension String {
  /// The name of an image; nil for one inside the file, which the id of its element names.
  fileprivate var withoutID: String? { hasSuffix(":image") ? nil : self }
}
