import LabLanguage
import MiniUI

/// UIKit's classes that MiniUI has, and the superclasses of those that it lacks.
struct SystemClassNames {
  private let process: AppProcess

  /// The classes of a process that never runs.
  init() {
    process = DeviceDescription().makeDevice(seed: 0).start(App())
  }

  /// Returns the system's class of a name, if MiniUI has it.
  subscript(_ name: String) -> DynamicClass? { process.classes[name] }

  /// Returns true if the class, or the nearest one above it that MiniUI has, is of a kind.
  func isKind(_ name: String, of kind: String) -> Bool {
    guard let type = process.classes[nearest(to: name)], let kind = process.classes[kind] else {
      return false
    }
    return type.isSubclass(of: kind)
  }

  /// Returns the class, or the nearest one above it that MiniUI has.
  func nearest(to name: String) -> String {
    var name = name
    // Ends: every line of superclasses leads to a view, a controller or a recogniser.
    while process.classes[name] == nil { name = superclass(of: name) }
    return name
  }

  /// Returns the superclass of a class of UIKit's that MiniUI lacks.
  func superclass(of name: String) -> String {
    Self.superclasses[name] ?? UIKitClasses.superclasses[name]
      ?? (name.hasSuffix("GestureRecognizer")
        ? "UIGestureRecognizer" : name.hasSuffix("ViewController") ? "UIViewController" : "UIView")
  }

  /// Returns true if the class is a private one of UIKit's.
  func isPrivate(_ name: String) -> Bool {
    guard process.classes[name] != nil else { return false }
    return name.hasPrefix("_") || ClassTree.hiddenNames.contains(name)
      || process.device.system.privateClassNames.contains(name) && name != "UIView"
  }

  /// Returns the types of a method that objects of a class would have by a name; nil for none.
  func types(of selector: String, in name: String) -> ShapeKind? {
    guard let type = process.classes[nearest(to: name)] else { return nil }
    return MethodTypes.known(selector, in: type, process.classes)
      ?? MethodTypes.natural(selector)
  }

  /// Returns true if objects of a class respond to a message without the app's code.
  func responds(_ name: String, to selector: String) -> Bool {
    process.classes[nearest(to: name)]?.implements(process.classes.selector(selector)) ?? false
  }

  /// The superclasses of private classes that dumps of older systems have.
  private static let superclasses: [String: String] = [
    "UIRoundedRectButton": "UIButton", "UITextFieldLabel": "UILabel",
    "UIFieldEditor": "UIScrollView",
  ]
}

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

  init(of app: ImportedApp) {
    for type in app.classes where system[type.name] == nil {
      superclasses[type.name] = type.superclass
    }
    app.controllers.forEach { add($0.type) }
    // A cell makes its content view itself, so the file does not name its class.
    let cellContent = "UITableViewCellContentView"
    for node in app.controllers.flatMap(\.nodes)
    where node.role != .contentView || node.type.name != cellContent {
      add(node.type)
      node.gestures.forEach { add($0.type) }
    }
    for superclass in superclasses.values.sorted() { declare(superclass) }
    nameEntries(of: app.controllers)
  }

  private mutating func add(_ type: ImportedType) {
    declare(type.base)
    if type.custom != nil, superclasses[type.name] == nil, system[type.name] == nil {
      superclasses[type.name] = type.base
    }
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
