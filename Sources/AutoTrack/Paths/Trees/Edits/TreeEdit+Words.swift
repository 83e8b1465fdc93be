import MiniUI
package import Wording

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
  package func description(in tree: ViewTree) -> Sentence {
    let words = words(in: tree) { id in
      guard id != ViewTree.Node.screen, tree.nodes.indices.contains(id) else { return .screen }
      let element = ViewTree.Element(tree, id)
      return RelatedPlace(name: Sentence(name: "\(element)"), kin: element.className)
    }
    return "\(kind.rawValue): \(words)"
  }

  /// Returns the edit as a circumstance of an element: `its row is moved to the front`.
  package func cause(for element: ViewTree.Element) -> Sentence {
    words(in: element.tree, element.place)
  }

  private func words(in tree: ViewTree, _ place: (Int) -> RelatedPlace) -> Sentence {
    let (site, second) = (place(site), other.map(place))
    switch kind {
    case .insertBeforeSame: return "\(siblingWords(site)) is inserted before \(site.name)"
    case .insertAfterSame: return "\(siblingWords(site)) is inserted after \(site.name)"
    case .insertBeforeOther: return "a view of another class is inserted before \(site.name)"
    case .wrap:
      let (more, name) = variant.quotientAndRemainder(dividingBy: Self.wrappers.count)
      let wrapper = Self.wrappers[name]
      switch more {
      case 0: return "\(site.name) is wrapped in \(wrapper)"
      case 1: return "\(site.name) and one after it are wrapped in \(wrapper)"
      default: return "\(site.name) and two after it are wrapped in \(wrapper)"
      }
    case .unwrap: return "\(site.name) is replaced by its subviews"
    case .reorder, .changeTabs:
      if let second { return swapWords(site, second) }
      return kind == .reorder
        ? "\(site.name) is moved to the front" : "a tab is added before \(site.name)"
    case .move:
      return "\(site.name) is moved into \(second?.name ?? "another view")"
    case .delete: return "\(site.name) is removed"
    case .duplicate: return "\(site.name) is copied"
    case .renameClass:
      let part = variant == 1 ? controllerWords(site) : site.with(.class)
      return variant == 2 ? "\(part) gets a private name" : "\(part) is renamed"
    case .swapControl:
      let type = ViewTree.replacements(of: tree.nodes[self.site].type)[variant]
      return "\(site.name) is replaced by a \(type.name)"
    case .editText:
      return variant == 0
        ? "\(site.with(.text)) is edited" : "the digits in \(site.with(.text)) are changed"
    case .localize:
      return variant == 0
        ? "all texts are translated" : "all texts are translated, from right to left"
    case .changeIdentifier:
      let part = site.with(.identifier)
      return ["\(part) is removed", "\(part) is renamed", "\(part) is given twice"][variant]
    case .changeRows where variant == 2: return "the row before \(site.name) is removed"
    case .changeRows:
      return variant == 0
        ? "a row is inserted before \(site.name)" : "three rows are inserted before \(site.name)"
    case .changeSections where variant == 1: return "the section before \(site.name) is removed"
    case .changeSections where variant > 1:
      let part: Sentence = "the section of \(site.name)"
      return [
        "\(part) is removed", "\(part) is copied", "\(part) is swapped with the next",
      ][variant - 2]
    case .changeSections: return "a section is inserted before \(site.name)"
    case .embed where variant == 2: return "\(site.name) gets its own controller"
    case .embed:
      let part = controllerWords(site)
      return variant == 0
        ? "\(part) is embedded in a navigation controller" : "\(part) is embedded in tabs"
    case .flag: return "another version of \(site.name) is shown behind a flag"
    case .system: return SystemChange.all[variant].words
    case .renameController, .changeAction, .other, .deleteScreen: return "\(site.name) changes"
    }
  }

  private func siblingWords(_ site: RelatedPlace) -> Sentence {
    site.kin.map { "a sibling of class \($0)" } ?? "a sibling of its class"
  }

  private func controllerWords(_ site: RelatedPlace) -> Sentence {
    site.isScreen ? "its controller" : site.with(.controller)
  }

  /// Returns the words for a swap, which begin with the own side of an element.
  private func swapWords(_ one: RelatedPlace, _ other: RelatedPlace) -> Sentence {
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
  let name: Sentence
  /// The class of its siblings; nil for that of the element.
  let kin: String?
  /// True for the element and the views around it.
  var isOwn = false
  /// True for the root view of the element's screen.
  var isScreen = false

  /// The whole screen.
  static let screen = RelatedPlace(name: "the screen", kin: nil)

  enum Part {
    case `class`, controller, text, identifier
  }

  /// Returns a part of the view: `its text`, `the text of its row`.
  func with(_ part: Part) -> Sentence {
    let isOwn = name == "it"
    return switch part {
    case .class: isOwn ? "its class" : "the class of \(name)"
    case .controller: isOwn ? "its controller" : "the controller of \(name)"
    case .text: isOwn ? "its text" : "the text of \(name)"
    case .identifier: isOwn ? "its identifier" : "the identifier of \(name)"
    }
  }
}

extension ViewTree.Element {
  fileprivate func place(of id: Int) -> RelatedPlace {
    let line = Array(lineUp)
    if let depth = line.firstIndex(where: { $0.id == id }) {
      return RelatedPlace(
        name: name(ofAround: line[depth]), kin: depth == 0 ? nil : line[depth].className,
        isOwn: true, isScreen: id == screen?.id)
    }
    guard tree.contains(id) else { return .screen }
    let other = ViewTree.Element(tree, id)
    if other.lineUp.contains(where: { $0.id == self.id }) {
      return RelatedPlace(name: "the \(other.className) in it", kin: other.className)
    }
    guard let neighbour = line.first(where: { $0.parent?.id == other.parent?.id }),
      let siblings = other.parent?.children.map(\.id),
      let (mine, theirs) = siblings.places(of: neighbour.id, id)
    else { return RelatedPlace(name: Sentence(name: "\(other)"), kin: other.className) }
    let near = name(ofAround: neighbour)
    let isRow = other.listPlace?.path != nil
    let name: Sentence =
      theirs < mine
      ? (isRow ? "the row before \(near)" : "the \(other.className) before \(near)")
      : (isRow ? "the row after \(near)" : "the \(other.className) after \(near)")
    return RelatedPlace(name: name, kin: other.className)
  }

  /// Returns the words for the element itself or a view around it.
  private func name(ofAround other: ViewTree.Element) -> Sentence {
    if other.id == id { return "it" }
    let row = lineUp.dropFirst().first { $0.listPlace != nil }
    return row?.id == other.id ? "its row" : "the \(other.className) around it"
  }
}

extension [Int] {
  /// Returns the indexes of two elements; nil if one is missing.
  fileprivate func places(of one: Int, _ other: Int) -> (Int, Int)? {
    guard let first = firstIndex(of: one), let second = firstIndex(of: other) else { return nil }
    return (first, second)
  }
}
