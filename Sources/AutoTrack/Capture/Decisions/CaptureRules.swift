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
    if let reason = reasonAgainst(click.view, facts.element, on: click.screen, in: click.list) {
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
    reasonAgainst(view, known, on: screen, in: nil)
      ?? (hasAdded ? addedReason(event, view, on: screen) : nil)
  }

  /// Returns the reason of the first of the app's rules against an interaction, or nil.
  func addedReason(
    _ event: EventName, _ view: View? = nil, in list: View? = nil, on screen: ViewController?
  ) -> SuppressionReason? {
    let interaction = Interaction(event: event, view: view, list: list, screen: screen)
    return configuration.captureRules.lazy.compactMap { $0.reasonAgainst(interaction) }.first
  }

  /// Returns the reason against an interaction with an element; a row is ignored with its list.
  private func reasonAgainst(
    _ view: View?, _ known: KnownElement?, on screen: ViewController?,
    in list: @autoclosure () -> View?
  ) -> SuppressionReason? {
    if let reason = reasonAgainst(view, known, in: list()) { return reason }
    if let screen, isIgnored(screen, of: screen.className) { return .ignoredScreen }
    return nil
  }

  private func reasonAgainst(
    _ view: View?, _ known: KnownElement?, in list: @autoclosure () -> View?
  ) -> SuppressionReason? {
    if view?.isHidden == true { return .hiddenElement }
    if known?.isIgnored == true { return .ignoredElement }
    guard !configuration.ignoreViewTypes.isEmpty else { return nil }
    let types = [view?.class, list()?.class].compactMap(\.self)
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
