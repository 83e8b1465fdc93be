import LabLanguage
import MiniUI

/// UIKit's classes that MiniUI has, and the superclasses of those that it lacks.
final class SystemClassNames {
  private let process: AppProcess
  private var traits: [String: ViewTraits] = [:]

  /// The classes of a process that never runs.
  init() {
    process = DeviceDescription().makeDevice(seed: 0).start(App())
  }

  /// Returns the system's class of a name, if MiniUI has it.
  subscript(_ name: String) -> DynamicClass? { process.classes[name] }

  /// Returns true if the class, or the nearest one above it that MiniUI has, is of a kind.
  func isKind(_ name: String, of kind: String) -> Bool { traits(of: name).kinds.contains(kind) }

  /// Returns the facts of a class, or of the nearest one above it that MiniUI has.
  func traits(of name: String) -> ViewTraits {
    if let known = traits[name] { return known }
    let new = ViewTraits(process.classes[nearest(to: name)])
    traits[name] = new
    return new
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

/// The facts of a class that each of its views shares, found once: an app has thousands of views.
struct ViewTraits {
  /// The names of the class and of those above it.
  let kinds: Set<String>
  /// The positions of the class's properties in the reference, by key.
  let properties: [String: Int]

  init(_ type: DynamicClass?) {
    let kinds = type.map { Set($0.ancestry.map(\.name)) } ?? []
    self.kinds = kinds
    let rows = Property.ofViews.enumerated().filter { row in
      row.element.owners.contains(where: kinds.contains)
    }
    properties = Dictionary(uniqueKeysWithValues: rows.map { ($0.element.key, $0.offset) })
  }
}
