import AutoTrack
import LabExplain
import LabKit
import MiniUI

/// The facts of a screen from which a report writes it: equal facts give equal text.
struct ScreenSight: Equatable {
  /// The facts of the views that do not depend on layout or state.
  let tree: ViewTree
  /// The bounds of the device's screen, in points.
  let screen: Rect
  /// The class of the top controller.
  let controller: String?
  /// The view with the keyboard.
  let keyboard: String?
  /// The views, each before its subviews.
  private(set) var views: [ViewSight] = []
  /// The number of views that are left out.
  private(set) var omitted = 0

  /// True if the screen has more views than a report stores.
  var isTooLarge: Bool { omitted > 0 }

  /// Compares the facts of the tree, not the tree itself.
  static func == (one: ScreenSight, other: ScreenSight) -> Bool {
    one.screen == other.screen && one.controller == other.controller
      && one.keyboard == other.keyboard
      && one.omitted == other.omitted && one.views == other.views
      && one.tree.facts == other.tree.facts
  }

  /// Reads the screen of an app in the foreground; returns its views, too, in the same order.
  static func read(
    _ session: AppSession, within limits: ReportLimits
  ) -> (sight: ScreenSight, views: [View]) {
    // The reader lays out the windows, so it comes before the tree.
    var reader = ScreenReader(of: session, limits)
    var sight = ScreenSight(of: session)
    for window in session.process.application.visibleWindows {
      reader.add(window, at: window.originOnScreen)
    }
    (sight.views, sight.omitted) = (reader.seen, reader.omitted)
    return (sight, reader.views)
  }

  private init(of session: AppSession) {
    let application = session.process.application
    (tree, screen) = (ViewTree(session.process), session.process.device.screen)
    controller = AppState(of: session.process).controller?.class.name
    keyboard = (application.firstResponder as? View).flatMap { view in
      view.isa.implementer(of: SelectorID(.`insertText:`)) == nil
        ? nil : "\(ViewSummary(of: view, showingText: false))"
    }
  }
}

/// The facts of a view that depend on layout or state.
struct ViewSight: Equatable {
  /// The frame on the screen, in points.
  let frame: Rect
  /// The text that a person reads.
  let text: String?
  let element: ScreenElement?
  /// The text that selectors find, also a typed one, which is never written.
  let displayedText: String?
  /// The class of a list's delegate, which rules read.
  let listDelegate: String?
  /// The outlook of a tap; empty for a part of another element, and on too large a screen.
  let tap: String
  let marks: [String]
  let clips: Bool
  /// The facts that rules match, if a tap is a click.
  let sighting: ElementSighting?
  /// The number of subviews that the record has.
  fileprivate(set) var count = 0
}

/// A walk over the views of a screen.
private struct ScreenReader {
  private(set) var seen: [ViewSight] = []
  private(set) var views: [View] = []
  private(set) var omitted = 0
  private let parts: [ObjectIdentifier: ScreenContents.Part]
  private let outlook: TapOutlook
  private let session: AppSession
  private let limits: ReportLimits
  /// True if the screen has more views than a report stores.
  private let isTooLarge: Bool

  /// Lays out the windows, which a snapshot does not.
  init(of session: AppSession, _ limits: ReportLimits) {
    (self.session, self.limits) = (session, limits)
    let contents = ScreenContents(of: session.process, showingHidden: true)
    let count = session.process.application.visibleWindows.reduce(0) { $0 + $1.viewCount }
    isTooLarge = count > limits.viewsOfScreen
    parts = Dictionary(
      contents.parts.map { (ObjectIdentifier($0.view), $0) },
      uniquingKeysWith: { first, _ in first })
    outlook = TapOutlook(in: session)
  }

  mutating func add(_ view: View, at origin: Point) {
    guard views.count < limits.viewsOfScreen else {
      omitted += view.everything.count
      return
    }
    let place = views.count
    views.append(view)
    seen.append(sight(of: view, at: origin))
    for subview in view.subviews {
      let count = views.count
      add(subview, at: origin)
      if views.count > count { seen[place].count += 1 }
    }
  }

  private func sight(of view: View, at origin: Point) -> ViewSight {
    let element = parts[ObjectIdentifier(view)]?.element
    let displayed = view.displayedText
    let tap = isTooLarge ? "" : outlook.text(for: view)
    return ViewSight(
      frame: view.convert(view.bounds, to: nil).offsetBy(dx: origin.x, dy: origin.y),
      text: element?.text ?? (view.showsTypedText ? nil : displayed), element: element,
      displayedText: displayed, listDelegate: SchemeElement(view).listDelegateName, tap: tap,
      marks: view.marks, clips: view.clipsToBounds,
      sighting: tap == "click" ? session.autoTrack?.sighting(of: view) : nil)
  }
}

extension View {
  /// The number of views of the tree.
  fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}

extension Window {
  /// The place on the screen of the point zero in its coordinates.
  fileprivate var originOnScreen: Point {
    Point(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }
}
