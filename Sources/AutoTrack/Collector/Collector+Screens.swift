import MiniUI

/// `$AppViewScreen` and `$AppPageLeave`.
extension Collector {
  /// `$AppViewScreen`, before `viewDidAppear:` runs, and the start of the dwell time.
  func collectAppearance(of controller: ViewController, _ moment: Moment) {
    let subject = "viewDidAppear: of \(controller.class.name)"
    if let reason = rules.reasonAgainst(controller) { return suppress(subject, reason) }
    closeReleasedScreens()
    let screen = payload(of: controller)
    lastScreenURL = screen.url
    emit(.appViewScreen, screen.properties, moment, of: subject)
    guard configuration.pageLeave else { return }
    openScreens.open(controller, as: screen, at: moment.uptime)
  }

  /// `$AppPageLeave` for a screen that was open, before `viewDidDisappear:` runs (SA-L08).
  func collectDisappearance(of controller: ViewController, _ moment: Moment) {
    let subject = "viewDidDisappear: of \(controller.class.name)"
    if let reason = rules.reasonAgainst(controller) { return suppress(subject, reason) }
    guard configuration.pageLeave else { return suppress(subject, .pageLeaveOff) }
    guard let screen = openScreens.close(controller) else {
      return suppress(subject, .screenNotOpen)
    }
    guard session.state != .ended else { return suppress(subject, .appInBackground) }
    leave(screen, moment, of: subject)
  }

  /// `$AppPageLeave` for every screen on display, because the app leaves; they stay open.
  func leaveEveryScreen(_ moment: Moment) {
    closeReleasedScreens()
    for screen in openScreens.all {
      leave(screen, moment, of: "\(screen.payload.screenName), when the app leaves")
    }
  }

  private func closeReleasedScreens() {
    for screen in openScreens.closeReleased() {
      suppress("\(screen.payload.screenName), which is gone", .screenReleased)
    }
  }

  private func leave(_ screen: OpenScreen, _ moment: Moment, of subject: String) {
    let payload = PageLeavePayload(
      screen: screen.payload, duration: moment.uptime - screen.since)
    emit(.appPageLeave, payload.properties, moment, of: subject)
  }

  private func payload(of controller: ViewController) -> ScreenPayload {
    let name = controller.class.name
    return ScreenPayload(
      screenName: name, title: ElementContent.title(of: controller), url: name,
      referrer: lastScreenURL)
  }
}
