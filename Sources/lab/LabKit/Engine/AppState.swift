package import MiniUI
import Wording

/// A person's view of an app: its screen, the stack and tabs around it, the alert in front.
package struct AppState {
  private let process: AppProcess

  /// The state of a process; every property is computed on access.
  package init(of process: AppProcess) {
    self.process = process
  }

  /// The current controller: the innermost of the top presentation.
  ///
  /// An alert does not count; the controller behind it is current.
  package var controller: ViewController? {
    let window = process.application.visibleWindows.last {
      $0.level < Window.Level.alert
    }
    return window?.rootViewController.map(Self.shown)
  }

  /// The navigation stack around the screen, bottom to top; nil if absent.
  var stack: [ViewController]? {
    guard let controller else { return nil }
    return (controller as? NavigationController ?? controller.navigationController)?
      .viewControllers
  }

  var alert: Alert? {
    process.application.visibleWindows.flatMap(\.everything)
      .compactMap { $0.controller as? Alert }.last
  }

  /// Lays out the windows and returns the texts that a person can read, in view order.
  var texts: [String] {
    for window in process.application.visibleWindows { window.layoutIfNeeded() }
    let shown = process.application.visibleWindows.flatMap(\.everything).filter(\.isOnScreen)
    return shown.filter { !$0.isPartOfNamed }.compactMap(\.displayedText)
  }

  /// Notes for a failed step: the current screen, and the elements that can be tapped.
  var notes: [Sentence] {
    guard process.isRunning else { return [] }
    guard let controller else { return ["no screen is shown"] }
    let tabs = controller.tabBarController.flatMap(note)
    // An alert explains most failures, so it comes first.
    return [alert.map(note), note(of: controller), tabs, tappable].compactMap(\.self)
  }

  private static func shown(_ controller: ViewController) -> ViewController {
    if let presented = controller.presentedViewController, !(presented is Alert),
      !presented.isBeingDismissed, presented.parent == nil
    {
      return shown(presented)
    }
    switch controller {
    case let stack as NavigationController:
      return stack.topViewController.map(shown) ?? stack
    case let tabs as TabBarController: return tabs.selectedViewController.map(shown) ?? tabs
    case let pages as PageViewController: return pages.viewControllers.first.map(shown) ?? pages
    case let split as SplitViewController: return split.viewControllers.first.map(shown) ?? split
    default: return controller
    }
  }

  private func note(of controller: ViewController) -> Sentence {
    let screen = controller.class.name
    guard let stack, stack.last === controller else { return "the screen is \(screen)" }
    guard stack.count > 1 else { return "the screen is \(screen), the only one of its stack" }
    let names = stack.map(\.class.name).joined(separator: ", ")
    return "the screen is \(screen), on the stack \(names)"
  }

  private func note(of tabs: TabBarController) -> Sentence? {
    guard let controllers = tabs.viewControllers, !controllers.isEmpty else { return nil }
    let words = controllers.enumerated().map { index, controller -> Sentence in
      let title = controller.tabBarItem.title.map { "\"\($0)\"" } ?? "\(index)"
      return index == tabs.selectedIndex ? "\(title) (selected)" : Sentence(name: title)
    }
    return "tabs: \(words.joined(separator: ", "))"
  }

  private func note(of alert: Alert) -> Sentence {
    let titles = alert.actionsInSight.map { "\"\($0.title ?? "")\"" }
    let choices: Sentence =
      titles.isEmpty ? "nothing to choose" : Sentence(name: titles.joined(separator: ", "))
    guard let name = alert.title ?? alert.message else {
      return "the alert is shown, with \(choices)"
    }
    return "the alert \"\(name)\" is shown, with \(choices)"
  }

  private var tappable: Sentence {
    let all = Tappable(in: process).selectors
    return "can be tapped: \(all.isEmpty ? "nothing" : Sentence(listing: all, longest: 12))"
  }
}

/// The elements that a finger can tap now, by their selectors.
private struct Tappable {
  private let process: AppProcess
  private let parts: ScreenParts
  private let partNames: [ObjectIdentifier: String]

  init(in process: AppProcess) {
    self.process = process
    parts = ScreenParts(process.application.visibleWindows)
    partNames = parts.names
  }

  /// The selectors from top to bottom, without duplicates.
  var selectors: [String] {
    let named = parts.everything.filter(\.isOnScreen).fromTheTop.compactMap { view in
      name(of: view).map { (view, $0) }
    }
    let reached = process.application.reached(named.map(\.0))
    var known: Set<String> = []
    return zip(named, reached).filter { $1 && known.insert($0.1).inserted }.map(\.0.1)
  }

  /// Returns the selector of a view; nil for a view that does not react to taps.
  private func name(of view: View) -> String? {
    if let part = partNames[ObjectIdentifier(view)] { return part }
    if let cell = view as? ReusableView {
      guard let place = cell.indexPath, let list = cell.list else { return nil }
      let scope = list.accessibilityIdentifier.map { " in #\($0)" } ?? ""
      return "row \(place)\(scope)"
    }
    let isControl = (view as? Control)?.isEnabled == true && !parts.isPart(view)
    guard isControl || view is TextView || view.hasOwnGesture else { return nil }
    if let identifier = view.accessibilityIdentifier { return "#\(identifier)" }
    if let text = view.displayedText { return "\"\(text)\"" }
    return ".\(view.class.name)"
  }
}

extension TouchMiss {
  /// Returns the sentence about the miss; with an alert in front, the alert is the reason.
  func message(in process: AppProcess?) -> Sentence {
    guard case .covered(let view, _, let point) = self,
      process.map({ AppState(of: $0).alert != nil }) == true
    else { return "\(self)" }
    return "\(view) is not hit at \(point): an alert is in front of it"
  }
}

extension StepFault {
  /// A fault with notes on the state of the app.
  init(_ message: Sentence, in process: AppProcess) {
    self.init(message, notes: AppState(of: process).notes)
  }
}

extension Sentence {
  /// The first of several names, and the number of the others.
  init(listing names: [String], longest: Int) {
    let list = names.prefix(longest).joined(separator: ", ")
    self = names.count > longest ? "\(list), and \(names.count - longest) more" : "\(list)"
  }
}

extension [View] {
  /// The views from top to bottom and left to right; ties keep their order.
  var fromTheTop: [View] {
    let placed = map { ($0, $0.convert($0.bounds, to: nil)) }
    let sorted = placed.enumerated().sorted { first, second in
      let (left, right) = (first.element.1, second.element.1)
      return (left.minY, left.minX, first.offset) < (right.minY, right.minX, second.offset)
    }
    return sorted.map(\.element.0)
  }
}

extension View {
  /// True if the view has a gesture recogniser other than those of system views.
  var hasOwnGesture: Bool {
    gestureRecognizers.contains { recognizer in
      !(recognizer is ScrollViewPanGestureRecognizer)
        && recognizer.registeredTargets.contains { !$0.target.class.isSystem }
    }
  }
}

extension ReusableView {
  /// The list that shows the cell.
  fileprivate var list: ListView? {
    sequence(first: self as View, next: \.superview).lazy.compactMap { $0 as? ListView }.first
  }
}
