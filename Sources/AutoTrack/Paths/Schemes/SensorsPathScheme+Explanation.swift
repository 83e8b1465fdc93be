public import MiniUI

extension SensorsPathScheme {
  /// A view along a path, with the reason for its step.
  public struct ExplainedStep: Equatable, Sendable {
    /// The text of the step; nil for a view without a step.
    public let text: String?
    /// The reason.
    public let reason: Reason
  }

  /// The reasons for steps.
  public enum Reason: Equatable, Sendable {
    /// An alert, which precedes its views (SA-P19).
    case alert
    /// The outermost view, which has no index (SA-P01).
    case outermost
    /// A view with this many siblings of its class, itself included, among all subviews (SA-P10).
    case index(ofSameClass: Int, among: Int)
    /// A place in a list, written in full because an inner step is the shared one (SA-P14).
    case place
    /// The innermost step that similar views share, without its place (SA-P14).
    case shared
    /// A view that UIKit inserts between others (SA-P17).
    case between
  }

  /// Returns the steps of a view's path with their reasons, the outermost first.
  public func explainedPath(of view: View) -> [ExplainedStep] {
    let (stops, alert) = stops(leadingTo: LivingElement(view))
    let steps = stops.map { ExplainedStep(text: $0.text, reason: reason(for: $0)) }
    let outer = alert.map { [ExplainedStep(text: $0, reason: .alert)] } ?? []
    return outer + steps.reversed()
  }

  private func reason(for stop: Stop<LivingElement>) -> Reason {
    guard stop.text != nil else { return .between }
    if stop.isShared { return .shared }
    if stop.element.listPlace != nil { return .place }
    guard let parent = stop.parent else { return .outermost }
    let type = stop.element.type
    let siblings = parent.children
    return .index(ofSameClass: siblings.count { $0.type === type }, among: siblings.count)
  }
}
