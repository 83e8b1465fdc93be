import Testing

@testable import AutoTrack
@testable import MiniUI

/// Clicks in a dialog that a view type suppresses: kinds of dialogs × types (SA-F02).
///
/// `$element_type` of such a click is the class of the dialog, so that class counts too.
@Suite struct IgnoredDialogs {
  enum Dialog: CaseIterable {
    case alert, sheet, alertView, actionSheet

    /// The class of the dialog, and those of its superclasses that the test ignores.
    var types: Set<String> {
      switch self {
      case .alert, .sheet: ["UIAlertController", "UIViewController"]
      case .alertView: ["UIAlertView"]
      case .actionSheet: ["UIActionSheet"]
      }
    }
  }

  private static let types = [
    "UIAlertController", "UIAlertView", "UIActionSheet", "UIViewController", "UIView",
    "_UIAlertControllerActionView", "UIControl", "UIButton", "HomeController",
  ]

  @Test(arguments: Dialog.allCases, types)
  func `an ignored dialog type suppresses the clicks in its dialogs only`(
    dialog: Dialog, type: String
  ) throws {
    let isIgnored =
      dialog.types.contains(type) || ["UIView", "_UIAlertControllerActionView"].contains(type)
    let came = try Self.outcomes(in: dialog, ignoring: type)
    #expect(came.contains(.suppressed(.ignoredViewType)) == isIgnored, "\(came)")
    let captured = came.contains { if case .captured = $0 { true } else { false } }
    #expect(captured == !isIgnored, "\(came)")
  }

  private static func outcomes(
    in dialog: Dialog, ignoring type: String
  ) throws -> [Decision.Outcome] {
    var configuration = Configuration()
    configuration.ignoreViewTypes = [type]
    let (probe, home) = try Probe.showing(configuration)
    let delegate = AlertClicks.DialogDelegate(in: home.process)
    let button = try show(dialog, over: home, delegate)
    let count = probe.tracker.decisionCount
    try probe.finger.tap(#require(button))
    probe.process.rest()
    let outcomes = probe.tracker.decisions(after: count).map(\.outcome)
    probe.forget()
    return outcomes
  }

  private static func show(
    _ dialog: Dialog, over home: HomeController, _ delegate: DynamicObject
  ) throws -> View? {
    let process = home.process
    switch dialog {
    case .alert, .sheet:
      let alert = Alert.make(
        title: "Sure?", message: nil, style: dialog == .alert ? .alert : .actionSheet, in: process)
      let action = AlertAction.make(title: "Yes", in: process)
      alert.addAction(action)
      home.present(alert, animated: false)
      process.rest()
      return alert.view(of: action)
    case .alertView:
      let older = AlertView.make(
        title: "Sure?", message: nil, delegate: delegate, cancelButton: "No", in: process)
      older.show()
      process.rest()
      return older.buttonView(at: 0)
    case .actionSheet:
      let sheet = ActionSheet.make(title: nil, delegate: delegate, cancelButton: "No", in: process)
      sheet.show(in: home.view)
      process.rest()
      return sheet.buttonView(at: 0)
    }
  }
}
