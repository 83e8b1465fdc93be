public import MiniUI

/// The article's viewPath: `Controller[0]`, then every view down to the target (S3.7).
public struct DefaultPathScheme: PathScheme {
  /// `default`.
  public static var id: String { "default" }

  /// The names that screens go by instead of their classes, by class name (S3.7i).
  private let pages: [String: String]

  /// Makes the scheme.
  ///
  /// - Parameter pages: Names of screens by their class names; one that a controller has of its
  ///   own, its ``MiniUI/ViewController/pageAlias``, comes first.
  public init(pages: [String: String] = [:]) {
    self.pages = pages
  }

  /// The printed path.
  public func path(of view: View) -> String { viewPath(of: view).description }

  /// The same paths, kept as long as nothing changes.
  public func cached() -> any PathScheme { PathCache(self) }

  /// The path as a value.
  ///
  /// `Controller[0]` stands for the nearest controller together with its root view; its index is
  /// always 0, because children are added in the order of visits (S3.7d). A view that belongs to no
  /// controller is rooted at the topmost view it is in.
  public func viewPath(of view: View) -> ViewPath {
    var steps: [ViewPath.Step] = []
    var current = view
    while current.controller == nil, let parent = current.superview {
      let type = current.class
      if let index = index(of: current, in: parent, ElementKind(of: type)) {
        steps.append(step(type, index, current.accessibilityIdentifier))
      }
      current = parent
    }
    steps.append(rootStep(of: current))
    return ViewPath(steps.reversed())
  }

  /// The first step: the controller, by its alias if it has one, or a view that has none.
  func rootStep(of view: View) -> ViewPath.Step {
    guard let controller = view.controller else { return step(view.class, .index(0), nil) }
    let type = controller.class
    guard let alias = controller.pageAlias ?? pages[type.name] else {
      return step(type, .index(0), nil)
    }
    return ViewPath.Step(ViewPath.ClassName(alias: alias), .index(0))
  }

  /// What tells a view from its siblings; nil for a segment, which is no step (S3.7h).
  func index(of view: View, in parent: View, _ kind: ElementKind?) -> ViewPath.Index? {
    if kind == .segment { return nil }
    return switch view.listPlace {
    case .cell(let path): .indexPath(section: path.section, row: path.row)
    case .header(let section): .header(section: section)
    case .footer(let section): .footer(section: section)
    case nil: .index(view.indexAmongSameClass(in: parent))
    }
  }

  private func step(
    _ type: DynamicClass, _ index: ViewPath.Index, _ identifier: String?
  ) -> ViewPath.Step {
    ViewPath.Step(ViewPath.ClassName(of: type), index, identifier: identifier)
  }
}
