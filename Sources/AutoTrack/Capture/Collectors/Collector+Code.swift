import MiniUI

/// Clicks and screens that the app's own code tells of; only the built-in list keeps any back.
extension Collector {
  /// `$AppViewScreen` because code says so; what the code says of it wins (SA-V06).
  func collectView(saidBy controller: ViewController, _ own: CodeFacts, _ moment: Moment) {
    let subject = Decision.Subject.controller(controller.class.name, "trackScreen")
    guard !controller.class.inherits(fromOneOf: BuiltInIgnoreList.screens) else {
      return suppress(subject, .builtInScreen)
    }
    var screen = payload(of: controller, after: lastScreenURL, for: .appViewScreen)
    screen.custom.merge(own.details)
    follow(screen.publishedURL, titled: screen.title)
    emit(.appViewScreen, screen.properties, own, over: screen.envelope, moment, of: subject)
  }

  /// `$AppViewScreen` of an address, which need not be of any controller.
  func collectView(at url: String, _ own: CodeFacts, _ moment: Moment) {
    var properties: Properties = ["$url": .string(url)]
    properties["$referrer"] = lastScreenURL.map(Value.string)
    properties.merge(own.details)
    follow(ScreenPayload.publishedURL(in: properties) ?? url, titled: nil)
    emit(.appViewScreen, properties, own, moment, of: .words("trackScreen \(url)"))
  }

  /// `$AppClick` because code says so.
  ///
  /// An ignored element, view type or screen keeps it back no more than a hidden view does: those
  /// are rules for what instruments see.
  func collectClick(saidBy view: View, _ own: CodeFacts, _ moment: Moment) {
    let screen = ScreenFinder.screen(of: view)
    let click = Click(of: .view(view), .foreseen, on: screen, touch: nil)
    let known = known(of: click.element)
    let said = appFacts(known, of: view, on: screen, for: .appClick)
    let details = properties(of: click, known, forEvent: true).merging(said?.properties ?? [:])
    emit(
      .appClick, details.merging(own.details), own, over: said?.envelope, moment,
      of: .controller(view.class.name, "trackClick"))
  }

  private func emit(
    _ name: EventName, _ details: Properties, _ own: CodeFacts,
    over overrides: EnvelopeOverrides? = nil, _ moment: Moment,
    of subject: Decision.Subject
  ) {
    let draft = own.draft(name, at: moment, details, over: overrides)
    outlet.emit(draft, at: moment, of: subject, from: .code)
  }
}
