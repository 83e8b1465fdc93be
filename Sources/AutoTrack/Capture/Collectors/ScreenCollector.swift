import MiniUI
import Wording

/// A collector that emits `$AppViewScreen` and `$AppPageLeave`, with dwell times and referrers.
final class ScreenCollector {
  private let configuration: CaptureConfiguration
  private let rules: CaptureRules
  private let reader: ElementReader
  private let outlet: EventOutlet
  private let session: Session
  private let businessData: BusinessData
  /// The campaign of the address that opened the app, until a screen has reported it.
  var campaign = Campaign()
  /// The URL of the latest screen; it survives the background.
  private var lastScreenURL: String?
  /// The title of the latest screen, for the events of the next one (SA-E09).
  private var lastScreenTitle: String?
  private var shownScreens = ShownScreens()
  /// The screens with a running dwell time.
  private var openScreens = OpenScreens()
  /// The screens that appeared after a passive start; the next start emits them.
  private var unseenScreens = ShownScreens()

  init(
    _ outlet: EventOutlet, _ rules: CaptureRules, _ reader: ElementReader, _ session: Session,
    businessData: BusinessData
  ) {
    (self.outlet, self.rules, self.reader) = (outlet, rules, reader)
    (self.session, self.businessData) = (session, businessData)
    configuration = reader.configuration
  }

  /// Emits `$AppViewScreen` before `viewDidAppear:` runs, and starts the dwell time.
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

  /// Emits `$AppViewScreen` of a screen that is visible to a person.
  func collectView(of controller: ViewController, _ moment: Moment) {
    closeReleasedScreens()
    let screen = payload(of: controller, after: lastScreenURL, for: .appViewScreen)
    follow(screen.publishedURL, titled: screen.title)
    let added = campaign.takeForScreen().merging(businessData(of: controller))
    outlet.emit(
      .appViewScreen, added.merging(screen.properties), moment,
      of: .controller(controller.class.name, "viewDidAppear:"), saying: screen.envelope)
    guard configuration.pageLeave else { return }
    openScreens.open(controller, at: screen.publishedURL, since: moment.uptime)
  }

  /// Makes a screen the referrer of the next; an address alone has no title (SA-E09).
  func follow(_ url: String, titled title: String?) {
    lastScreenURL = url
    outlet.builder.referrerTitle = lastScreenTitle
    lastScreenTitle = title
  }

  /// Emits `$AppPageLeave` of an open screen, before `viewDidDisappear:` runs (SA-L08).
  func collectDisappearance(of controller: ViewController, _ moment: Moment) {
    let subject = Decision.Subject.controller(controller.className, "viewDidDisappear:")
    shownScreens.remove(controller)
    if !unseenScreens.isEmpty { unseenScreens.remove(controller) }
    // Closed even if a rule suppresses the event: its dwell time has ended.
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

  /// Emits `$AppPageLeave` of every shown screen, because the app leaves; the screens stay open.
  func leaveEveryScreen(_ moment: Moment) {
    closeReleasedScreens()
    for screen in openScreens.all {
      guard let controller = screen.reference.controller else { continue }
      let subject: Decision.Subject = "\(controller.class.name), when the app leaves"
      if let reason = rules.reasonAgainst(screen: controller) {
        suppress(subject, reason)
      } else {
        leave(controller, screen, moment, of: subject)
      }
    }
  }

  private func closeReleasedScreens() {
    for screen in openScreens.closeReleased() {
      suppress("\(screen.className), which was released", .screenReleased)
    }
  }

  /// Emits the leave with the screen's current state, but with its first referrer (SA-L08).
  private func leave(
    _ controller: ViewController, _ open: OpenScreen, _ moment: Moment,
    of subject: Decision.Subject
  ) {
    let screen = payload(of: controller, after: open.referrer, for: .appPageLeave)
    let payload = PageLeavePayload(screen: screen, duration: moment.uptime - open.since)
    outlet.emit(
      .appPageLeave, payload.properties, moment, of: subject, by: .code, saying: screen.envelope,
      counting: StatisticsRow(
        screen: screen.screenName, seenFor: payload.duration, until: moment.time))
  }

  /// Returns the payload of a screen's current state.
  func payload(
    of controller: ViewController, after referrer: String?, for event: EventName
  ) -> ScreenPayload {
    let name = controller.class.name
    let facts = ScreenFacts.known(of: controller)
    let said = facts.flatMap { reader.checked($0.properties, for: event) }
    return ScreenPayload(
      screenName: name, title: reader.cut(reader.title(of: controller), of: "$title", in: event),
      url: reader.cut(facts?.url, of: "$url", in: event) ?? name,
      referrer: referrer, custom: said?.properties ?? [:],
      envelope: said?.envelope ?? EnvelopeOverrides())
  }

  private func businessData(of controller: ViewController) -> Properties {
    guard businessData.concerns(.appViewScreen), let view = controller.viewIfLoaded else {
      return [:]
    }
    let sighting = ElementSighting(
      page: controller.class.name, path: reader.paths.defaultPath(of: view), position: nil,
      content: nil)
    return businessData.properties(for: .appViewScreen, about: view, sighting)
  }

  /// Restarts the dwell times of the shown screens (SA-L09).
  func restart(at uptime: Duration) { openScreens.restart(at: uptime) }

  /// Emits the screens that appeared after a passive start.
  func collectUnseen(_ moment: Moment) {
    for controller in unseenScreens.takeAll() { collectView(of: controller, moment) }
  }

  private func suppress(_ subject: consuming Decision.Subject, _ reason: SuppressionReason) {
    outlet.log.suppress(subject, reason)
  }
}

/// Screens that the app's code reports; only the built-in ignore list suppresses them.
extension ScreenCollector {
  /// Emits `$AppViewScreen` for a call of code; the call's properties win (SA-V06).
  func collectView(saidBy controller: ViewController, _ own: CodeFacts, _ moment: Moment) {
    let subject = Decision.Subject.controller(controller.class.name, "trackScreen")
    guard !controller.class.inherits(fromOneOf: BuiltInIgnoreList.screens) else {
      return suppress(subject, .builtInScreen)
    }
    var screen = payload(of: controller, after: lastScreenURL, for: .appViewScreen)
    screen.custom.merge(own.details)
    follow(screen.publishedURL, titled: screen.title)
    outlet.emit(.appViewScreen, screen.properties, own, over: screen.envelope, moment, of: subject)
  }

  /// Emits `$AppViewScreen` of an address, which need not belong to a controller.
  func collectView(at url: String, _ own: CodeFacts, _ moment: Moment) {
    var properties: Properties = ["$url": .string(url)]
    properties["$referrer"] = lastScreenURL.map(Value.string)
    properties.merge(own.details)
    follow(ScreenPayload.publishedURL(in: properties) ?? url, titled: nil)
    outlet.emit(.appViewScreen, properties, own, moment, of: .name("trackScreen \(url)"))
  }
}
