import LabImport
import LabLanguage
import LabSystem
import MiniUI

/// The names under which an app file declares the controllers and classes of an imported app.
struct ImportedNames {
  let system = SystemClassNames()
  /// The entry of each controller in `classes`.
  private(set) var entries: [ImportedID: String] = [:]
  /// True for entries that are scenes: further layouts of a class.
  private(set) var scenes: Set<ImportedID> = []
  /// The superclasses of the classes that the file declares without a layout.
  private(set) var superclasses: [String: String] = [:]
  /// True if the file names private classes of UIKit.
  private(set) var namesPrivateClasses = false
  /// The classes whose superclass the import has found.
  private let known: Set<String>

  init(of app: ImportedApp) {
    known = Set(app.classes.map(\.name))
    for type in app.classes where system[type.name] == nil {
      superclasses[type.name] = type.superclass
    }
    app.controllers.forEach { add($0.type) }
    for type in Self.types(in: app.controllers) { add(type) }
    for superclass in superclasses.values.sorted() { declare(superclass) }
    nameEntries(of: app.controllers)
  }

  /// Returns the types of all views and recognisers, each once, in the order of the files.
  private static func types(in controllers: [ImportedController]) -> [ImportedType] {
    var (types, seen): ([ImportedType], Set<ImportedType>) = ([], [])
    func add(_ type: ImportedType) { if seen.insert(type).inserted { types.append(type) } }
    for controller in controllers {
      controller.visitNodes { node in
        // A cell makes its content view itself, so the file does not name its class.
        guard node.role != .contentView || node.type.name != "UITableViewCellContentView" else {
          return
        }
        add(node.type)
        for gesture in node.gestures { add(gesture.type) }
      }
    }
    return types
  }

  private mutating func add(_ type: ImportedType) {
    declare(type.base)
    guard type.custom != nil, system[type.name] == nil, !known.contains(type.name) else { return }
    // The superclasses of one class stand in a line, so the most special one fits all elements.
    let others = superclasses[type.name].map { [$0] } ?? []
    superclasses[type.name] = system.mostSpecial(of: others + [type.base])
  }

  /// Declares a class of UIKit's that MiniUI lacks.
  private mutating func declare(_ name: String) {
    namesPrivateClasses = namesPrivateClasses || system.isPrivate(name)
    guard system[name] == nil, superclasses[name] == nil else { return }
    superclasses[name] = system.superclass(of: name)
  }

  private mutating func nameEntries(of controllers: [ImportedController]) {
    let counts = Dictionary(controllers.map { ($0.type.name, 1) }, uniquingKeysWith: +)
    var taken = Set(superclasses.keys)
    for controller in controllers {
      let type = controller.type.name
      if superclasses[type] != nil, counts[type] == 1 {
        entries[controller.key] = type
        continue
      }
      let name = "\(type) (\(controller.sceneLabel))"
      entries[controller.key] = name.freeName(numbered: { "\(name) \($0)" }) {
        taken.insert($0).inserted
      }
      scenes.insert(controller.key)
    }
  }

  /// Returns the entry of a controller, if the app has it.
  func entry(of key: ImportedID) -> String? { entries[key] }
}

extension ImportedController {
  /// The word that tells the scene from others of its class.
  fileprivate var sceneLabel: String {
    let words = [storyboardIdentifier, userLabel, title, navigationItem?.title]
    let word = words.lazy.compactMap(\.self).first { !$0.isEmpty } ?? key.id
    return word.brief
  }
}
