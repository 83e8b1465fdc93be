import MiniUI

/// The path of GrowingIO in its two parts: class names and indexes (G-P01).
package struct GrowingIOPath: Hashable, Sendable {
  /// The class names, each after a slash: `/UITabBarController/UIView/UIButton`.
  package let xpath: String
  /// The indexes with `-` for the row of the element itself: `/0/0/2`.
  package let xcontent: String
  /// The indexes with all rows.
  package let originXcontent: String

  package init(of element: SchemeElement) {
    var steps: [GrowingIOStep] = []
    var current = Optional(element)
    while let view = current {
      if let tag = view.elementID {
        steps.append(GrowingIOStep(tag, "\(view.growingIndex)"))
        self.init(steps.reversed())
        return
      }
      if let step = GrowingIOStep(of: view, isElement: view.isSame(as: element)) {
        steps.append(step)
      }
      current = view.controller == nil ? view.parent : nil
    }
    self.init(Self.page(of: element) + steps.reversed())
  }

  private init(_ steps: [GrowingIOStep]) {
    xpath = steps.map { "/\($0.name)" }.joined()
    originXcontent = steps.map { "/\($0.index)" }.joined()
    let shared = steps.lastIndex { $0.shared != nil }
    xcontent = steps.indices.map { place in
      "/\(place == shared ? steps[place].shared ?? "" : steps[place].index)"
    }.joined()
  }

  /// Returns the steps of the controllers, the outermost first.
  ///
  /// An alert has no step; its views belong to the screen below it.
  static func page(of element: SchemeElement) -> [GrowingIOStep] {
    guard let own = element.nearestController else { return [] }
    let carrier = own.screenUnderAlert ?? own
    let chain = sequence(first: carrier, next: \.parent)
    return chain.map { GrowingIOStep($0.typeName, "\($0.index ?? 0)") }.reversed()
  }
}

extension GrowingIOPath: CustomStringConvertible {
  /// Both parts: `/UIView/UIButton & /0/1`.
  package var description: String { "\(xpath) & \(xcontent)" }
}

/// A step of the scheme `growingIO`.
struct GrowingIOStep {
  let name: String
  let index: String
  /// The index that all rows share; only the element's own step has one.
  var shared: String?

  init(_ name: String, _ index: String) { (self.name, self.index) = (name, index) }

  /// Creates the step of a view; nil for private views without a step.
  init?(of view: SchemeElement, isElement: Bool) {
    guard !Self.isSkipped(view.className) else { return nil }
    switch view.listPlace {
    case .cell(let path):
      self.init("Section/\(view.typeName)", "\(path.section)/\(path.row)")
      if isElement { shared = "\(path.section)/-" }
    case .header(let section), .footer(let section): self.init(view.typeName, "\(section)")
    case nil:
      if let action = view.details.actionIndex {
        self.init("Button", "\(action)")
      } else {
        self.init(view.typeName, "\(view.growingIndex)")
        if isElement, view.isKind(of: ElementKind.segment.rawValue) { shared = "-" }
      }
    }
  }

  /// Returns true for the private views without a step.
  static func isSkipped(_ className: String) -> Bool { skipped.contains(className) }

  private static let skipped: Set<String> = [
    "_UIAlertControllerPhoneTVMacView", "_UIAlertControllerView", "UITableViewWrapperView",
  ]
}

extension SchemeElement {
  /// The index among siblings of exactly this class; 0 for a root view.
  ///
  /// Segments count from left to right, because a tap changes their order among the subviews.
  var growingIndex: Int {
    guard controller == nil, let parent else { return 0 }
    guard parent.isKind(of: ElementKind.segmentedControl.rawValue) else {
      return index ?? 0
    }
    let fromLeft = parent.children.filter { $0.className == className }.enumerated().sorted {
      ($0.element.left, $0.offset) < ($1.element.left, $1.offset)
    }
    return fromLeft.firstIndex { $0.element.isSame(as: self) } ?? 0
  }
}

extension SchemeController {
  var typeName: String { ViewPath.strippingModule(className) }
}
