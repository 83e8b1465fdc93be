import MiniUI
import Testing

@testable import AutoTrack

/// The buttons of alerts, of both styles and of the older kinds (S3.3e).
@Suite struct AlertClicks {
  private static let path =
    "UIAlertController[0]/UIView[0]/_UIAlertControllerInterfaceActionGroupView[0]/UIView[0]"
    + "/_UIInterfaceActionRepresentationsSequenceView[0]"
    + "/_UIInterfaceActionSeparatableSequenceView[0]/UIStackView[0]"

  /// The path of the view of an alert's action, by its index among the views.
  private static func path(_ index: Int) -> String {
    path + "/_UIInterfaceActionCustomViewRepresentationView[\(index)]"
      + "/_UIAlertControllerActionView[0]"
  }

  /// A click on a button of a dialog over the test's screen.
  private static func click(
    _ content: Value, at index: Int, type: String = "UIAlertController", title: Value? = "Sure?",
    message: Value? = nil, frame: ElementFrame?
  ) -> Outcome {
    var more = Properties()
    more["$alert_title"] = title
    more["$alert_message"] = message
    more["$element_frame"] = frame?.value
    return Outcome.click(
      type, at: path(index), on: "HomeController", [], content: content
    ).with(more)
  }

  private static func frame(of action: AlertAction, _ alert: Alert) throws -> ElementFrame {
    let view = try #require(alert.view(of: action))
    let frame = view.convert(view.bounds, to: nil)
    return try #require(
      ElementFrame(
        x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height))
  }

  /// Presents an alert over a screen and lets it come to rest.
  private static func present(_ alert: Alert, in probe: Probe, over home: HomeController) {
    probe.expect(.nothing(.builtInScreen)) {
      home.present(alert, animated: true)
      probe.process.rest()
    }
  }

  /// An alert with a button that is remembered and one without a handler.
  private static func makeAlert(
    _ style: Alert.Style, over home: HomeController
  ) -> (alert: Alert, delete: AlertAction, cancel: AlertAction) {
    let alert = Alert.make(title: "Sure?", message: "It goes.", style: style, in: home.process)
    let delete = AlertAction.make(title: "Delete", in: home.process) { _ in home.onAction() }
    let cancel = AlertAction.make(title: "Cancel", style: .cancel, in: home.process)
    alert.addAction(delete)
    alert.addAction(cancel)
    return (alert, delete, cancel)
  }

  @Test func `a button of a second alert, presented by a handler, is a click too`() throws {
    let (probe, home) = try Probe.showing()
    let (alert, delete, _) = Self.makeAlert(.alert, over: home)
    let (next, again, _) = Self.makeAlert(.alert, over: home)
    Self.present(alert, in: probe, over: home)
    home.onAction = {
      if next.presentingViewController == nil { home.present(next, animated: true) }
    }
    let frame = try Self.frame(of: delete, alert)
    let click = Self.click("Delete", at: 0, message: "It goes.", frame: frame)
    try probe.tap(
      #require(alert.view(of: delete)),
      expecting: .nothing(.builtInScreen), click, .nothing(.builtInScreen))
    home.onAction = {}
    try probe.tap(#require(next.view(of: again)), expecting: .nothing(.builtInScreen), click)
  }

  @Test(arguments: [false, true])
  func `an alert made before a late start gives its click`(isShown: Bool) throws {
    let (probe, home) = try Probe.showing(started: false)
    let (alert, delete, _) = Self.makeAlert(.alert, over: home)
    var outcome: Decision.Outcome?
    home.onAction = { outcome = probe.tracker.decisions.last?.outcome }
    if isShown {
      home.present(alert, animated: true)
      probe.process.rest()
      probe.start(expecting: .firstStart)
    } else {
      probe.start(expecting: .firstStart)
      Self.present(alert, in: probe, over: home)
    }
    let frame = try Self.frame(of: delete, alert)
    try probe.tap(
      #require(alert.view(of: delete)),
      expecting: Self.click("Delete", at: 0, message: "It goes.", frame: frame),
      .nothing(.builtInScreen))
    #expect(outcome != nil)
  }

  @Test func `two trackers both capture an alert, even if one started late`() throws {
    let (probe, home) = try Probe.showing()
    let (alert, delete, _) = Self.makeAlert(.alert, over: home)
    Self.present(alert, in: probe, over: home)
    let sink = MemorySink()
    let second = Tracker(in: probe.process, sink: sink)
    second.start()
    let frame = try Self.frame(of: delete, alert)
    try probe.tap(
      #require(alert.view(of: delete)),
      expecting: .nothing(.builtInScreen),
      Self.click("Delete", at: 0, message: "It goes.", frame: frame))
    #expect(sink.events.map(\.name) == [.appStart, .appClick])
  }

  @Test func `after a stop, an alert made before it runs its handler and emits no event`() throws {
    let (probe, home) = try Probe.showing()
    let (alert, delete, _) = Self.makeAlert(.alert, over: home)
    Self.present(alert, in: probe, over: home)
    var runs = 0
    home.onAction = { runs += 1 }
    probe.tracker.stop()
    try probe.tap(#require(alert.view(of: delete)))
    #expect(runs == 1)
  }

  /// Records the callbacks about buttons of the older kinds.
  final class DialogDelegate: DynamicObject {
    var lines: [String] = []
    var onClick: () -> Void = {}

    override static var classDefinition: ClassDefinition {
      ClassDefinition(DialogDelegate.self) { methods in
        for message: Message<GeneralShape<Nothing, DynamicObject?, Int>> in [
          .alertViewClicked, .actionSheetClicked,
        ] {
          methods.define(message) { delegate, _, index, _ in
            delegate.lines.append("clicked \(index)")
            delegate.onClick()
          }
        }
        methods.define(.alertViewDidDismiss) { delegate, _, index, _ in
          delegate.lines.append("dismissed \(index)")
        }
      }
    }
  }

  private static func shownAlert(in process: AppProcess) throws -> Alert {
    let window = try #require(process.application.windows.last)
    let presented = window.rootViewController?.presentedViewController
    return try #require(presented as? Alert)
  }

  @Test(arguments: [false, true])
  func `the click on a button of an alert view precedes the delegate's callback`(late: Bool) throws
  {
    let (probe, home) = try Probe.showing(started: !late)
    let delegate = DialogDelegate(in: home.process)
    let dialog = AlertView.make(
      title: "Sure?", message: "It goes.", delegate: delegate, cancelButton: "No",
      otherButtons: ["Yes"], in: home.process)
    if late {
      dialog.show()
      probe.process.rest()
    } else {
      probe.expect(.nothing(.builtInScreen), .nothing(.builtInScreen)) {
        dialog.show()
        probe.process.rest()
      }
    }
    if late { probe.start(expecting: .firstStart) }
    var outcome: Decision.Outcome?
    delegate.onClick = { outcome = probe.tracker.decisions.last?.outcome }
    let alert = try Self.shownAlert(in: probe.process)
    let frame = try Self.frame(of: alert.actions[1], alert)
    let click = Self.click("Yes", at: 0, type: "UIAlertView", message: "It goes.", frame: frame)
    try probe.tap(
      #require(dialog.buttonView(at: 1)),
      expecting: click, .nothing(.builtInScreen), .nothing(.builtInScreen))
    #expect(outcome == .captured(.appClick, sequence: late ? 2 : 3))
    #expect(delegate.lines == ["clicked 1", "dismissed 1"])
  }

  @Test func `a tap on a button of an action sheet is a click, a choice by code is not`() throws {
    let (probe, home) = try Probe.showing()
    let delegate = DialogDelegate(in: home.process)
    func show() -> ActionSheet {
      let sheet = ActionSheet.make(
        title: "Sure?", delegate: delegate, cancelButton: "No", destructiveButton: "Delete",
        in: home.process)
      probe.expect(.nothing(.builtInScreen)) {
        sheet.show(in: home.view)
        probe.process.rest()
      }
      return sheet
    }
    let sheet = show()
    let alert = try Self.shownAlert(in: probe.process)
    let frame = try Self.frame(of: alert.actions[0], alert)
    try probe.tap(
      #require(sheet.buttonView(at: 0)),
      expecting: Self.click("Delete", at: 0, type: "UIActionSheet", frame: frame),
      .nothing(.builtInScreen))
    #expect(delegate.lines == ["clicked 0"])
    let other = show()
    probe.expect(.nothing(.builtInScreen)) {
      other.dismiss(withClickedButtonIndex: 0, animated: true)
      probe.process.rest()
    }
    #expect(delegate.lines == ["clicked 0"])
  }

  @Test func `a stop restores the delegates of alert views, cached answers included`() throws {
    let (probe, home) = try Probe.showing(started: false)
    let listener = Listener(in: home.process)
    let dialog = AlertView.make(
      title: "Sure?", delegate: listener, cancelButton: "No", in: home.process)
    let before = probe.process.classes.description
    probe.start(expecting: .firstStart)
    dialog.delegate = nil
    dialog.delegate = listener
    #expect(
      probe.process.classes.description.contains(
        "delegate of UIAlertView: Listener answers alertView:clickedButtonAtIndex:"))
    probe.tracker.stop()
    #expect(probe.process.classes.description == before)
    #expect(dialog.delegate === listener)
  }
}
