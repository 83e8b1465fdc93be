import MiniUI

/// `$AppViewScreen` and `$AppPageLeave`.
extension Collector {
  /// `$AppViewScreen`, before `viewDidAppear:` runs, and the start of the dwell time.
  func collectAppearance(of controller: ViewController, _ moment: Moment) {
    let subject = Decision.Subject.controller(controller.className, "viewDidAppear:")
    let isNew = shownScreens.insert(controller)
    if let reason = rules.reasonAgainst(screen: controller) {
      return suppress(subject, reason)
    }
    guard isNew else { return suppress(subject, .stillOnDisplay) }
    guard session.isSeen(controller.process.application) else {
      _ = unseenScreens.insert(controller)
      return suppress(subject, .unseenYet)
    }
    collectView(of: controller, moment)
  }

  /// `$AppViewScreen` of a screen that a person sees.
  func collectView(of controller: ViewController, _ moment: Moment) {
    closeReleasedScreens()
    let screen = payload(of: controller, after: lastScreenURL, for: .appViewScreen)
    follow(screen.publishedURL, titled: screen.title)
    let added = campaign.takeForScreen().merging(businessData(of: controller))
    emit(
      .appViewScreen, added.merging(screen.properties), moment,
      of: .controller(controller.class.name, "viewDidAppear:"), saying: screen.envelope)
    guard configuration.pageLeave else { return }
    openScreens.open(controller, at: screen.publishedURL, since: moment.uptime)
  }

  /// Makes a screen the one that the next is referred by; an address alone has no title (SA-E09).
  func follow(_ url: String, titled title: String?) {
    lastScreenURL = url
    outlet.builder.referrerTitle = lastScreenTitle
    lastScreenTitle = title
  }

  /// `$AppPageLeave` for a screen that was open, before `viewDidDisappear:` runs (SA-L08).
  func collectDisappearance(of controller: ViewController, _ moment: Moment) {
    let subject = Decision.Subject.controller(controller.className, "viewDidDisappear:")
    shownScreens.remove(controller)
    if !unseenScreens.isEmpty { unseenScreens.remove(controller) }
    let screen = openScreens.isEmpty ? nil : openScreens.close(controller)
    if let reason = rules.reasonAgainst(screen: controller) {
      return suppress(subject, reason)
    }
    guard configuration.pageLeave else { return suppress(subject, .pageLeaveOff) }
    guard let screen else { return suppress(subject, .screenNotOpen) }
    guard session.state != .ended, session.state != .startedPassively else {
      return suppress(subject, .appInBackground)
    }
    leave(controller, screen, moment, of: subject)
  }

  /// `$AppPageLeave` for every screen on display, because the app leaves; they stay open.
  func leaveEveryScreen(_ moment: Moment) {
    closeReleasedScreens()
    for screen in openScreens.all {
      guard let controller = screen.reference.controller else { continue }
      let subject: Decision.Subject = .words("\(controller.class.name), when the app leaves")
      if let reason = rules.reasonAgainst(screen: controller) {
        suppress(subject, reason)
      } else {
        leave(controller, screen, moment, of: subject)
      }
    }
  }

  private func closeReleasedScreens() {
    for screen in openScreens.closeReleased() {
      suppress("\(screen.className), which is gone", .screenReleased)
    }
  }

  /// The screen is described as it is left, but for its referrer (SA-L08).
  private func leave(
    _ controller: ViewController, _ open: OpenScreen, _ moment: Moment,
    of subject: Decision.Subject
  ) {
    let screen = payload(of: controller, after: open.referrer, for: .appPageLeave)
    let payload = PageLeavePayload(screen: screen, duration: moment.uptime - open.since)
    emit(
      .appPageLeave, payload.properties, moment, of: subject, by: .code, saying: screen.envelope,
      counting: StatisticsRow(
        screen: screen.screenName, seenFor: payload.duration, until: moment.time))
  }

  /// Everything that an event says of a screen, as it is now.
  func payload(
    of controller: ViewController, after referrer: String?, for event: EventName
  ) -> ScreenPayload {
    let name = controller.class.name
    let facts = ScreenFacts.known(of: controller)
    let said = facts.flatMap { checked($0.properties, for: event) }
    return ScreenPayload(
      screenName: name, title: cut(title(of: controller), of: "$title", in: event),
      url: cut(facts?.url, of: "$url", in: event) ?? name,
      referrer: referrer, custom: said?.properties ?? [:],
      envelope: said?.envelope ?? EnvelopeOverrides())
  }
}
