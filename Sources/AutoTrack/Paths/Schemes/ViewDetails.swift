import MiniUI

/// The facts of a view that only the schemes of other publishers read.
struct ViewDetails: Hashable, Sendable {
  /// The label and the tag; only a snapshot has the facts for rules by all facts, too.
  var facts = ViewFacts()
  var elementID: String?
  /// The title or the value of a control.
  var controlText: String?
  /// The top edge of a cell's frame; 0 for other views.
  var top = 0.0
  /// The index of an alert's action; nil for other views.
  var actionIndex: Int?
  var isEnabled = true
  var isSelected = false
  var alpha = 1.0

  static let usual = ViewDetails()

  init() {}

  init(_ view: View) {
    facts.label = view.accessibilityLabel
    facts.tag = view.tag == 0 ? nil : view.tag
    elementID = ElementFacts.known(of: view)?.elementID
    controlText = view.controlText
    if view is ReusableView { top = view.frame.minY }
    actionIndex = view.alertActionIndex
    alpha = view.alpha
    if let control = view as? Control {
      (isEnabled, isSelected) = (control.isEnabled, control.isSelected)
    }
  }
}

/// Details of a view in a snapshot, which mutations share.
final class KnownDetails: Sendable {
  let details: ViewDetails

  /// Creates the details; nil for the usual ones.
  init?(_ details: ViewDetails) {
    if details == .usual { return nil }
    self.details = details
  }
}

extension View {
  /// The title or the value of a control, in the words of PostHog (PH-E12, PH-E13).
  ///
  /// Of a text field it is the placeholder, because typed text is never read (S3.7j).
  fileprivate var controlText: String? {
    switch self {
    case let button as Button: button.title(for: .normal) ?? button.title(for: .selected)
    case let segments as SegmentedControl:
      segments.titleForSegment(at: segments.selectedSegmentIndex)
    case let field as TextField: field.placeholder
    case let stepper as Stepper: "\(stepper.value)"
    case let slider as Slider: "\(slider.value)"
    case let toggle as Switch: toggle.isOn ? "true" : "false"
    default: nil
    }
  }

  /// The index of the action that this view of an alert triggers; nil for other views.
  fileprivate var alertActionIndex: Int? {
    guard self.class.inherits(from: "_UIAlertControllerActionView"),
      let alert = nearestController as? Alert
    else { return nil }
    return alert.actions.firstIndex { alert.view(of: $0) === self }
  }
}
