public import MiniUI

extension DefaultPathScheme {
  /// One view on the way of a path, and why it is written as it is.
  public struct ExplainedStep: Equatable, Sendable {
    /// What the path says of the view; nil for one that is no step.
    public let text: String?
    /// Why.
    public let reason: Reason
  }

  /// Why a step of a path is what it is.
  public enum Reason: Equatable, Sendable {
    /// A controller together with its root view, which is no step of its own (S3.7).
    case controller
    /// A controller that goes by another name than its class's (S3.7i).
    case alias(of: String)
    /// The outermost view, which belongs to no controller.
    case outermost
    /// One of so many views of its class, among so many subviews (S3.7b).
    case index(ofSameClass: Int, among: Int)
    /// A cell, which is counted by its place in the data (S3.7c).
    case cell
    /// A header or a footer of a section, counted by the section (S3.7c).
    case sectionView
    /// A segment, which stands as its control (S3.7h).
    case segment
  }

  /// The steps of a view's path with the reasons, the controller first.
  public func explainedPath(of view: View) -> [ExplainedStep] {
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
    guard
      let index = index(
        of: LivingElement(view), in: LivingElement(parent), ElementKind(of: type))
    else {
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
    let step = rootStep(of: LivingElement(root))
    guard let controller = root.controller else {
      return ExplainedStep(text: step.description, reason: .outermost)
    }
    let name = ViewPath.ClassName(of: controller.class)
    let isAlias = step.className != name
    return ExplainedStep(
      text: step.description, reason: isAlias ? .alias(of: controller.class.name) : .controller)
  }
}
