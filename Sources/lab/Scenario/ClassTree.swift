import MiniUI

/// The classes that an app can name: the system's, and the app's own below them.
///
/// The system's come from the class table of a process that never runs, so that a file can use
/// exactly what MiniUI has.
struct ClassTree {
  private let process: AppProcess
  private let own: [String: ClassDescription]
  private let lines: ClassLines
  private let privateNames: Set<String>
  /// The app's classes, in the order of the file.
  let ownNames: [String]

  /// The classes of an app together with the system's.
  init(of app: AppDescription) {
    process = DeviceDescription().makeDevice(seed: 0).start(App())
    privateNames = process.device.system.privateClassNames.subtracting(["UIView"])
    own = Dictionary(app.classes.map { ($0.key.value, $0.value) }) { first, _ in first }
    ownNames = app.classes.map(\.key.value)
    lines = ClassLines(of: app.classes)
  }

  /// The system's classes that an app can name, sorted.
  var systemNames: [String] {
    process.classes.classes.map(\.name).filter { !isPrivate($0) }
  }

  /// Whether the system keeps a class to itself: no app can inherit from it or make its objects.
  func isPrivate(_ name: String) -> Bool {
    name.hasPrefix("_") || privateNames.contains(name) || Self.hiddenNames.contains(name)
  }

  /// Classes without a header that MiniUI has as code and not as templates.
  private static let hiddenNames: Set<String> = [
    "UIDimmingView", "UILayoutContainerView", "UITransitionView", "UITableViewCellEditControl",
    "UITableViewCellReorderControl", "UISwipeActionPullView", "UIGestureRecognizerTarget",
    "UIScrollViewPanGestureRecognizer", "UISwitchModernVisualElement",
  ]

  /// The system's class of that name.
  func system(_ name: String) -> DynamicClass? { process.classes[name] }

  /// Whether the app or the system has a class of that name.
  func isKnown(_ name: String) -> Bool { own[name] != nil || system(name) != nil }

  /// The app's class of that name.
  func own(_ name: String) -> ClassDescription? { own[name] }

  /// The circles of classes that inherit from themselves, each from its first class on.
  var circles: [[String]] { lines.circles }

  /// How many of the app's classes a class inherits from.
  func depth(of name: String) -> Int { lines.depths[name] ?? 0 }

  /// The first of the system's classes that a class is, or inherits from.
  func systemClass(above name: String) -> DynamicClass? {
    guard own[name] != nil else { return system(name) }
    return lines.outerClasses[name].flatMap { system($0) }
  }

  /// Whether a class is one of the system's, or inherits from it.
  func isKind(_ name: String, of systemName: String) -> Bool {
    guard let system = system(systemName) else { return false }
    return systemClass(above: name)?.isSubclass(of: system) ?? false
  }

  /// What a class is that is not below one of the system's: `none`, `a UIView`; else nil.
  func kind(of name: String, isNot systemName: String) -> String? {
    guard let system = systemClass(above: name), !isKind(name, of: systemName) else { return nil }
    return system.name == name ? "none" : "a \(system.name)"
  }

  /// Whether objects of a class have a property, or one of the classes.
  func has(_ property: Property, in name: String) -> Bool {
    property.owners.contains { isKind(name, of: $0) }
  }

  /// A class of the app and those of the app's that it inherits from.
  func lineage(of name: String) -> [String] { lines.lineages(of: [name]) }

  /// The app's methods of some classes and of those above them.
  func methods(of names: [String]) -> [String] {
    lines.lineages(of: names).flatMap { own[$0]?.methods ?? [] }.map(\.key.value)
  }

  /// Whether objects of one of the classes respond to a message.
  func respond(_ names: [String], to selector: String) -> Bool {
    if methods(of: names).contains(selector) { return true }
    let systemClasses = Set(names.compactMap { systemClass(above: $0)?.name })
    let selector = process.classes.selector(selector)
    return systemClasses.contains { system($0)?.implements(selector) ?? false }
  }

  /// A class and every class of the app that inherits from it.
  func descendants(of name: String) -> [String] { lines.descendants(of: name) }
}
