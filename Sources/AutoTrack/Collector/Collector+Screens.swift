import MiniUI

extension Collector {
  /// `$AppViewScreen`, before `viewDidAppear:` runs, and the start of the page's dwell time.
  func collect(appearanceOf controller: ViewController, _ moment: Moment) {
    let subject = "viewDidAppear: of \(controller.class.name)"
    if let reason = rules.reasonAgainst(screen: controller) { return suppress(subject, reason) }
    let payload = payload(of: controller, referrer: lastScreenURL)
    lastScreenURL = payload.url
    emit(.appViewScreen, payload.properties, moment, of: subject)
    openPage(controller, moment)
  }

  func payload(of controller: ViewController, referrer: String?) -> ScreenPayload {
    let name = controller.class.name
    return ScreenPayload(
      screenName: name, title: ElementContent.title(of: controller), url: name, referrer: referrer)
  }
}
