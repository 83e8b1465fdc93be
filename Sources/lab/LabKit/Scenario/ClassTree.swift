import LabLanguage
import MiniUI

/// The classes that an app can name: the system's, and the app's own.
///
/// The system's come from the class table of a process that never runs, so a file can name exactly
/// MiniUI's classes.
package struct ClassTree {
  private let process: AppProcess
  private let own: [String: ClassDescription]
  private let lines: ClassLines
  private let privateNames: Set<String>
  private let namesPrivateClasses: Bool
  /// The app's classes, in file order.
  package let ownNames: [String]

  package init(of app: AppDescription) {
    process = .idle()
    privateNames = process.device.system.privateClassNames.subtracting(["UIView"])
    // Duplicate names are a mistake recorded elsewhere; here the first counts.
    own = Dictionary(app.classes.map { ($0.key.value, $0.value) }) { first, _ in first }
    namesPrivateClasses = app.identity.namesPrivateClasses
    ownNames = app.classes.map(\.key.value)
    lines = ClassLines(of: app.classes)
  }

  /// The system's classes that an app can name, sorted.
  var systemNames: [String] {
    process.classes.classes.map(\.name).filter { !isPrivate($0) }
  }

  /// Returns true for a private class of the system, which an app cannot name.
  func isPrivate(_ name: String) -> Bool {
    guard !namesPrivateClasses, own[name] == nil else { return false }
    return name.hasPrefix("_") || privateNames.contains(name) || Self.hiddenNames.contains(name)
  }

  /// Private classes that MiniUI implements in code instead of templates.
  package static let hiddenNames: Set<String> = [
    "UIDimmingView", "UILayoutContainerView", "UITransitionView", "UITableViewCellEditControl",
    "UITableViewCellReorderControl", "UISwipeActionPullView", "UIGestureRecognizerTarget",
    "UIScrollViewPanGestureRecognizer", "UISwitchModernVisualElement",
  ]

  func system(_ name: String) -> DynamicClass? { process.classes[name] }

  /// Returns true if the app or the system has the class.
  func isKnown(_ name: String) -> Bool { own[name] != nil || system(name) != nil }

  func own(_ name: String) -> ClassDescription? { own[name] }

  /// The cycles of classes, each from its first class in the file.
  var circles: [[String]] { lines.circles }

  /// Returns the number of the app's classes above a class.
  func depth(of name: String) -> Int { lines.depths[name] ?? 0 }

  /// Returns the first class of the system at or above a class.
  func systemClass(above name: String) -> DynamicClass? {
    guard own[name] != nil else { return system(name) }
    return lines.outerClasses[name].flatMap { system($0) }
  }

  /// Returns true if a class is a class of the system, or inherits from it.
  package func isKind(_ name: String, of systemName: String) -> Bool {
    guard let system = system(systemName) else { return false }
    return systemClass(above: name)?.isSubclass(of: system) ?? false
  }

  /// Returns the noun for a class outside of a system class: `none`, `a UIView`; else nil.
  func kind(of name: String, isNot systemName: String) -> String? {
    guard let system = systemClass(above: name), !isKind(name, of: systemName) else { return nil }
    return system.name == name ? "not one" : "a \(system.name)"
  }

  /// Returns true if objects of a class have a property.
  func has(_ property: Property, in name: String) -> Bool {
    property.owners.contains { isKind(name, of: $0) }
  }

  /// Returns a class of the app and the app's classes above it.
  func lineage(of name: String) -> [String] { lines.lineages(of: [name]) }

  /// Returns the app's methods of some classes and of those above them.
  func methods(of names: [String]) -> [String] {
    lines.lineages(of: names).flatMap { own[$0]?.methods ?? [] }.map(\.key.value)
  }

  /// Returns true if objects of at least one class respond to a message.
  func respond(_ names: [String], to selector: String) -> Bool {
    if methods(of: names).contains(selector) { return true }
    let systemClasses = Set(names.compactMap { systemClass(above: $0)?.name })
    let selector = process.classes.selector(selector)
    return systemClasses.contains { system($0)?.implements(selector) ?? false }
  }

  /// Returns a class and every class of the app that inherits from it.
  func descendants(of name: String) -> [String] { lines.descendants(of: name) }

  /// The system's classes that take typed text.
  static let textInputs = ["UITextField", "UITextView", "UISearchBar"]

  /// Returns true for a bar whose controls are bar buttons.
  func isBar(_ name: String) -> Bool {
    ["UINavigationBar", "UIToolbar"].contains { isKind(name, of: $0) }
  }

  func isTextInput(_ name: String) -> Bool {
    Self.textInputs.contains { isKind(name, of: $0) }
  }
}

/// The inheritance among an app's own classes; each class is visited once.
private struct ClassLines {
  /// The first class above that the app does not declare; absent in or below a cycle.
  private(set) var outerClasses: [String: String] = [:]
  /// The cycles of classes, each once, from its first class in the file.
  private(set) var circles: [[String]] = []
  /// The number of the app's classes above each class; meaningless in a cycle.
  private(set) var depths: [String: Int] = [:]
  private var superclasses: [String: String] = [:]
  private var subclasses: [String: [String]] = [:]

  /// Follows every class up to the first that the app does not declare.
  init(of classes: [Entry<ClassDescription>]) {
    var indices: [String: Int] = [:]
    for (index, entry) in classes.enumerated() where indices[entry.key.value] == nil {
      let (name, superclass) = (entry.key.value, entry.value.superclass.value)
      indices[name] = index
      superclasses[name] = superclass
      subclasses[superclass, default: []].append(name)
    }
    var visited: Set<String> = []
    for entry in classes { follow(entry.key.value, &visited, indices) }
  }

  /// Returns the given classes and the app's classes above them, without duplicates.
  func lineages(of names: [String]) -> [String] {
    var lineage: [String] = []
    var visited: Set<String> = []
    for name in names {
      var next = name
      while let above = superclasses[next], visited.insert(next).inserted {
        lineage.append(next)
        next = above
      }
    }
    return lineage
  }

  /// Returns a class of the app and every class that inherits from it.
  func descendants(of name: String) -> [String] {
    guard superclasses[name] != nil else { return [] }
    var found = [name]
    var visited: Set = [name]
    var index = 0
    while index < found.count {
      found += (subclasses[found[index]] ?? []).filter { visited.insert($0).inserted }
      index += 1
    }
    return found
  }

  private mutating func follow(
    _ name: String, _ visited: inout Set<String>, _ indices: [String: Int]
  ) {
    var line: [String] = []
    var next = name
    while let above = superclasses[next], visited.insert(next).inserted {
      line.append(next)
      next = above
    }
    // The walk ended outside of the app, at a class visited before, or in a cycle.
    let outer = superclasses[next] == nil ? next : outerClasses[next]
    for member in line { outerClasses[member] = outer }
    let above = superclasses[next] == nil ? 0 : (depths[next] ?? 0) + 1
    for (place, member) in line.reversed().enumerated() { depths[member] = above + place }
    guard let start = line.firstIndex(of: next) else { return }
    let circle = line[start...]
    let first = circle.indices.min { (indices[circle[$0]] ?? 0) < (indices[circle[$1]] ?? 0) }
    circles.append(Array(circle[(first ?? start)...] + circle[..<(first ?? start)]))
  }
}
