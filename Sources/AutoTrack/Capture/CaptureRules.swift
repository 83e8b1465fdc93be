import MiniUI

/// Whether what was seen becomes an event: pure functions of the facts, each nil for yes.
struct CaptureRules {
  let configuration: Configuration

  /// Rules for an action that passed through the application.
  func reasonAgainst(_ click: ClickFacts) -> SuppressionReason? {
    if let reason = reasonAgainst(click.touch, behind: click.view) { return reason }
    if click.view.isHidden { return .hiddenElement }
    if isIgnored(viewType: click.view.class) { return .ignoredViewType }
    if let screen = click.screen, isIgnored(screen) { return .ignoredScreen }
    return click.isRepeated ? .duplicate : nil
  }

  /// Rules for a screen that appeared, and for its leaving.
  func reasonAgainst(_ screen: ViewController) -> SuppressionReason? {
    isIgnored(screen) ? .ignoredScreen : nil
  }

  /// Controls whose action is always a person's choice; any other needs a lifted touch.
  private static let alwaysTracked: Set<String> = [
    "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl",
  ]

  private func reasonAgainst(_ touch: Touch?, behind view: View) -> SuppressionReason? {
    if view.class.ancestry.contains(where: { Self.alwaysTracked.contains($0.name) }) { return nil }
    guard let touch else { return .noTouch }
    return touch.phase == .ended ? nil : .touchNotEnded
  }

  private func isIgnored(viewType: DynamicClass) -> Bool {
    viewType.ancestry.contains { configuration.ignoreViewTypes.contains($0.name) }
  }

  private func isIgnored(_ screen: ViewController) -> Bool {
    configuration.ignoreScreens.contains(screen.class.name)
  }
}
