package import LabImport
import LabLanguage

/// A writer of an imported app as the text of an app file.
///
/// The same app gives the same text: the order of everything is that of the imported files.
package final class AppWriter {
  let app: ImportedApp
  let names: ImportedNames
  /// The notes of the import, and those of the writing.
  package private(set) var notes: [ImportNote]
  /// The ways between the screens.
  private(set) var edges: [ScreenEdge] = []
  private var viewMethods: [String: WrittenMethods] = [:]
  private let controllers: [ImportedID: ImportedController]
  /// The outlets that the app file has, or that other notes name.
  private var heldOutlets: Set<HeldOutlet> = []
  /// The names of files in origins, by path.
  private let briefNames: [String: String]

  /// Makes a writer.
  ///
  /// With `joiningVariants` the elements of one id in variants of a file have one origin.
  package init(_ app: ImportedApp, joiningVariants: Bool = false) {
    self.app = app
    names = ImportedNames(of: app)
    notes = app.notes
    controllers = Dictionary(app.controllers.map { ($0.key, $0) }) { first, _ in first }
    let paths = app.files.map(\.name)
    let names = joiningVariants ? paths.map(\.withoutVariant) : paths
    let brief = Self.briefNames(of: Array(Set(names)).sorted())
    briefNames = Dictionary(zip(paths, names.map { brief[$0] ?? $0 })) { first, _ in first }
  }

  /// Returns the names without folders; of files of one name, the paths from the common folder.
  private static func briefNames(of paths: [String]) -> [String: String] {
    let steps = paths.map { $0.split(separator: "/").map(String.init) }
    let folders = steps.map { $0.dropLast() }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    let counts = Dictionary(steps.compactMap(\.last).map { ($0, 1) }, uniquingKeysWith: +)
    let names = steps.map { steps in
      let isClear = steps.last.map { counts[$0] == 1 } ?? false
      return steps.dropFirst(isClear ? steps.count - 1 : common.count).joined(separator: "/")
    }
    return Dictionary(zip(paths, names)) { first, _ in first }
  }

  /// The number of rows for which a prototype cell stands, because only code knows the number.
  package static let rowsPerPrototype = 3

  func controller(_ key: ImportedID) -> ImportedController? { controllers[key] }

  /// Returns the identity of an element: its id, after the file's name if there are several files.
  func origin(of id: ImportedID) -> String {
    app.files.count > 1 ? "\(briefNames[id.file] ?? id.file)#\(id.id)" : id.id
  }

  /// Adds a note about something that the app file cannot express.
  func note(_ note: ImportNote) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// Counts outlets to a view as told, by the app file or by a note.
  func count(_ names: [ImportedName], of node: ImportedNode) {
    guard let id = node.id else { return }
    for name in names {
      if let owner = name.owner { heldOutlets.insert(HeldOutlet(owner, name.name, id)) }
    }
  }

  /// Returns true if a controller of the app has a method.
  func isImplemented(_ selector: String) -> Bool {
    app.controllers.contains { controller in
      let base = controller.type.base
      return controller.methods.contains(selector)
        && (names.system.responds(base, to: selector)
          || WrittenMethods.allows(selector, of: base, in: names.system))
    }
  }

  /// Adds a method to a class of views; returns false if the app declares no such class.
  func declare(_ selector: String, of type: ImportedType) -> Bool {
    if names.system.responds(type.base, to: selector) { return true }
    guard names.superclasses[type.name] != nil,
      WrittenMethods.allows(selector, of: type.base, in: names.system)
    else { return false }
    viewMethods[type.name, default: WrittenMethods()].note(selector)
    return true
  }

  package func text() -> String {
    "// Written by lab import; docs/import.md explains it.\n" + written().json5
  }

  /// The app as a value, for a file of its own or inside a scenario.
  func written() -> PrintedJSON {
    noteCircles()
    var entries: [(name: String, value: PrintedJSON)] = []
    for controller in app.controllers {
      let name = names.entries[controller.key] ?? controller.type.name
      let isScene = names.scenes.contains(controller.key)
      let superclass =
        isScene
        ? controller.type.name : names.superclasses[controller.type.name] ?? controller.type.base
      let writer = ScreenWriter(controller, in: self)
      entries.append((name, writer.entry(is: superclass, isScene: isScene)))
      edges += writer.edges
    }
    for controller in app.controllers { noteOutlets(of: controller) }
    let laidOut = Set(entries.map(\.name))
    let plain = names.superclasses.sorted { $0.key < $1.key }.filter { !laidOut.contains($0.key) }
    let classes = plain.map { name, superclass in (name, entry(of: name, superclass)) } + entries
    return .object([
      .init(key: "app", value: identity, comments: comments),
      .init(key: "root", value: rootPlace),
      .init(
        key: "classes", value: .object(classes.map { .init(key: $0.0, value: $0.1) })),
    ])
  }

  private func entry(of name: String, _ superclass: String) -> PrintedJSON {
    .members(["is": .text(superclass), "methods": viewMethods[name]?.written])
  }

  private var identity: PrintedJSON {
    .members([
      "name": .text(app.name), "namesPrivateClasses": names.namesPrivateClasses ? .flag(true) : nil,
    ])
  }

  private var comments: [String] {
    let files = app.files.map { file in
      let sums = file.elements.sums
      return "\(file.name): \(file.format); elements: \(sums.read) read, \(sums.ignored) ignored, "
        + "\(sums.unknown) unknown"
    }
    return files + notes.map { "dropped or changed: \($0)" }
  }
}

/// An outlet with its owner and the element that it holds.
private struct HeldOutlet: Hashable {
  let owner: ImportedID
  let name: String
  let destination: ImportedID

  init(_ owner: ImportedID, _ name: String, _ destination: ImportedID) {
    (self.owner, self.name, self.destination) = (owner, name, destination)
  }
}

extension AppWriter {
  /// Notes the outlets that the app file lacks, of a controller and of its views.
  private func noteOutlets(of controller: ImportedController) {
    noteLost(controller.outlets, of: controller.key, controller.type, at: controller.place)
    controller.visitNodes { node in
      guard let id = node.id, !node.outlets.isEmpty else { return }
      noteLost(node.outlets, of: id, node.type, at: node.place)
    }
  }

  private func noteLost(
    _ outlets: [ImportedOutlet], of owner: ImportedID, _ type: ImportedType, at place: ImportPlace
  ) {
    for outlet in outlets
    where outlet.isOfApp
      && !heldOutlets.contains(HeldOutlet(owner, outlet.name, outlet.destination))
    {
      note(
        ImportNote(
          .unheldOutlet, "outlet \(outlet.name.quoted)", at: place,
          detail: "\(type.name) to \(outlet.destination.id.quoted)"))
    }
  }
}

/// The places of controllers: names of classes, and containers around them.
extension AppWriter {
  /// The key of the root: the app's, or else a controller without a predecessor.
  var rootKey: ImportedID? {
    if let root = app.root, controllers[root] != nil { return root }
    let targets = app.controllers.flatMap(\.destinations)
    let first =
      app.controllers.first { !targets.contains($0.key) && $0.kind.isContainer }
      ?? app.controllers.first { !targets.contains($0.key) }
    return (first ?? app.controllers.first)?.key
  }

  private var rootPlace: PrintedJSON {
    rootKey.flatMap { rootPlace(of: $0) } ?? .text("UIViewController")
  }

  /// Returns the place of a controller that fills the window.
  ///
  /// Bar buttons are seen on a navigation stack alone, so code puts such a screen on one.
  func rootPlace(of key: ImportedID) -> PrintedJSON? {
    guard let place = place(of: key), let controller = controllers[key] else { return nil }
    let buttons = controller.navigationItem?.barItems.filter { !$0.isSpace } ?? []
    guard !controller.kind.isContainer, !buttons.isEmpty else { return place }
    note(ImportNote(.stackOfCode, names.entries[key] ?? key.id, at: controller.place))
    return .members(["navigation": place])
  }

  /// Returns the place of a controller: its entry, or a container with its children.
  func place(of key: ImportedID) -> PrintedJSON? { place(of: key, inside: []) }

  private func place(of key: ImportedID, inside outer: [ImportedID]) -> PrintedJSON? {
    guard let controller = controllers[key], let entry = names.entries[key] else { return nil }
    guard let word = controller.kind.word, !outer.contains(key) else { return .text(entry) }
    let children = controller.children.compactMap { child -> PrintedJSON? in
      guard case .controller(let key) = child.destination,
        // UIKit has no stack on a stack.
        !(controller.kind == .navigation && isNavigation(key))
      else { return nil }
      return place(of: key, inside: outer + [controller.key])
    }
    let isStack = controller.kind == .navigation
    guard !children.isEmpty || isStack else { return .text(entry) }
    let content: PrintedJSON =
      isStack && children.count < 2
      ? children.first ?? .text("UIViewController") : .list(children)
    return .members([word: content, "is": .text(entry)])
  }

  /// Notes the containers that contain themselves, and the stacks on stacks.
  private func noteCircles() {
    for controller in app.controllers where controller.kind.isContainer {
      for child in controller.children {
        guard case .controller(let key) = child.destination else { continue }
        let isNested = controller.kind == .navigation && isNavigation(key)
        let reason: ImportNote.Reason? =
          leads(key, to: controller.key) ? .containsItself : isNested ? .nestedStack : nil
        guard let reason else { continue }
        note(
          ImportNote(
            reason, "child \(child.role.rawValue.quoted)", at: controller.place,
            detail: names.entries[key]))
      }
    }
  }

  /// Returns true for a navigation controller, also for one without children.
  private func isNavigation(_ key: ImportedID) -> Bool {
    controllers[key].map { names.system.isKind($0.type.base, of: "UINavigationController") }
      ?? false
  }

  /// Returns true if a controller is another one, or contains it through containers.
  private func leads(_ key: ImportedID, to goal: ImportedID) -> Bool {
    var (open, seen) = ([key], Set([key]))
    while let next = open.popLast() {
      if next == goal { return true }
      for case .controller(let child) in controllers[next]?.children.map(\.destination) ?? []
      where seen.insert(child).inserted {
        open.append(child)
      }
    }
    return false
  }

  /// Returns the place of an embedded controller; nil if it would contain itself.
  func embeddedPlace(of key: ImportedID, in owner: ImportedID) -> PrintedJSON? {
    var visited: Set<ImportedID> = []
    return contains(key, owner, &visited) ? nil : place(of: key)
  }

  private func contains(
    _ key: ImportedID, _ wanted: ImportedID, _ visited: inout Set<ImportedID>
  ) -> Bool {
    if key == wanted { return true }
    guard visited.insert(key).inserted, let controller = controllers[key] else { return false }
    var embedded: [ImportedDestination] = []
    controller.visitNodes { node in
      if let destination = node.embedded { embedded.append(destination) }
    }
    for case .controller(let inner) in embedded + controller.children.map(\.destination)
    where contains(inner, wanted, &visited) {
      return true
    }
    return false
  }
}

extension ImportedController.Kind {
  /// The key of an app file for a container; nil for a screen.
  var word: String? {
    switch self {
    case .navigation: "navigation"
    case .tabs: "tabs"
    case .page: "page"
    case .split: "split"
    case .plain, .table, .collection, .opaque: nil
    }
  }
}

extension ImportedController {
  /// The controllers that segues and relationships of this one lead to.
  var destinations: [ImportedID] {
    let items = (navigationItem.map { $0.left + $0.right } ?? []) + toolbarItems
    let all =
      segues + items.flatMap(\.segues)
      + nodes.flatMap { node in
        node.segues + node.gestures.flatMap(\.segues)
      }
    return (all.map(\.destination) + children.map(\.destination)).compactMap { destination in
      if case .controller(let key) = destination { key } else { nil }
    }
  }
}

extension String {
  /// A path without the folder of a language and the mark of a device.
  ///
  /// They tell the variants of one file apart, of which an app loads one:
  /// `Base.lproj/Main~ipad.storyboard` is a variant of `Main.storyboard`.
  fileprivate var withoutVariant: String {
    let folders = split(separator: "/", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix(".lproj") }
    return folders.joined(separator: "/").replacing(/~(ipad|iphone)(?=\.\w+$)/, with: "")
  }
}
