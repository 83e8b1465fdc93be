import MiniUI

/// Rules for the origin of a click: an action, a gesture or a selection.
extension CaptureRules {
  func reasonAgainst(_ origin: Click.Origin, on view: View?) -> SuppressionReason? {
    switch origin {
    case .action(let touch, _): reasonAgainst(actionWith: touch, from: view)
    case .gesture(let gesture): reasonAgainst(gesture, on: view)
    case .row(let selection): reasonAgainst(selection)
    case .backButton(let touch): reasonAgainst(touch)
    case .dialog, .tab, .react, .foreseen: nil
    }
  }

  /// Requires a lifted touch, except for controls whose action is always a person's choice.
  private func reasonAgainst(actionWith touch: Touch?, from view: View?) -> SuppressionReason? {
    if let segments = view as? SegmentedControl {
      return segments.selectedSegmentIndex < 0 ? .noSegment : nil
    }
    if touch?.phase == .ended || view is Switch || view is Stepper || view is PageControl {
      return nil
    }
    return reasonAgainst(touch)
  }

  /// Requires a lifted touch.
  private func reasonAgainst(_ touch: Touch?) -> SuppressionReason? {
    guard let touch else { return .noTouch }
    return touch.phase == .ended ? nil : .touchNotEnded
  }

  /// The exact classes of recognisers that give clicks (SA-F13).
  private static let trackedRecognizers: Set<String> = [
    "UITapGestureRecognizer", "UILongPressGestureRecognizer",
  ]

  private func reasonAgainst(_ gesture: RecognizedGesture, on view: View?) -> SuppressionReason? {
    let targets = gesture.targets
    guard !targets.isEmpty else { return .gestureWithoutTarget }
    guard targets.contains(where: { $0.target.isAppObject }) else { return .privateRecognizer }
    guard Self.trackedRecognizers.contains(gesture.recognizer.class.name) else {
      return .otherGesture
    }
    if view?.class.inherits(fromOneOf: BuiltInIgnoreList.gestureViews) == true {
      return .gestureView
    }
    let responds = targets.contains { $0.target.responds(to: $0.action) }
    return responds ? nil : .gestureWithoutTarget
  }

  private func reasonAgainst(_ selection: ListSelection) -> SuppressionReason? {
    selection.receiver === selection.list.delegate ? nil : .forwardedSelection
  }
}

extension DynamicObject {
  /// True for objects of the app's own classes, and for blocks.
  var isAppObject: Bool { !self.class.isSystem || self is Block }
}
