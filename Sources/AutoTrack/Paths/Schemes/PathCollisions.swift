public import MiniUI

/// Finds the elements of a screen that their paths do not tell apart (S3.7i).
///
/// In the default scheme these are above all the views of two children of one class, neither of
/// which has a page alias. It is no error, but a rule for one of them is a rule for both.
public struct PathCollisions {
  private let scheme: any PathScheme

  /// Looks at the paths of a scheme.
  public init(in scheme: any PathScheme = DefaultPathScheme()) {
    self.scheme = scheme.cached()
  }

  /// The collisions among all views of a screen that has loaded its view, its children's included.
  public func collisions(on screen: ViewController) -> [PathCollision] {
    collisions(among: screen.viewIfLoaded.map(elements) ?? [])
  }

  /// The collisions among some views; what the places of cells and tabs tell apart is none.
  public func collisions(among views: [View]) -> [PathCollision] {
    var groups: [PathCollision] = []
    var places: [Name: Int] = [:]
    for view in views {
      let name = Name(path: scheme.path(of: view), position: Self.position(of: view))
      if let place = places[name] {
        groups[place].views.append(view)
      } else {
        places[name] = groups.count
        groups.append(PathCollision(path: name.path, views: [view]))
      }
    }
    return groups.filter { $0.views.count > 1 }
  }

  private struct Name: Hashable {
    let path: String
    let position: String?
  }

  /// Which of many like it the view is; a chosen segment is no place.
  static func position(of view: View) -> String? {
    let (kind, cell) = (ElementKind(of: view.class), ElementPosition.cellPath(around: view))
    guard kind != .segmentedControl else { return cell?.description }
    return ElementPosition.position(of: view, kind, in: cell)
  }

  /// A view and everything in it; a segment stands as its control and is no element (S3.7h).
  private func elements(in view: View) -> [View] {
    guard ElementKind(of: view.class) != .segment else { return [] }
    return [view] + view.subviews.flatMap(elements)
  }
}

extension PathCollisions {
  /// Another element of a screen with the path of a view; nil for none.
  ///
  /// Only the views of another controller that begin alike are looked at, and most screens consist
  /// of one controller.
  func twin(of view: View, on screen: ViewController) -> View? {
    guard !screen.children.isEmpty, let root = root(of: view) else { return nil }
    let (rootPath, path) = (scheme.path(of: root), scheme.path(of: view))
    for other in family(of: screen).compactMap(\.viewIfLoaded) where other !== root {
      guard scheme.path(of: other) == rootPath else { continue }
      if let twin = elements(in: other).first(where: { scheme.path(of: $0) == path }) {
        return twin
      }
    }
    return nil
  }

  /// The root view of the controller that a view's path begins with.
  private func root(of view: View) -> View? {
    sequence(first: view, next: \.superview).first { $0.controller != nil }
  }

  private func family(of controller: ViewController) -> [ViewController] {
    [controller] + controller.children.flatMap(family)
  }
}
