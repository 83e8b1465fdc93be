package import MiniUI

extension DefaultPathScheme {
  /// A view along a path, with the reason for its step.
  package struct ExplainedStep: Equatable, Sendable {
    /// The text of the step; nil for a view without a step.
    package let text: String?
    package let reason: Reason
  }

  package enum Reason: Equatable, Sendable {
    /// A controller, which includes its root view (S3.7).
    case controller
    /// A controller with an alias instead of its class name (S3.7i).
    case alias(of: String)
    /// The outermost view, which has no controller.
    case outermost
    /// A view with this many siblings of its class, itself included, among all subviews (S3.7b).
    case index(ofSameClass: Int, among: Int)
    /// A cell, which is identified by its index path (S3.7c).
    case cell
    /// A header or a footer, which is identified by its section (S3.7c).
    case sectionView
    /// A segment, which has the path of its control (S3.7h).
    case segment
  }

  /// Returns the steps of a view's path with their reasons, the controller first.
  package func explainedPath(of view: View) -> [ExplainedStep] {
    var steps: [ExplainedStep] = []
    var current = view
    while current.controller == nil, let parent = current.superview {
      steps.append(explain(current, in: parent))
      current = parent
    }
    steps.append(explain(root: current))
    return steps.reversed()
  }

  private func explain(_ view: View, in parent: View) -> ExplainedStep {
    let type = view.class
    guard let index = index(of: SchemeElement(view), in: SchemeElement(parent), type.kind) else {
      return ExplainedStep(text: nil, reason: .segment)
    }
    let step = ViewPath.Step(ViewPath.ClassName(of: type), index)
    return ExplainedStep(text: step.description, reason: reason(of: index, view, in: parent))
  }

  private func reason(of index: ViewPath.Index, _ view: View, in parent: View) -> Reason {
    switch index {
    case .indexPath: return .cell
    case .header, .footer: return .sectionView
    case .index, .none:
      let type = view.class
      let alike = parent.subviews.count { $0.class === type }
      return .index(ofSameClass: alike, among: parent.subviews.count)
    }
  }

  private func explain(root: View) -> ExplainedStep {
    let step = rootStep(of: SchemeElement(root))
    guard let controller = root.controller else {
      return ExplainedStep(text: step.description, reason: .outermost)
    }
    let name = ViewPath.ClassName(of: controller.class)
    let isAlias = step.className != name
    return ExplainedStep(
      text: step.description, reason: isAlias ? .alias(of: controller.class.name) : .controller)
  }
}
