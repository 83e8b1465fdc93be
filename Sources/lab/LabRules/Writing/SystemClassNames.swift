import LabImport
import LabKit
import LabLanguage
import MiniUI

/// UIKit's classes that MiniUI has, and the superclasses of those that it lacks.
final class SystemClassNames {
  /// A process that never runs.
  private let process = AppProcess.idle()
  private let simulated = SimulatedClasses.all
  private var traits: [String: ViewTraits] = [:]

  /// Returns the system's class of a name, if MiniUI has it.
  subscript(_ name: String) -> DynamicClass? { process.classes[name] }

  /// Returns true if the class, or the nearest one above it that MiniUI has, is of a kind.
  func isKind(_ name: String, of kind: String) -> Bool { traits(of: name).kinds.contains(kind) }

  /// Returns the facts of a class, or of the nearest one above it that MiniUI has.
  func traits(of name: String) -> ViewTraits {
    if let known = traits[name] { return known }
    let new = ViewTraits(process.classes[simulated.nearest(to: name)])
    traits[name] = new
    return new
  }

  /// Returns the superclass of a class of UIKit's that MiniUI lacks.
  func superclass(of name: String) -> String { simulated.superclass(of: name) }

  /// Returns the most special of several classes; of two that are unrelated, the first.
  func mostSpecial(of names: [String]) -> String { simulated.mostSpecial(of: names) }

  /// Returns true if the class is a private one of UIKit's.
  func isPrivate(_ name: String) -> Bool {
    guard process.classes[name] != nil else { return false }
    return name.hasPrefix("_") || ClassTree.hiddenNames.contains(name)
      || process.device.system.privateClassNames.contains(name) && name != "UIView"
  }

  /// Returns the types of a method that objects of a class would have by a name; nil for none.
  func types(of selector: String, in name: String) -> ShapeKind? {
    guard let type = process.classes[simulated.nearest(to: name)] else { return nil }
    return MethodTypes.known(selector, in: type, process.classes)
      ?? MethodTypes.natural(selector)
  }

  /// Returns true if objects of a class respond to a message without the app's code.
  func responds(_ name: String, to selector: String) -> Bool {
    process.classes[simulated.nearest(to: name)]?.implements(process.classes.selector(selector))
      ?? false
  }
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
