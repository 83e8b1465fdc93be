import AutoTrack
import LabImport
import LabKit
import LabLeague
import Wording

/// A view of a version with the facts by which versions are compared; rules do not read it.
@dynamicMemberLookup
struct VersionView {
  /// The identity among the views of the version.
  let key: String
  /// True if the key, and the identity of the controller, are ids that last.
  let hasID, hasScreenID: Bool
  /// The class, the identifier and the text in one line.
  let name: String
  /// The class of the controller, and its identity; a bar's button has those of its item.
  let screen, screenKey: String
  /// The key of the nearest view around it that the files describe; nil at the top.
  let parent: String?
  /// The facts, with the frame on the screen, without the places of other views.
  let facts: ViewFacts
  /// The section and the row of a cell: `0:2`.
  let row: String?
  /// The part of a controller that the system makes the view for; nil for other views.
  var systemPart: SystemPart?
  let place: ImportPlace

  /// True for an element that other apps have, too: a back button or a tab of a controller of the
  /// system.
  var isOfEveryApp: Bool { key.hasPrefix("system/") && screen.hasPrefix("UI") }

  subscript<Fact>(dynamicMember fact: KeyPath<ViewFacts, Fact>) -> Fact { facts[keyPath: fact] }
}

/// A part for which the system makes a view: `left/buy:`, `tab` or `back` of a controller, or
/// `segment/Price` of a control.
struct SystemPart {
  /// The identity of the controller, or the key of the control.
  let controller: String
  let name: String

  /// True for a part of a segmented control.
  var isSegment: Bool { name.hasPrefix("segment/") }

  /// True for a button that the app puts into a bar; others are back buttons, tabs and segments.
  var isItem: Bool { name.contains("/") && !isSegment }

  /// Returns the key of the view, for a version that has other identities of the controllers.
  func key(of others: [String: String] = [:]) -> String {
    "system/\(others[controller] ?? controller)/\(name)"
  }
}

/// An element of a version: a view that clicks are counted for, where a rule may match it.
struct VersionElement {
  /// The key of its view; the rows of a prototype cell have one key.
  let key: String
  /// The class of its scene, of which each variant of a file has its own.
  var scene = ""
  /// The facts that rules match.
  let sighting: ElementSighting
  /// The element in a snapshot of its screen, for paths and explanations.
  let snapshot: ViewTree.Element
  /// The keys of the views of its screen, by their numbers in the snapshot.
  var keys: [Int: String] = [:]
  /// The view of a segment; its clicks are those of its control, which is the element.
  var segment: ViewTree.Element?
  /// The screen around the view of a xib without a controller; nil for other screens.
  var host: HostedViews.Screen?
}

/// The views and elements of a version, and the elements that each rule matches.
struct VersionSurvey {
  fileprivate(set) var views: [String: VersionView] = [:]
  /// The path of the file in the version, by the key of a view or a controller of an import.
  let files: [String: String]
  /// The keys in the order of the screens.
  fileprivate(set) var order: [String] = []
  fileprivate(set) var elements: [VersionElement] = []
  /// The places in ``elements`` of those that a rule matches, by the name of the rule.
  fileprivate(set) var hits: [String: [Int]] = [:]
  /// The screens that could not be shown, with the reasons.
  var faults: [Sentence] = []
  /// The keys of prototype cells that several rows have.
  private(set) var repeatedRows: Set<String> = []
  private var known: Set<[String]> = []
  /// The scenes that show an element; several if variants of a file have it.
  private var scenes: [String: Set<String>] = [:]
  /// The screens of the elements of xibs without a controller.
  private(set) var hosts: [String: HostedViews.Screen] = [:]
  /// The keys of segments by those of their controls.
  private var segments: [String: [String]] = [:]
  /// The pictures of the screens, if they were taken.
  private(set) var pictures: [VersionPicture] = []
  /// The pictures and the places in them by the keys of views; the first picture counts.
  private var places: [String: (picture: Int, place: Int)] = [:]

  /// True if a screen has a controller of a class.
  func hasScreen(_ name: String) -> Bool { views.values.contains { $0.screen == name } }

  /// True if a screen of a class could not be shown, or any screen for nil.
  func hasFault(on screen: String?) -> Bool {
    faults.contains { fault in screen.map { fault.text.hasPrefix("\($0) ") } ?? true }
  }

  /// A survey without views.
  init(files: [String: String] = [:]) { self.files = files }

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
  }

  /// Adds an element, unless another screen has shown it already.
  mutating func add(_ element: VersionElement, matching rules: [String]) {
    let (key, sighting) = (element.key, element.sighting)
    guard known.insert([key, element.scene, sighting.page ?? "", sighting.path]).inserted else {
      return
    }
    scenes[key, default: []].insert(element.scene)
    hosts[key] = element.host
    for rule in rules { hits[rule, default: []].append(elements.count) }
    if element.segment != nil, let control = views[key]?.systemPart?.controller {
      segments[control, default: []].append(key)
    }
    elements.append(element)
  }

  /// True for a row of a prototype cell and what lies in it: its texts are placeholders.
  func isInRepeatedRow(_ key: String) -> Bool {
    sequence(first: key) { self.views[$0]?.parent }.contains(where: repeatedRows.contains)
  }

  /// Returns the keys of the elements that a rule matches, each once, in order.
  func keys(of rule: String) -> [String] { keys(at: hits[rule] ?? []) }

  /// True if a rule matches an element in some variants of its file and not in the others.
  func isPartial(_ rule: String, at key: String) -> Bool {
    let found = (hits[rule] ?? []).lazy.map { elements[$0] }.filter { $0.key == key }.map(\.scene)
    return !found.isEmpty && Set(found) != scenes[key]
  }

  /// Returns the keys of elements at places; all segments of a control are the control.
  func keys(at indices: [Int]) -> [String] {
    var found: Set<String> = []
    let keys = indices.map { elements[$0].key }.filter { found.insert($0).inserted }
    return keys.filter { key in
      let part = views[key]?.systemPart
      let control = part.flatMap { $0.isSegment ? $0.controller : nil } ?? key
      let segments = segments(of: control)
      return segments.isEmpty || segments.allSatisfy(found.contains) == (control == key)
    }
  }

  /// Returns the keys of the segments of a control that a tap can select, in their order.
  func segments(of control: String) -> [String] { segments[control] ?? [] }

  /// Returns the element of a key: the one that a rule matches, or else one on a page, or else the
  /// first.
  func element(
    _ key: String, matching rule: String? = nil, on page: String? = nil
  ) -> VersionElement? {
    let matched = rule.flatMap { hits[$0] }?.lazy.map { elements[$0] }.first { $0.key == key }
    return matched ?? elements.first { $0.key == key && $0.sighting.page == page }
      ?? elements.first { $0.key == key }
  }

  /// The keys of the views that clicks are counted for.
  var clickable: Set<String> { Set(elements.map(\.key)) }
}
