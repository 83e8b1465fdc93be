import AutoTrack

/// A view of a version with the facts by which versions are compared; rules do not read it.
struct VersionView {
  /// The identity among the views of the version.
  let key: String
  /// The class, the identifier and the text in one line.
  let name: String
  /// The class at run time, and the nearest class of UIKit.
  let className, kind: String
  /// The class of the controller, and its identity; a bar's button has those of its item.
  let screen, screenKey: String
  /// The key of the nearest view around it that the files describe; nil at the top.
  let parent: String?
  let identifier, label, text: String?
  /// The selectors that it sends, and the instance variables that hold it.
  let actions, outlets: [String]
  /// The section and the row of a cell: `0:2`.
  let row: String?
  let frame: MatchNode.Frame
  let tag: Int
  /// The part of a controller that the system makes the view for; nil for other views.
  var systemPart: SystemPart?
  /// The place in the files.
  let place: ImportPlace
  /// The keys of the views in it that the files describe, back to front, cells in their order.
  var children: [String] = []
}

/// A part of a controller for which the system makes a button: `left/buy:`, `tab`, `back`.
struct SystemPart {
  /// The identity of the controller.
  let controller: String
  let name: String

  /// Returns the key of the button, for a version that has other identities of the controllers.
  func key(of others: [String: String] = [:]) -> String {
    "system/\(others[controller] ?? controller)/\(name)"
  }
}

/// An element of a version: a view that clicks are counted for, where a rule may match it.
struct VersionElement {
  /// The key of its view; the rows of a prototype cell have one key.
  let key: String
  /// The facts that rules match.
  let sighting: ElementSighting
  /// The element in a snapshot of its screen, for paths and explanations.
  let snapshot: ViewTree.Element
}

/// The views and elements of a version, and the elements that each rule matches.
struct VersionSurvey {
  /// The views by their keys.
  fileprivate(set) var views: [String: VersionView] = [:]
  /// The path of the file in the version, by the key of a view or a controller of an import.
  let files: [String: String]
  /// The keys in the order of the screens.
  fileprivate(set) var order: [String] = []
  fileprivate(set) var elements: [VersionElement] = []
  /// The places in ``elements`` of those that a rule matches, by the name of the rule.
  fileprivate(set) var hits: [String: [Int]] = [:]
  /// The screens that could not be shown, with the reasons.
  var faults: [String] = []
  /// The keys of prototype cells that several rows have.
  private(set) var repeatedRows: Set<String> = []
  private var known: Set<[String]> = []
  /// The pictures of the screens, if they were taken.
  private(set) var pictures: [VersionPicture] = []
  /// The pictures and the places in them by the keys of views; the first picture counts.
  private var places: [String: (picture: Int, place: Int)] = [:]

  /// True if a screen has a controller of a class.
  func hasScreen(_ name: String) -> Bool { views.values.contains { $0.screen == name } }

  /// True if a screen of a class could not be shown, or any screen for nil.
  func hasFault(on screen: String?) -> Bool {
    faults.contains { fault in screen.map { fault.hasPrefix("\($0) ") } ?? true }
  }

  /// A survey without views.
  init(files: [String: String] = [:]) { self.files = files }

  /// Adds the picture of a screen.
  mutating func add(_ picture: VersionPicture) {
    for (place, view) in picture.views.enumerated() {
      guard let key = view.key, places[key] == nil else { continue }
      places[key] = (pictures.count, place)
    }
    pictures.append(picture)
  }

  /// Returns the picture of a view with its place there; nil without a picture.
  func place(of key: String) -> (picture: Int, place: Int)? { places[key] }

  /// Adds a view; of two with one key, the first counts.
  mutating func add(_ view: VersionView) {
    if let known = views[view.key] {
      if known.row != view.row { repeatedRows.insert(view.key) }
      return
    }
    views[view.key] = view
    order.append(view.key)
    guard let parent = view.parent else { return }
    views[parent]?.children.append(view.key)
  }

  /// Adds an element, unless another screen has shown it already; returns false then.
  mutating func add(_ element: VersionElement, matching rules: [String]) {
    let (key, sighting) = (element.key, element.sighting)
    guard known.insert([key, sighting.page ?? "", sighting.path]).inserted else { return }
    for rule in rules { hits[rule, default: []].append(elements.count) }
    elements.append(element)
  }

  /// Returns the keys of the elements that a rule matches, each once, in order.
  func keys(of rule: String) -> [String] {
    var seen: Set<String> = []
    return (hits[rule] ?? []).map { elements[$0].key }.filter { seen.insert($0).inserted }
  }

  /// The keys of the views that clicks are counted for.
  var clickable: Set<String> { Set(elements.map(\.key)) }
}
