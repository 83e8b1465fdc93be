import MiniUI

/// A screen on display, as it was when it appeared.
struct OpenPage {
  let controller: ObjectIdentifier
  let screen: ScreenPayload
  /// Since when it has been seen; a return from the background begins anew (SA-L09).
  var since: Duration
}

/// Dwell time: `$AppPageLeave` when a screen leaves, or when the app does (SA-L08, SA-L09).
extension Collector {
  /// Begins the dwell time of a page; one that is open already keeps its own.
  func openPage(_ controller: ViewController, _ moment: Moment) {
    let id = ObjectIdentifier(controller)
    guard configuration.pageLeave, !openPages.contains(where: { $0.controller == id }) else {
      return
    }
    let screen = payload(of: controller, referrer: lastPageURL)
    lastPageURL = screen.url
    openPages.append(OpenPage(controller: id, screen: screen, since: moment.uptime))
  }

  /// `$AppPageLeave` for a page that was open, before `viewDidDisappear:` runs.
  func collect(disappearanceOf controller: ViewController, _ moment: Moment) {
    let subject = "viewDidDisappear: of \(controller.class.name)"
    if let reason = rules.reasonAgainst(screen: controller) { return suppress(subject, reason) }
    guard configuration.pageLeave else { return suppress(subject, .pageLeaveOff) }
    let id = ObjectIdentifier(controller)
    guard let index = openPages.firstIndex(where: { $0.controller == id }) else { return }
    let page = openPages.remove(at: index)
    guard lifeState != .ended else { return suppress(subject, .appInBackground) }
    leave(page, moment, of: subject)
  }

  /// `$AppPageLeave` for every page on display, because the app leaves; the pages stay open.
  func leaveEveryPage(_ moment: Moment) {
    for page in openPages {
      leave(page, moment, of: "\(page.screen.screenName), with the app")
    }
  }

  /// Begins the dwell time of every page on display anew.
  func resumeEveryPage(_ moment: Moment) {
    for index in openPages.indices { openPages[index].since = moment.uptime }
  }

  private func leave(_ page: OpenPage, _ moment: Moment, of subject: String) {
    let payload = PageLeavePayload(screen: page.screen, duration: moment.uptime - page.since)
    emit(.appPageLeave, payload.properties, moment, of: subject)
  }
}
