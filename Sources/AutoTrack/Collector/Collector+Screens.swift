import MiniUI

/// `$AppViewScreen` and `$AppPageLeave`.
extension Collector {
  /// `$AppViewScreen`, before `viewDidAppear:` runs, and the start of the dwell time.
  func collectAppearance(of controller: ViewController, _ moment: Moment) {
    let subject = Decision.Subject.method("viewDidAppear:", of: controller.class.name)
    let isNew = shownScreens.insert(controller)
    if let reason = rules.reasonAgainst(appearanceOf: controller) {
      return suppress(subject, reason)
    }
    guard isNew else { return suppress(subject, .stillOnDisplay) }
    closeReleasedScreens()
    let screen = payload(of: controller)
    lastScreenURL = screen.publishedURL
    emit(.appViewScreen, screen.properties, moment, of: subject)
    guard configuration.pageLeave else { return }
    openScreens.open(controller, as: screen, at: moment.uptime)
  }

  /// `$AppPageLeave` for a screen that was open, before `viewDidDisappear:` runs (SA-L08).
  func collectDisappearance(of controller: ViewController, _ moment: Moment) {
    let subject = Decision.Subject.method("viewDidDisappear:", of: controller.class.name)
    shownScreens.remove(controller)
    let screen = openScreens.close(controller)
    if let reason = rules.reasonAgainst(appearanceOf: controller) {
      return suppress(subject, reason)
    }
    guard configuration.pageLeave else { return suppress(subject, .pageLeaveOff) }
    guard let screen else { return suppress(subject, .screenNotOpen) }
    guard session.state != .ended else { return suppress(subject, .appInBackground) }
    leave(screen, moment, of: subject)
  }

  /// `$AppPageLeave` for every screen on display, because the app leaves; they stay open.
  func leaveEveryScreen(_ moment: Moment) {
    closeReleasedScreens()
    for screen in openScreens.all {
      let subject: Decision.Subject = .words("\(screen.payload.screenName), when the app leaves")
      if let reason = screen.controller.flatMap(rules.reasonAgainst(appearanceOf:)) {
        suppress(subject, reason)
      } else {
        leave(screen, moment, of: subject)
      }
    }
  }

  private func closeReleasedScreens() {
    for screen in openScreens.closeReleased() {
      suppress("\(screen.payload.screenName), which is gone", .screenReleased)
    }
  }

  private func leave(_ screen: OpenScreen, _ moment: Moment, of subject: Decision.Subject) {
    let payload = PageLeavePayload(
      screen: screen.payload, duration: moment.uptime - screen.since)
    emit(.appPageLeave, payload.properties, moment, of: subject)
  }

  private func payload(of controller: ViewController) -> ScreenPayload {
    let name = controller.class.name
    let facts = ScreenFacts.known(of: controller)
    return ScreenPayload(
      screenName: name, title: ElementContent.title(of: controller), url: facts?.url ?? name,
      referrer: lastScreenURL, custom: facts?.properties ?? [:])
  }
}
