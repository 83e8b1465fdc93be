import MiniUI

/// Clicks and screens that the app's own code tells of; only the built-in list keeps any back.
extension Collector {
  /// `$AppViewScreen` because code says so.
  func collectView(saidBy controller: ViewController, _ own: Properties, _ moment: Moment) {
    let subject = Decision.Subject.controller(controller.class.name, "trackScreen")
    guard !controller.class.inherits(fromOneOf: BuiltInIgnoreList.screens) else {
      return suppress(subject, .builtInScreen)
    }
    let screen = payload(of: controller, after: lastScreenURL)
    follow(screen)
    emit(.appViewScreen, screen.properties.merging(own), moment, of: subject, by: .code)
  }

  /// `$AppViewScreen` of an address, which need not be of any controller.
  func collectView(at url: String, _ own: Properties, _ moment: Moment) {
    var properties: Properties = ["$url": .string(url)]
    properties["$referrer"] = lastScreenURL.map(Value.string)
    lastScreenURL = url
    emit(
      .appViewScreen, properties.merging(own), moment, of: .words("trackScreen \(url)"), by: .code)
  }

  /// `$AppClick` because code says so.
  func collectClick(saidBy view: View, _ own: Properties, _ moment: Moment) {
    let screen = ScreenFinder.screen(of: view)
    let click = Click(
      of: .view(view), .foreseen, on: screen, subject: .controller(view.class.name, "trackClick"),
      touch: nil)
    let known = known(of: click.element)
    let properties = adding(known, to: properties(of: click, known), of: view, on: screen)
    emit(.appClick, properties.merging(own), moment, of: click.subject, by: .code)
  }
}
