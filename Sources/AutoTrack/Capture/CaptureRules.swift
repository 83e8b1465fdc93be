import MiniUI

/// Whether what was seen becomes an event: pure functions of the facts, each nil for yes.
///
/// What a click is, decides the way it was seen (`CaptureRules+Origins`); everything else holds for
/// all clicks alike.
struct CaptureRules {
  private let configuration: Configuration
  /// Which classes of screens are none.
  private let builtIn = InheritanceMemo(BuiltInIgnoreList.screens)

  /// Rules as the configuration wants them.
  init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Rules for a click, however it was seen.
  func reasonAgainst(_ click: Click, _ facts: ClickFacts) -> SuppressionReason? {
    if let reason = reasonAgainst(click.origin, on: click.view) { return reason }
    if let reason = reasonAgainst(click.view, facts.element, on: click.screen) { return reason }
    if facts.isSameTouch { return .sameTouch }
    return facts.isRepeated ? .duplicate : nil
  }

  /// Rules for an element, whatever has happened to it.
  func reasonAgainst(
    _ view: View?, _ known: KnownElement?, on screen: ViewController?
  ) -> SuppressionReason? {
    if let reason = reasonAgainst(view, known) { return reason }
    if let screen, isIgnored(screen, of: screen.className) { return .ignoredScreen }
    return nil
  }

  private func reasonAgainst(_ view: View?, _ known: KnownElement?) -> SuppressionReason? {
    if view?.isHidden == true { return .hiddenElement }
    if known?.isIgnored == true { return .ignoredElement }
    guard !configuration.ignoreViewTypes.isEmpty, let type = view?.class else { return nil }
    return isIgnored(viewType: type) ? .ignoredViewType : nil
  }

  /// Rules for a screen that appeared.
  func reasonAgainst(screen: ViewController) -> SuppressionReason? {
    let type = screen.class
    if builtIn.holds(for: type) { return .builtInScreen }
    if isIgnored(screen, of: type.name) { return .ignoredScreen }
    guard let parent = screen.parent, !parent.isTransparentContainer else { return nil }
    return configuration.childScreens ? nil : .childScreen
  }

  /// Whether a class, one that it inherits from or one that it passes for is ignored (SA-F02).
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
