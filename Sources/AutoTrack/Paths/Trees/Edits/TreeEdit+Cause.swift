import MiniUI

extension ViewTree {
  /// Returns the ids of the views that the paths and the facts of an element depend on most.
  ///
  /// The element, the views around it as far as its controller's root view, the neighbours of each
  /// of these, and the views in the element: the nearest first.
  package func vicinity(of element: Element) -> [Int] {
    let around = element.lineToController.map(\.id)
    let beside = around.flatMap { id -> [Int] in
      let siblings = siblings(of: id)
      guard let place = siblings.firstIndex(of: id) else { return [] }
      return [place - 1, place + 1].filter(siblings.indices.contains).map { siblings[$0] }
    }
    return around + beside + element.inner
  }

  /// Returns the single edits at some elements and of the whole screen that the tree permits.
  ///
  /// Only one of the containers that can wrap views is tried: they differ in their class alone.
  package func edits(at sites: [Int]) -> [TreeEdit] {
    EditKind.allCases.flatMap { kind in
      kind.isOfScreen ? edits(of: kind) : sites.flatMap { edits(of: kind, at: $0) }
    }.filter { $0.kind != .wrap || $0.isInFirstWrapper }
  }
}

extension ViewTree.Element {
  /// The element and the views around it, innermost first, up to the root view of a controller.
  fileprivate var lineToController: [ViewTree.Element] {
    var line: [ViewTree.Element] = []
    for element in lineUp {
      line.append(element)
      if element.controllerName != nil { break }
    }
    return line
  }

  /// The ids of the views in it.
  fileprivate var inner: [Int] { children.flatMap { [$0.id] + $0.inner } }
}

extension TreeEdit {
  /// Returns the edit as a circumstance of an element: `its row is moved`.
  package func cause(for element: ViewTree.Element) -> String {
    let place = element.place(of: site)
    switch kind {
    case .insertBeforeSame: return "a sibling of \(place.kin) is inserted before \(place.name)"
    case .insertAfterSame: return "a sibling of \(place.kin) is inserted after \(place.name)"
    case .insertBeforeOther: return "a view of another class is inserted before \(place.name)"
    case .wrap: return "\(place.name) is wrapped in a container"
    case .unwrap: return "\(place.name) is replaced by its subviews"
    case .reorder, .move: return "\(movedPlace(place, of: element).name) is moved"
    case .delete: return "\(place.name) is removed"
    case .duplicate: return "\(place.name) is copied"
    case .renameClass where variant == 1 && site == element.screen?.id:
      return "its controller is renamed"
    case .renameClass where variant == 1: return "\(place.with("controller")) is renamed"
    case .renameClass: return "\(place.with("class")) is renamed"
    case .swapControl: return "\(place.name) is replaced by a control of another kind"
    case .editText: return "\(place.with("text")) is edited"
    case .localize: return "all texts are translated"
    case .changeIdentifier where variant == 2:
      return "\(place.with("identifier")) is given twice"
    case .changeIdentifier: return "\(place.with("identifier")) is changed"
    case .changeRows where variant == 2: return "the row before \(place.name) is removed"
    case .changeRows: return "a row is inserted before \(place.name)"
    case .changeSections where variant == 1: return "the section before \(place.name) is removed"
    case .changeSections: return "a section is inserted before \(place.name)"
    case .embed where variant == 2: return "\(place.name) gets its own controller"
    case .embed: return "the screen is embedded in another controller"
    case .changeTabs where variant == 1: return "a tab is added before \(place.name)"
    case .changeTabs: return "\(place.name) is moved"
    case .flag: return "another version of \(place.name) is shown behind a flag"
    case .system: return "iOS builds views \(SystemChange.all[variant])"
    }
  }

  /// Returns the place of the view that a swap is about: the element's own side of it.
  private func movedPlace(_ place: RelatedPlace, of element: ViewTree.Element) -> RelatedPlace {
    guard kind == .reorder, let other else { return place }
    let twin = element.place(of: other)
    return twin.isOwn && !place.isOwn ? twin : place
  }

  fileprivate var isInFirstWrapper: Bool { variant % Self.wrappers.count == 0 }
}

extension EditKind {
  /// True for edits of the whole screen.
  fileprivate var isOfScreen: Bool { self == .localize || self == .system }
}

/// A view in words, as seen from an element: `it`, `its row`, `the UILabel before it`.
private struct RelatedPlace {
  let name: String
  /// The class of its siblings: `its class`, or the name of the class.
  let kin: String
  /// True for the element and the views around it.
  var isOwn = false

  /// Returns a part of the view: `its text`, `the text of its row`.
  func with(_ part: String) -> String { name == "it" ? "its \(part)" : "the \(part) of \(name)" }
}

extension ViewTree.Element {
  fileprivate func place(of id: Int) -> RelatedPlace {
    let line = Array(lineUp)
    if let depth = line.firstIndex(where: { $0.id == id }) {
      return RelatedPlace(
        name: name(ofAround: line[depth]), kin: depth == 0 ? "its class" : line[depth].kin,
        isOwn: true)
    }
    guard tree.contains(id) else { return RelatedPlace(name: "the screen", kin: "a class") }
    let other = ViewTree.Element(tree, id)
    if other.lineUp.contains(where: { $0.id == self.id }) {
      return RelatedPlace(name: "the \(other.className) in it", kin: other.kin)
    }
    guard let neighbour = line.first(where: { $0.parent?.id == other.parent?.id }),
      let siblings = other.parent?.children.map(\.id),
      let (mine, theirs) = siblings.places(of: neighbour.id, id)
    else { return RelatedPlace(name: "\(other)", kin: other.kin) }
    let side = theirs < mine ? "before" : "after"
    let noun = other.listPlace?.path == nil ? other.className : "row"
    return RelatedPlace(
      name: "the \(noun) \(side) \(name(ofAround: neighbour))", kin: other.kin)
  }

  /// Returns the words for the element itself or a view around it.
  private func name(ofAround other: ViewTree.Element) -> String {
    if other.id == id { return "it" }
    let row = lineUp.dropFirst().first { $0.listPlace != nil }
    return row?.id == other.id ? "its row" : "the \(other.className) around it"
  }

  private var kin: String { "class \(className)" }
}

extension [Int] {
  /// Returns the indexes of two elements; nil if one is missing.
  fileprivate func places(of one: Int, _ other: Int) -> (Int, Int)? {
    guard let first = firstIndex(of: one), let second = firstIndex(of: other) else { return nil }
    return (first, second)
  }
}
