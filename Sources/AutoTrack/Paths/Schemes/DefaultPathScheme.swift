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
  ///   own, its ``ScreenFacts/pageAlias``, comes first.
  public init(pages: [String: String] = [:]) {
    self.pages = pages
  }

  /// The printed path.
  public func path(of view: View) -> String { viewPath(of: view).description }

  /// The printed path of an element of a snapshot.
  public func path(of element: ViewTree.Element) -> String {
    viewPath(leadingTo: element).description
  }

  /// Reads the path as a value.
  public func check(_ path: String) throws(ViewPathError) { _ = try ViewPath(path) }

  /// The same paths, kept as long as nothing changes.
  public func cached() -> any PathScheme { PathCache(self) }

  /// The path as a value.
  ///
  /// `Controller[0]` stands for the nearest controller together with its root view; its index is
  /// always 0, because children are added in the order of visits (S3.7d). A view that belongs to no
  /// controller is rooted at the topmost view it is in.
  public func viewPath(of view: View) -> ViewPath { viewPath(leadingTo: LivingElement(view)) }

  private func viewPath<Element: PathElement>(leadingTo element: Element) -> ViewPath {
    var steps: [ViewPath.Step] = []
    var current = element
    while let parent = parent(of: current) {
      if let step = step(of: current, in: parent) { steps.append(step) }
      current = parent
    }
    steps.append(rootStep(of: current))
    return ViewPath(steps.reversed())
  }

  /// What an element's path goes on from; nil for the first step.
  func parent<Element: PathElement>(of element: Element) -> Element? {
    element.controller == nil ? element.parent : nil
  }

  /// The first step: the controller, by its alias if it has one, or a view that has none.
  func rootStep<Element: PathElement>(of element: Element) -> ViewPath.Step {
    guard let controller = element.controller else {
      return ViewPath.Step(element.type.pathName, .index(0))
    }
    guard let alias = controller.pageAlias ?? pages[controller.className] else {
      return ViewPath.Step(ViewPath.ClassName(ofClass: controller.className), .index(0))
    }
    return ViewPath.Step(ViewPath.ClassName(alias: alias), .index(0))
  }

  /// Any other step; nil for a segment, which is none (S3.7h).
  func step<Element: PathElement>(of element: Element, in parent: Element) -> ViewPath.Step? {
    let type = element.type
    return index(of: element, in: parent, type.kind).map {
      ViewPath.Step(type.pathName, $0, identifier: element.accessibilityIdentifier)
    }
  }

  /// What tells an element from its siblings; nil for a segment (S3.7h).
  func index<Element: PathElement>(
    of element: Element, in parent: Element, _ kind: ElementKind?
  ) -> ViewPath.Index? {
    if kind == .segment { return nil }
    return switch element.listPlace {
    case .cell(let path): .indexPath(section: path.section, row: path.row)
    case .header(let section): .header(section: section)
    case .footer(let section): .footer(section: section)
    case nil: .index(element.indexAmongSameClass(in: parent))
    }
  }
}
