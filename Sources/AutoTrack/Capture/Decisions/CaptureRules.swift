import MiniUI

/// The rules of capture: each returns the reason against an interaction, or nil.
///
/// Rules for the origin of a click are in `CaptureRules+Origins`; the rules here apply to every
/// click. All of them are pure functions.
struct CaptureRules {
  private let configuration: CaptureConfiguration
  /// Memoises the classes that the built-in list does not count as screens.
  private let builtIn = InheritanceMemo(BuiltInIgnoreList.screens)

  init(configuration: CaptureConfiguration) {
    self.configuration = configuration
  }

  /// Returns the reason against a click, or nil.
  func reasonAgainst(_ click: Click, _ facts: ClickFacts) -> SuppressionReason? {
    if let reason = reasonAgainst(click.origin, on: click.view) { return reason }
    if let reason = reasonAgainst(click.view, facts.element, on: click.screen, in: click.list) {
      return reason
    }
    if facts.isSameTouch { return .sameTouch }
    return facts.isRepeated ? .duplicate : nil
  }

  /// Returns the reason against an interaction with an element; a row is ignored with its list.
  func reasonAgainst(
    _ view: View?, _ known: KnownElement?, on screen: ViewController?,
    in list: @autoclosure () -> View? = nil
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
