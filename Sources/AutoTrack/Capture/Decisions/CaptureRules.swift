import MiniUI

/// Whether what was seen becomes an event: pure functions of the facts, each nil for yes.
///
/// What a click is, decides the way it was seen (`CaptureRules+Origins`); everything else holds for
/// all clicks alike.
struct CaptureRules {
  private let configuration: CaptureConfiguration
  /// Which classes of screens are none.
  private let builtIn = InheritanceMemo(BuiltInIgnoreList.screens)

  /// Rules as the configuration wants them.
  init(configuration: CaptureConfiguration) {
    self.configuration = configuration
  }

  /// Rules for a click, however it was seen.
  func reasonAgainst(_ click: Click, _ facts: ClickFacts) -> SuppressionReason? {
    if let reason = reasonAgainst(click.origin, on: click.view) { return reason }
    if let reason = reasonAgainst(click.view, facts.element, on: click.screen, in: click.list) {
      return reason
    }
    if facts.isSameTouch { return .sameTouch }
    return facts.isRepeated ? .duplicate : nil
  }

  /// Rules for an element, whatever has happened to it; a row is ignored with its list, too.
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
