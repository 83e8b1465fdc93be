package import MiniUI

/// The default scheme of view paths: `Controller[0]`, then each view down to the target (S3.7).
public struct DefaultPathScheme: PathScheme {
  /// `default`.
  public var name: String { "default" }

  /// The names of screens in paths, by class name (S3.7i).
  private let pages: [String: String]

  /// Creates the scheme.
  ///
  /// - Parameter pages: The names of screens by class name; a controller's own
  ///   `pageAlias` precedes them.
  public init(pages: [String: String] = [:]) {
    self.pages = pages
  }

  /// Returns the path of an element as text.
  public func path(of element: SchemeElement) -> String {
    viewPath(leadingTo: element).description
  }

  /// Returns the paths of a snapshot's elements; common beginnings are computed once.
  public func paths(of elements: [ViewTree.Element]) -> [String] {
    var known: [String?] = Array(repeating: nil, count: elements.first?.tree.nodes.count ?? 0)
    return elements.map { path(of: SchemeElement($0), &known) }
  }

  private func path(of element: SchemeElement, _ known: inout [String?]) -> String {
    guard case .snapshot(let snapshot) = element.storage else { return path(of: element) }
    if let path = known[snapshot.id] { return path }
    guard let parent = parent(of: element) else { return rootStep(of: element).description }
    var path = path(of: parent, &known)
    let type = snapshot.type
    if let index = index(of: element, in: parent, type.kind) { path.append(type.stepStart, index) }
    known[snapshot.id] = path
    return path
  }

  /// Parses the path.
  public func check(_ path: String) throws(ViewPathError) { _ = try ViewPath(path) }

  /// Parses the path as a ``PathPattern``, in which `[*]` matches any index (S3.7j).
  public func rule(_ text: String) throws(ViewPathError) -> PathRule {
    let pattern = try PathPattern(text)
    return PathRule(text, in: name) { pattern.matches(path(of: $0)) }
  }

  /// Returns the scheme with more names of screens; these precede its own.
  public func naming(_ pages: [String: String]) -> DefaultPathScheme {
    pages.isEmpty ? self : DefaultPathScheme(pages: self.pages.merging(pages) { $1 })
  }

  /// Returns a cache of the same paths.
  public func cached() -> any PathSource { PathCache(self) }

  /// Returns the path of a view.
  ///
  /// `Controller[0]` stands for the nearest controller together with its root view; its index is
  /// always 0, because children are added in the order of visits (S3.7d). A view without a
  /// controller is rooted at its topmost superview.
  package func viewPath(of view: View) -> ViewPath { viewPath(leadingTo: SchemeElement(view)) }

  private func viewPath(leadingTo element: SchemeElement) -> ViewPath {
    var steps: [ViewPath.Step] = []
    var current = element
    while let parent = parent(of: current) {
      if let step = step(of: current, in: parent) { steps.append(step) }
      current = parent
    }
    steps.append(rootStep(of: current))
    return ViewPath(steps.reversed())
  }

  /// Returns the element whose path precedes this one's; nil for the first step.
  func parent(of element: SchemeElement) -> SchemeElement? {
    element.controller == nil ? element.parent : nil
  }

  /// Returns the first step: the controller, by its alias if it has one, or a view without one.
  func rootStep(of element: SchemeElement) -> ViewPath.Step {
    guard let controller = element.controller else {
      return ViewPath.Step(element.type.pathName, .index(0))
    }
    guard let alias = controller.pageAlias ?? pages[controller.className] else {
      return ViewPath.Step(ViewPath.ClassName(ofClass: controller.className), .index(0))
    }
    return ViewPath.Step(ViewPath.ClassName(alias: alias), .index(0))
  }

  /// Returns a later step; nil for a segment, which has none (S3.7h).
  func step(of element: SchemeElement, in parent: SchemeElement) -> ViewPath.Step? {
    let type = element.type
    return index(of: element, in: parent, type.kind).map {
      ViewPath.Step(type.pathName, $0, identifier: element.accessibilityIdentifier)
    }
  }

  /// Returns the index among siblings; nil for a segment (S3.7h).
  func index(
    of element: SchemeElement, in parent: SchemeElement, _ kind: ElementKind?
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
