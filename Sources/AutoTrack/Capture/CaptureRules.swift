import MiniUI

/// Whether what was seen becomes an event: pure functions of the facts, each nil for yes.
struct CaptureRules {
  let configuration: Configuration

  /// Rules for an action that passed through the application (capture.md §4.1).
  func reasonAgainst(_ click: ClickFacts) -> SuppressionReason? {
    guard let view = click.view else { return .senderIsNoView }
    if let reason = reasonAgainst(touch: click.touch, of: view) { return reason }
    if view.isHidden { return .hiddenElement }
    if isIgnored(viewType: view.class) { return .ignoredViewType }
    if let screen = click.screen, isIgnored(screen: screen) { return .ignoredScreen }
    return click.isRepeated ? .duplicate : nil
  }

  /// Rules for a screen that appeared, and for its leaving.
  func reasonAgainst(screen: ViewController) -> SuppressionReason? {
    isIgnored(screen: screen) ? .ignoredScreen : nil
  }

  /// Controls whose action is always a person's choice; any other needs a lifted touch.
  private static let alwaysTracked: Set<String> = [
    "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl",
  ]

  private func reasonAgainst(touch: Touch?, of view: View) -> SuppressionReason? {
    if view.class.ancestry.contains(where: { Self.alwaysTracked.contains($0.name) }) { return nil }
    guard let touch else { return .noTouch }
    return touch.phase == .ended ? nil : .touchNotEnded
  }

  private func isIgnored(viewType: DynamicClass) -> Bool {
    viewType.ancestry.contains { configuration.ignoreViewTypes.contains($0.name) }
  }

  private func isIgnored(screen: ViewController) -> Bool {
    configuration.ignoreScreens.contains(screen.class.name)
  }
}

/// What the rules look at when an action was seen.
struct ClickFacts {
  /// The sender, if it is a view.
  let view: View?
  /// The touch that the sender has in the event; nil when code sent the action.
  let touch: Touch?
  /// The controller that counts as the screen.
  let screen: ViewController?
  /// Whether the same view was clicked less than 100 ms before.
  let isRepeated: Bool
}

extension DynamicClass {
  /// The class and everything it inherits from, nearest first.
  var ancestry: some Sequence<DynamicClass> {
    sequence(first: self, next: \.superclass)
  }
}
