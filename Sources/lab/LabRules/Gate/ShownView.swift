import AutoTrack
import MiniUI

/// A view of a shown screen, with the views and controllers around it that paths are made of.
struct ShownView {
  let element: ViewTree.Element
  /// The keys of the views of the screen, by their numbers in the snapshot.
  let keys: [Int: String]

  /// The siblings that an index counts.
  enum Counting {
    /// Siblings of the class; rows of a list by section.
    case ofClass
    /// Siblings of the class and its subclasses; rows of a list over all sections (MP-O07).
    case ofKind
    case everything
  }

  /// The key of the view; nil if no file describes it.
  var key: String? { keys[element.id] }

  /// The key, or that of the first view in it that has one.
  var anchor: String? {
    key ?? element.children.lazy.compactMap { ShownView(element: $0, keys: keys).anchor }.first
  }

  /// The view and those around it, innermost first.
  var line: [ShownView] {
    sequence(first: element, next: \.parent).map { ShownView(element: $0, keys: keys) }
  }

  /// The controllers around it, innermost first, with their indexes among those of their class.
  var controllers: [(name: String, index: Int)] {
    var chain: [(name: String, index: Int)] = []
    var next = SchemeElement(element).nearestController
    while let controller = next {
      chain.append((controller.className, controller.index ?? 0))
      next = controller.parent ?? controller.presenter
    }
    return chain
  }

  /// Returns the siblings that an index counts, in its order; the view may be among them.
  func siblings(_ counting: Counting) -> [ShownView] {
    let siblings = element.parent?.children.filter { counts($0, counting) } ?? []
    let all = siblings.map { ShownView(element: $0, keys: keys) }
    // A list may keep its cells in any order.
    return element.listPlace?.path == nil ? all : all.sorted { $0.row < $1.row }
  }

  /// Returns the siblings before it that an index counts.
  func siblingsBefore(_ counting: Counting) -> [ShownView] {
    let siblings = siblings(counting)
    return element.listPlace?.path == nil
      ? Array(siblings.prefix { $0.element.id < element.id })
      : Array(siblings.prefix { $0.row < row })
  }

  private func counts(_ sibling: ViewTree.Element, _ counting: Counting) -> Bool {
    let cell = element.listPlace?.path
    guard (cell == nil) == (sibling.listPlace?.path == nil) else { return false }
    switch counting {
    case .ofClass:
      return cell.map { $0.section == sibling.listPlace?.section }
        ?? (sibling.className == element.className && sibling.listPlace == nil)
    case .ofKind: return SchemeElement(sibling).classNames.contains(element.className)
    case .everything: return true
    }
  }

  private var row: (Int, Int) {
    element.listPlace?.path.map { ($0.section, $0.row) } ?? (0, 0)
  }
}

extension ShownView {
  init(_ element: VersionElement) {
    self.init(element: element.segment ?? element.snapshot, keys: element.keys)
  }
}
