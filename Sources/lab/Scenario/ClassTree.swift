import MiniUI

/// The classes that an app can name: the system's, and the app's own below them.
///
/// The system's come from the class table of a process that never runs, so that a file can use
/// exactly what MiniUI has.
struct ClassTree {
  private let process: AppProcess
  private let own: [String: ClassDescription]
  /// The app's classes, in the order of the file.
  let ownNames: [String]

  /// The classes of an app together with the system's.
  init(of app: AppDescription) {
    process = DeviceDescription().makeDevice(seed: 0).start(App())
    own = Dictionary(app.classes.map { ($0.key.value, $0.value) }) { first, _ in first }
    ownNames = app.classes.map(\.key.value)
  }

  /// The system's classes, sorted.
  var systemNames: [String] { process.classes.classes.map(\.name) }

  /// The system's class of that name.
  func system(_ name: String) -> DynamicClass? { process.classes[name] }

  /// Whether the app or the system has a class of that name.
  func isKnown(_ name: String) -> Bool { own[name] != nil || system(name) != nil }

  /// The app's class of that name.
  func own(_ name: String) -> ClassDescription? { own[name] }

  /// A class and the app's classes above it, nearest first; a circle is followed once.
  func ownLineage(of name: String) -> [String] {
    var lineage: [String] = []
    var next: String? = name
    while let current = next, let description = own[current], !lineage.contains(current) {
      lineage.append(current)
      next = description.superclass.value
    }
    return lineage
  }

  /// The first of the system's classes that a class is, or inherits from.
  func systemClass(above name: String) -> DynamicClass? {
    guard let last = ownLineage(of: name).last, let description = own[last] else {
      return system(name)
    }
    return system(description.superclass.value)
  }

  /// Whether a class is one of the system's, or inherits from it.
  func isKind(_ name: String, of systemName: String) -> Bool {
    guard let system = system(systemName) else { return false }
    return systemClass(above: name)?.isSubclass(of: system) ?? false
  }

  /// Whether objects of a class have a property, or one of the classes.
  func has(_ property: Property, in name: String) -> Bool {
    property.owners.contains { isKind(name, of: $0) }
  }

  /// The view that a controller of the class loads, its own or inherited.
  func view(of name: String) -> Located<ViewDescription>? {
    ownLineage(of: name).compactMap { own[$0]?.view }.first
  }

  /// The app's methods of a class and of those above it.
  func methods(of name: String) -> [String] {
    ownLineage(of: name).flatMap { own[$0]?.methods ?? [] }.map(\.key.value)
  }

  /// Whether objects of a class respond to a message.
  func responds(_ name: String, to selector: String) -> Bool {
    if methods(of: name).contains(selector) { return true }
    return systemClass(above: name)?.implements(process.classes.selector(selector)) ?? false
  }

  /// A class and every class of the app that inherits from it.
  func descendants(of name: String) -> [String] {
    ownNames.filter { ownLineage(of: $0).contains(name) }
  }
}
