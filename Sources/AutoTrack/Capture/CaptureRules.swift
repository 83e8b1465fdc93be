import MiniUI

/// Whether what was seen becomes an event: pure functions of the facts, each nil for yes.
///
/// What a click is, decides the way it was seen (`CaptureRules+Origins`); everything else holds for
/// all clicks alike.
struct CaptureRules {
  private let configuration: Configuration

  /// Rules as the configuration wants them.
  init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Rules for a click, however it was seen.
  func reasonAgainst(_ click: ClickFacts) -> SuppressionReason? {
    if let reason = reasonAgainst(click.origin, on: click.view) { return reason }
    if let reason = reasonAgainst(element: click) { return reason }
    if let screen = click.screen, isIgnored(screen) { return .ignoredScreen }
    if click.isSameTouch { return .sameTouch }
    return click.isRepeated ? .duplicate : nil
  }

  private func reasonAgainst(element click: ClickFacts) -> SuppressionReason? {
    if click.view?.isHidden == true { return .hiddenElement }
    if click.element.isIgnored { return .ignoredElement }
    guard let type = click.view?.class else { return nil }
    return isIgnored(viewType: type) ? .ignoredViewType : nil
  }

  /// Rules for a screen that appeared.
  func reasonAgainst(screen: ViewController) -> SuppressionReason? {
    if screen.class.inherits(fromOneOf: BuiltInIgnoreList.screens) { return .builtInScreen }
    if isIgnored(screen) { return .ignoredScreen }
    guard let parent = screen.parent, !parent.isTransparentContainer else { return nil }
    return configuration.childScreens ? nil : .childScreen
  }

  /// Whether a class, one that it inherits from or one that it passes for is ignored (SA-F02).
  func isIgnored(viewType: DynamicClass) -> Bool {
    guard !configuration.ignoreViewTypes.isEmpty else { return false }
    return viewType.ancestry.contains { type in
      configuration.ignoreViewTypes.contains(type.name)
        || ElementType.alias(of: type).map(configuration.ignoreViewTypes.contains) == true
    }
  }

  private func isIgnored(_ screen: ViewController) -> Bool {
    configuration.ignoreScreens.contains(screen.class.name)
      || ScreenFacts.known(of: screen)?.isIgnored == true
  }
}
