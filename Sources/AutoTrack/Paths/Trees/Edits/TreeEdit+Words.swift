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
    ChangeKind.ofEdits.flatMap { kind in
      kind.isOfScreen ? edits(of: kind) : sites.flatMap { edits(of: kind, at: $0) }
    }.filter { $0.kind != .wrap || $0.isInFirstWrapper }
  }

  /// Returns the single edits that a new version of an app can make of the views in its file.
  ///
  /// The system makes all other views, so an edit of one of them makes no app.
  package func edits(ofFile views: [Int]) -> [TreeEdit] {
    let written = Set(views)
    func isWritten(_ id: Int) -> Bool { written.contains(id) }
    return views.flatMap { id in
      ChangeKind.ofOneView.flatMap { edits(of: $0, at: id) } + wholeSectionEdits(at: id)
    }.filter { edit in
      switch edit.kind {
      // The other variants differ in the class or the number of views alone.
      case .wrap, .swapControl: edit.variant == 0
      case .unwrap: nodes[edit.site].children.allSatisfy(isWritten)
      case .move:
        edit.other.map { isWritten($0) && nodes[$0].children.allSatisfy(isWritten) } ?? false
      default: edit.other.map(isWritten) ?? true
      }
    }
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
  /// Returns the edit in words, for the tree that it applies to: `MOVE: UIButton #buy is moved …`.
  package func description(in tree: ViewTree) -> String {
    let words = words(in: tree) { id in
      guard id != ViewTree.Node.screen, tree.nodes.indices.contains(id) else { return .screen }
      let element = ViewTree.Element(tree, id)
      return RelatedPlace(name: "\(element)", kin: element.kin)
    }
    return "\(kind.rawValue): \(words)"
  }

  /// Returns the edit as a circumstance of an element: `its row is moved to the front`.
  package func cause(for element: ViewTree.Element) -> String {
    words(in: element.tree, element.place)
  }

  private func words(in tree: ViewTree, _ place: (Int) -> RelatedPlace) -> String {
    let (site, second) = (place(site), other.map(place))
    switch kind {
    case .insertBeforeSame: return "a sibling of \(site.kin) is inserted before \(site.name)"
    case .insertAfterSame: return "a sibling of \(site.kin) is inserted after \(site.name)"
    case .insertBeforeOther: return "a view of another class is inserted before \(site.name)"
    case .wrap:
      let (more, name) = variant.quotientAndRemainder(dividingBy: Self.wrappers.count)
      let run = more == 0 ? "is" : "and \(more == 1 ? "one" : "two") after it are"
      return "\(site.name) \(run) wrapped in \(Self.wrappers[name])"
    case .unwrap: return "\(site.name) is replaced by its subviews"
    case .reorder, .changeTabs:
      if let second { return swapWords(site, second) }
      return kind == .reorder
        ? "\(site.name) is moved to the front" : "a tab is added before \(site.name)"
    case .move: return "\(site.name) is moved into \(second?.name ?? "another view")"
    case .delete: return "\(site.name) is removed"
    case .duplicate: return "\(site.name) is copied"
    case .renameClass:
      let part = variant == 1 ? controllerWords(site) : site.with("class")
      return "\(part) \(variant == 2 ? "gets a private name" : "is renamed")"
    case .swapControl:
      let type = ViewTree.replacements(of: tree.nodes[self.site].type)[variant]
      return "\(site.name) is replaced by a \(type.name)"
    case .editText:
      return variant == 0
        ? "\(site.with("text")) is edited" : "the digits in \(site.with("text")) are changed"
    case .localize: return "all texts are translated" + (variant == 0 ? "" : ", from right to left")
    case .changeIdentifier:
      return site.with("identifier") + " is \(["removed", "renamed", "given twice"][variant])"
    case .changeRows where variant == 2: return "the row before \(site.name) is removed"
    case .changeRows:
      return "\(variant == 0 ? "a row is" : "three rows are") inserted before \(site.name)"
    case .changeSections where variant == 1: return "the section before \(site.name) is removed"
    case .changeSections where variant > 1:
      let fate = ["removed", "copied", "swapped with the next"][variant - 2]
      return "the section of \(site.name) is \(fate)"
    case .changeSections: return "a section is inserted before \(site.name)"
    case .embed where variant == 2: return "\(site.name) gets its own controller"
    case .embed:
      return "\(controllerWords(site)) is embedded in "
        + (variant == 0 ? "a navigation controller" : "tabs")
    case .flag: return "another version of \(site.name) is shown behind a flag"
    case .system: return "iOS builds views \(SystemChange.all[variant])"
    case .renameController, .changeAction, .other, .deleteScreen: return "\(site.name) changes"
    }
  }

  private func controllerWords(_ site: RelatedPlace) -> String {
    site.isScreen ? "its controller" : site.with("controller")
  }

  /// Returns the words for a swap, which begin with the own side of an element.
  private func swapWords(_ one: RelatedPlace, _ other: RelatedPlace) -> String {
    let isTurned = other.isOwn && !one.isOwn
    let (first, second) = isTurned ? (other, one) : (one, other)
    return "\(first.name) is swapped with \(second.name)"
  }

  fileprivate var isInFirstWrapper: Bool { variant % Self.wrappers.count == 0 }
}

extension ChangeKind {
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
  /// True for the root view of the element's screen.
  var isScreen = false

  /// The whole screen.
  static let screen = RelatedPlace(name: "the screen", kin: "a class")

  /// Returns a part of the view: `its text`, `the text of its row`.
  func with(_ part: String) -> String { name == "it" ? "its \(part)" : "the \(part) of \(name)" }
}

extension ViewTree.Element {
  fileprivate func place(of id: Int) -> RelatedPlace {
    let line = Array(lineUp)
    if let depth = line.firstIndex(where: { $0.id == id }) {
      return RelatedPlace(
        name: name(ofAround: line[depth]), kin: depth == 0 ? "its class" : line[depth].kin,
        isOwn: true, isScreen: id == screen?.id)
    }
    guard tree.contains(id) else { return .screen }
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

  fileprivate var kin: String { "class \(className)" }
}

extension [Int] {
  /// Returns the indexes of two elements; nil if one is missing.
  fileprivate func places(of one: Int, _ other: Int) -> (Int, Int)? {
    guard let first = firstIndex(of: one), let second = firstIndex(of: other) else { return nil }
    return (first, second)
  }
}
