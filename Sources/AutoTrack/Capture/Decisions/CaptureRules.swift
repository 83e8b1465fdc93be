import MiniUI

/// The rules of capture: each returns the reason against an interaction, or nil.
///
/// Rules for the origin of a click are in `CaptureRules+Origins`; the rules here apply to every
/// click. All of them are pure functions.
struct CaptureRules {
  private let configuration: CaptureConfiguration
  /// Memoises the classes that the built-in list does not count as screens.
  private let builtIn = InheritanceMemo(BuiltInIgnoreList.screens)
  /// True if there are rules of the app; cheaper than a copy of the list.
  private let hasAdded: Bool

  init(configuration: CaptureConfiguration) {
    self.configuration = configuration
    hasAdded = !configuration.captureRules.isEmpty
  }

  /// Returns the reason against a click, or nil.
  func reasonAgainst(_ click: Click, _ facts: ClickFacts) -> SuppressionReason? {
    if let reason = reasonAgainst(click.origin, on: click.view) { return reason }
    let element = facts.element
    if let reason = reasonAgainst(click.view, element, on: click.screen, as: click.typeClass) {
      return reason
    }
    if facts.isSameTouch { return .sameTouch }
    if facts.isRepeated { return .duplicate }
    return hasAdded ? addedReason(.appClick, click.view, in: click.list, on: click.screen) : nil
  }

  /// Returns the reason against an event about a view, other than a click, or nil.
  func reasonAgainst(
    _ event: EventName, on view: View, _ known: KnownElement?, on screen: ViewController?
  ) -> SuppressionReason? {
    reasonAgainst(view, known, on: screen, as: nil)
      ?? (hasAdded ? addedReason(event, view, on: screen) : nil)
  }

  /// Returns the reason of the first of the app's rules against an interaction, or nil.
  func addedReason(
    _ event: EventName, _ view: View? = nil, in list: View? = nil, on screen: ViewController?
  ) -> SuppressionReason? {
    let interaction = Interaction(event: event, view: view, list: list, screen: screen)
    return configuration.captureRules.lazy.compactMap { $0.reasonAgainst(interaction) }.first
  }

  /// Returns the reason against an interaction with an element.
  ///
  /// A row is ignored with its list, and a button of a dialog with the dialog.
  private func reasonAgainst(
    _ view: View?, _ known: KnownElement?, on screen: ViewController?,
    as typeClass: @autoclosure () -> DynamicClass?
  ) -> SuppressionReason? {
    if let reason = reasonAgainst(view, known, as: typeClass()) { return reason }
    if let screen, isIgnored(screen, of: screen.className) { return .ignoredScreen }
    return nil
  }

  private func reasonAgainst(
    _ view: View?, _ known: KnownElement?, as typeClass: @autoclosure () -> DynamicClass?
  ) -> SuppressionReason? {
    if view?.isHidden == true { return .hiddenElement }
    if known?.isIgnored == true { return .ignoredElement }
    guard !configuration.ignoreViewTypes.isEmpty else { return nil }
    let types = [view?.class, typeClass()].compactMap(\.self)
    return types.contains { isIgnored(viewType: $0) } ? .ignoredViewType : nil
  }

  /// Returns the reason against a screen that appeared, or nil.
  func reasonAgainst(screen: ViewController) -> SuppressionReason? {
    builtInReason(against: screen)
      ?? (hasAdded ? addedReason(.appViewScreen, screen.viewIfLoaded, on: screen) : nil)
  }

  private func builtInReason(against screen: ViewController) -> SuppressionReason? {
    let type = screen.class
    if builtIn.holds(for: type) { return .builtInScreen }
    if isIgnored(screen, of: type.name) { return .ignoredScreen }
    guard let parent = screen.parent, !parent.isTransparentContainer else { return nil }
    return configuration.childScreens ? nil : .childScreen
  }

  /// Returns true if a class, an ancestor or the alias of either is ignored (SA-F02).
  func isIgnored(viewType: DynamicClass) -> Bool {
    viewType.ancestry.contains { type in
      configuration.ignoreViewTypes.contains(type.name)
        || ElementType.alias(of: type).map(configuration.ignoreViewTypes.contains) == true
    }
  }

  private func isIgnored(
    _ screen: ViewController, of className: @autoclosure () -> String
  ) -> Bool {
    let ignored = configuration.ignoreScreens
    if !ignored.isEmpty, ignored.contains(className()) { return true }
    return ScreenFacts.known(of: screen)?.isIgnored == true
  }
}

/// The facts that the rules use besides the click.
struct ClickFacts {
  /// The facts of the app and the configuration about the element; nil if absent.
  let element: KnownElement?
  /// True if the same view was clicked less than 100 ms before.
  let isRepeated: Bool
  /// True if its touch has given a click already; always false without the limit of one click.
  let isSameTouch: Bool
}

/// The views and controllers of UIKit that are ignored in every app.
enum BuiltInIgnoreList {
  /// Controllers that are not screens: containers, dialogs and parts of text input.
  static let screens = Set<String>([
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController", "UIAlertController", "UIInputViewController",
    "UICompatibilityInputViewController", "UISystemInputAssistantViewController",
  ]).union(dialogHosts)

  /// Root controllers of windows that hold only a dialog; the screen is behind them.
  static let dialogHosts: Set<String> = ["_UIAlertShimPresentingViewController"]

  /// Views whose gestures belong to UIKit, subclasses included (SA-F15).
  static let gestureViews: Set<String> = [
    "UITextField", "UITextView", "UISearchBar", "UIPageControl", "UITabBar", "UICollectionView",
  ]

  /// Containers whose children are screens; under any other parent a controller is a child.
  static let transparentParents: Set<String> = [
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
  ]
}

/// Rules for the origin of a click: an action, a gesture or a selection.
extension CaptureRules {
  func reasonAgainst(_ origin: Click.Origin, on view: View?) -> SuppressionReason? {
    switch origin {
    case .action(let touch, _): reasonAgainst(actionWith: touch, from: view)
    case .gesture(let gesture): reasonAgainst(gesture, on: view)
    case .row(let selection): reasonAgainst(selection)
    case .backButton(let touch): reasonAgainst(touch)
    case .dialog, .tab, .react, .foreseen: nil
    }
  }

  /// Requires a lifted touch, except for controls whose action is always a person's choice.
  private func reasonAgainst(actionWith touch: Touch?, from view: View?) -> SuppressionReason? {
    if let segments = view as? SegmentedControl {
      return segments.selectedSegmentIndex < 0 ? .noSegment : nil
    }
    if touch?.phase == .ended || view is Switch || view is Stepper || view is PageControl {
      return nil
    }
    return reasonAgainst(touch)
  }

  /// Requires a lifted touch.
  private func reasonAgainst(_ touch: Touch?) -> SuppressionReason? {
    guard let touch else { return .noTouch }
    return touch.phase == .ended ? nil : .touchNotEnded
  }

  /// The exact classes of recognisers that give clicks (SA-F13).
  private static let trackedRecognizers: Set<String> = [
    "UITapGestureRecognizer", "UILongPressGestureRecognizer",
  ]

  private func reasonAgainst(_ gesture: RecognizedGesture, on view: View?) -> SuppressionReason? {
    let targets = gesture.targets
    guard !targets.isEmpty else { return .gestureWithoutTarget }
    guard targets.contains(where: { $0.target.isAppObject }) else { return .privateRecognizer }
    guard Self.trackedRecognizers.contains(gesture.recognizer.class.name) else {
      return .otherGesture
    }
    if view?.class.inherits(fromOneOf: BuiltInIgnoreList.gestureViews) == true {
      return .gestureView
    }
    let responds = targets.contains { $0.target.responds(to: $0.action) }
    return responds ? nil : .gestureWithoutTarget
  }

  private func reasonAgainst(_ selection: ListSelection) -> SuppressionReason? {
    selection.receiver === selection.list.delegate ? nil : .forwardedSelection
  }
}

extension DynamicObject {
  /// True for objects of the app's own classes, and for blocks.
  var isAppObject: Bool { !self.class.isSystem || self is Block }
}
