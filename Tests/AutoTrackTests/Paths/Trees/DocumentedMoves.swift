import AutoTrack
import MiniUI

/// The elements of a planned screen that a mutation moves, by the article on stability.
struct DocumentedMoves {
  /// The identifiers of moved elements.
  var moved: Set<String> = []
  /// The identifiers of removed elements.
  var gone: Set<String> = []

  /// Nil for a mutation that the samples do not contain, or of a missing view.
  init?(of mutation: Mutation, on root: NewView) {
    let places = Dictionary(
      root.places.map { ($0.view.identifier ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    switch mutation {
    case .remove(.identifier(let id)):
      guard let place = places[id] else { return nil }
      (moved, gone) = (place.movedByRemoval, Set(place.view.everyIdentifier))
    case .unwrap(.identifier(let id)):
      guard let place = places[id] else { return nil }
      (moved, gone) = (place.movedByUnwrapping, [id])
    case .rename(.identifier(let id), let name):
      guard let place = places[id] else { return nil }
      moved = place.movedByRenaming(to: name)
    case .reorder(.identifier(let id), .before(.identifier(let other))):
      guard let place = places[id], let other = places[other] else { return nil }
      moved = place.movedByReordering(to: other.index)
    default: return nil
    }
  }
}

/// A view of a planned screen with its siblings.
struct PlannedPlace {
  let view: NewView
  /// The siblings and the view itself, back to front.
  let siblings: [NewView]
  /// The index of the view among them.
  let index: Int

  /// Later views of its class; of a list's rows, those below.
  fileprivate var movedByRemoval: Set<String> {
    guard case .cell(let path) = view.listPlace else { return moved(later([view.className])) }
    return moved(
      siblings.filter { sibling in
        guard case .cell(let other) = sibling.listPlace else { return false }
        return other.section == path.section && other.row > path.row
      })
  }

  /// Its subviews, and later views of a class whose number in front has changed.
  fileprivate var movedByUnwrapping: Set<String> {
    let classes = Set(view.children.map(\.className) + [view.className])
    let moving = classes.filter { name in
      view.children.count { $0.className == name } != (view.className == name ? 1 : 0)
    }
    return moved(view.children + later(moving))
  }

  /// The view and, unless a list gives it its place, later views of the old class and of the new.
  fileprivate func movedByRenaming(to name: String) -> Set<String> {
    guard name != view.className else { return [] }
    let others = view.listPlace == nil ? later([view.className, name]) : []
    return moved([view] + others)
  }

  /// The view and those of its class that it passes, if it passes any.
  fileprivate func movedByReordering(to target: Int) -> Set<String> {
    let passed = index < target ? siblings[(index + 1)..<target] : siblings[target..<index]
    let alike = passed.filter { $0.className == view.className }
    return alike.isEmpty ? [] : moved([view] + alike)
  }

  private func later(_ classes: Set<String>) -> [NewView] {
    siblings.dropFirst(index + 1).filter { $0.listPlace == nil && classes.contains($0.className) }
  }

  /// Views with their descendants of the same controller; another controller begins a new path.
  private func moved(_ views: [NewView]) -> Set<String> {
    Set(views.flatMap(\.identifiersOfScreen))
  }
}

extension NewView {
  /// Every descendant with its siblings.
  var places: [PlannedPlace] {
    children.enumerated().flatMap { index, child in
      [PlannedPlace(view: child, siblings: children, index: index)] + child.places
    }
  }

  /// The identifiers of this view and its descendants.
  fileprivate var everyIdentifier: [String] {
    [identifier ?? ""] + children.flatMap(\.everyIdentifier)
  }

  fileprivate var identifiersOfScreen: [String] {
    guard controller == nil else { return [] }
    return [identifier ?? ""] + children.flatMap(\.identifiersOfScreen)
  }
}
