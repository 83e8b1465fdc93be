public import MiniUI

extension SensorsPathScheme {
  /// One view on the way of a path, and why it is written as it is.
  public struct ExplainedStep: Equatable, Sendable {
    /// What the path says of the view; nil for one that is no step.
    public let text: String?
    /// Why.
    public let reason: Reason
  }

  /// Why a step of a path is what it is.
  public enum Reason: Equatable, Sendable {
    /// An alert, before the views in it (SA-P19).
    case alert
    /// The outermost view, which has no index (SA-P01).
    case outermost
    /// One of so many views of its class, among so many subviews (SA-P10).
    case index(ofSameClass: Int, among: Int)
    /// Its place in a list, which the path keeps, as one further in has been left out (SA-P14).
    case place
    /// The innermost that many like it share, whose place is left out (SA-P14).
    case shared
    /// A view that UIKit puts between others (SA-P17).
    case between
  }

  /// The steps of a view's path with the reasons, the outermost first.
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
