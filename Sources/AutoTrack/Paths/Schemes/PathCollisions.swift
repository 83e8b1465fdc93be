public import MiniUI

/// A finder of elements of a screen with equal paths (S3.7i).
///
/// In the default scheme these are mainly the views of two children of one class without page
/// aliases. A collision is not an error, but a rule for one of the elements applies to all.
public struct PathCollisions {
  private let paths: any PathSource

  /// Creates a finder for the paths of a scheme.
  public init(in scheme: any PathScheme = .standard) {
    self.init(from: scheme.cached())
  }

  init(from paths: any PathSource) {
    self.paths = paths
  }

  /// Returns the collisions among all views of a screen, its children's included.
  public func collisions(on screen: ViewController) -> [PathCollision] {
    collisions(among: screen.viewIfLoaded.map(elements) ?? [])
  }

  /// Returns the collisions among views; cells and tabs with different positions do not collide.
  public func collisions(among views: [View]) -> [PathCollision] {
    var groups: [PathCollision] = []
    var indices: [Name: Int] = [:]
    for view in views {
      let name = Name(path: paths.path(of: view), position: Self.position(of: view))
      if let place = indices[name] {
        groups[place].views.append(view)
      } else {
        indices[name] = groups.count
        groups.append(PathCollision(path: name.path, views: [view]))
      }
    }
    return groups.filter { $0.views.count > 1 }
  }

  private struct Name: Hashable {
    let path: String
    let position: String?
  }

  /// Returns the position of a view among similar ones; a selected segment does not count.
  static func position(of view: View) -> String? {
    let (kind, cell) = (view.class.kind, ElementPosition.cellPath(around: SchemeElement(view)))
    guard kind != .segmentedControl else { return cell?.description }
    return ElementPosition.position(of: SchemeElement(view), kind, in: cell)
  }

  /// Returns a view and its subviews, without segments, which have their control's path (S3.7h).
  private func elements(in view: View) -> [View] {
    guard view.class.kind != .segment else { return [] }
    return [view] + view.subviews.flatMap(elements)
  }
}

/// Several elements with the same path.
public struct PathCollision {
  /// The path.
  public let path: String
  /// The elements, in the order of the view tree.
  public internal(set) var views: [View]
}

enum ElementPosition {
  /// Returns the selected segment, the index in a tab bar, or the cell's `section:row` (SA-P20).
  ///
  /// A segmented control without a selection has the position of its cell, like any other view.
  static func position(
    of element: SchemeElement, _ kind: ElementKind?, in cell: CellPath?
  ) -> String? {
    switch kind {
    case .segmentedControl: element.selectedSegment.map(String.init) ?? cell?.description
    case .tabBarButton, .segment: element.index.map(String.init) ?? cell?.description
    case nil: cell?.description
    }
  }

  static func position(of element: ViewTree.Element) -> String? {
    let subject = SchemeElement(element)
    return position(of: subject, element.type.kind, in: cellPath(around: subject))
  }

  /// Returns the index path of the cell that an element is, or is inside; nil if absent.
  static func cellPath(around element: SchemeElement) -> CellPath? {
    element.line.lazy.compactMap { $0.listPlace?.path }.first
  }
}

extension PathCollisions {
  /// Returns another element of a screen with a view's path, or nil.
  ///
  /// Only views of other controllers with the same root path are searched; most screens consist of
  /// one controller.
  func twin(of view: View, on screen: ViewController) -> View? {
    guard !screen.children.isEmpty, let root = root(of: view) else { return nil }
    let (rootPath, path) = (paths.path(of: root), paths.path(of: view))
    for other in family(of: screen).compactMap(\.viewIfLoaded) where other !== root {
      guard paths.path(of: other) == rootPath else { continue }
      if let twin = elements(in: other).first(where: { paths.path(of: $0) == path }) {
        return twin
      }
    }
    return nil
  }

  /// Returns the root view of the controller at the start of a view's path.
  private func root(of view: View) -> View? {
    sequence(first: view, next: \.superview).first { $0.controller != nil }
  }

  private func family(of controller: ViewController) -> [ViewController] {
    [controller] + controller.children.flatMap(family)
  }
}
