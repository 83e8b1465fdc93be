import MiniUI
import Testing

@testable import AutoTrack

/// Dialogs that stay open after a touch, and buttons without a view.
@Suite struct DialogTouches {
  /// An alert over the test's screen, whose action sets a closure's run counter.
  private static func makeAlert(
    over home: HomeController
  ) -> (alert: Alert, delete: AlertAction, cancel: AlertAction) {
    let alert = Alert.make(title: "Sure?", message: "It goes.", in: home.process)
    let delete = AlertAction.make(title: "Delete", in: home.process)
    let cancel = AlertAction.make(title: "Cancel", style: .cancel, in: home.process)
    alert.addAction(delete)
    alert.addAction(cancel)
    return (alert, delete, cancel)
  }

  private static let builtIn = Outcome.nothing(.builtInScreen)

  private static func rest(_ probe: Probe) { probe.process.rest() }

  /// The decisions of a step, one line each.
  private static func decisions(of probe: Probe, in step: () -> Void) -> [String] {
    let count = probe.tracker.decisionCount
    step()
    defer { probe.forget() }
    return probe.tracker.decisions(after: count).map(\.description)
  }

  @Test func `a later choice in an alert that stays open is not a click`() throws {
    let (probe, home) = try Probe.showing()
    let (alert, delete, _) = Self.makeAlert(over: home)
    home.present(alert, animated: true)
    let refused = Self.decisions(of: probe) { alert.send(.dismissTriggered)(true, delete) }
    #expect(refused == [])
    Self.rest(probe)
    probe.forget()
    probe.tracker.moments.post(Moment(.alertChosen(delete), in: probe.process))
    #expect(probe.tracker.decisions.last?.outcome == .suppressed(.noTouch))
    probe.forget()
  }

  @Test
  func `a second finger on a closing alert does not suppress the first finger's click`() throws {
    let (probe, home) = try Probe.showing()
    let (alert, delete, cancel) = Self.makeAlert(over: home)
    probe.expect(Self.builtIn) {
      home.present(alert, animated: true)
      Self.rest(probe)
    }
    let lines = Self.decisions(of: probe) {
      alert.send(.dismissTriggered)(true, delete)
      alert.send(.dismissTriggered)(true, cancel)
      Self.rest(probe)
    }
    #expect(
      lines == [
        "viewDidDisappear: of UIAlertController: nothing, because the controller is not a screen",
        "'Delete' of UIAlertController: $AppClick #3",
      ])
  }

  @Test func `a dialog's button that no view shows has no path, no id and no frame`() throws {
    let (probe, home) = try Probe.showing()
    let button = DialogButton(
      of: Alert.make(title: "Sure?", in: home.process), content: "OK", title: "Sure?",
      message: nil, view: nil)
    probe.expect(
      .click([
        "$alert_title": "Sure?", "$element_content": "OK", "$element_type": "UIAlertController",
        "$screen_name": "HomeController",
      ])
    ) { probe.tracker.moments.post(Moment(.dialogButton(button), in: probe.process)) }
  }
}
