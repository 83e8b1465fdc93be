import AutoTrack
import LabExplain
import LabKit
import LabRules
import MiniUI
import Wording

/// The facts of a screen from which a report writes it: equal facts give equal text.
struct ScreenSight: Equatable {
  /// The facts of the views that do not depend on layout or state.
  let tree: ViewTree
  /// The bounds of the device's screen, in points.
  let screen: Rect
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
  ///
  /// The kept views, with their superviews, are in it also beyond the bound.
  static func read(
    _ session: AppSession, keeping kept: Set<ObjectIdentifier>, within limits: ReportLimits
  ) -> (sight: ScreenSight, views: [View]) {
    // The walk lays out the windows, so it comes before the tree.
    let walk = ScreenWalk(
      of: session.process, showingHidden: true, limit: limits.viewsOfScreen, keeping: kept)
    var sight = ScreenSight(of: session)
    let outlook = walk.omitted == 0 ? TapOutlook(in: session) : nil
    sight.views = walk.items.map { ViewSight($0, outlook, session) }
    sight.omitted = walk.omitted
    return (sight, walk.items.map(\.view))
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
  /// The outlook of a tap; nil for a part of another element, and on too large a screen.
  let tap: Sentence?
  let marks: [Sentence]
  let clips: Bool
  /// The facts that rules match, if a tap is a click: of a segmented control one for each segment.
  let clicks: [ElementSighting]
  /// True for a view that the app's file describes.
  let isWritten: Bool
  /// The number of subviews that the record has.
  let count: Int

  fileprivate init(_ item: ScreenWalk.Item, _ outlook: TapOutlook?, _ session: AppSession) {
    let view = item.view
    (frame, element, count) = (item.frame, item.element, item.count)
    displayedText = view.displayedText
    text = element?.text ?? (view.showsTypedText ? nil : displayedText)
    listDelegate = SchemeElement(view).listDelegateName
    tap = outlook?.sentence(for: view)
    (marks, clips) = (view.marks, view.clipsToBounds)
    clicks = tap == "click" ? session.clicks(on: view) : []
    isWritten = ViewSource.of(view) != nil
  }
}
