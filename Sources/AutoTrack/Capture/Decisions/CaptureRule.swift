public import MiniUI
public import Wording

/// A capture rule of the app or of another module, which suppresses interactions.
///
/// It is asked after the built-in rules and before the app's delegate. Decisions name its reason
/// `custom:NAME`.
public struct CaptureRule: Sendable {
  let reason: SuppressionReason
  private let suppresses: @Sendable (Interaction) -> Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: The name of its reason, such as `closedShop`.
  ///   - clause: The reason in words, as in "the shop is closed"; nil names the rule.
  ///   - suppresses: Returns true for an interaction that gives no event.
  public init(
    _ name: String, because clause: Sentence? = nil,
    suppressing suppresses: @escaping @Sendable (Interaction) -> Bool
  ) {
    reason = .custom(CustomReason(name, because: clause))
    self.suppresses = suppresses
  }

  /// Returns the reason against an interaction, or nil.
  func reasonAgainst(_ interaction: Interaction) -> SuppressionReason? {
    suppresses(interaction) ? reason : nil
  }
}

/// An interaction that the built-in rules accept.
public struct Interaction {
  /// The name of the event that it would become.
  public let event: EventName
  /// The view; nil for a screen, and for an element that is not on the screen.
  public let view: View?
  /// The list of a row or an item; nil for other elements.
  public let list: View?
  /// The screen that the event is attributed to.
  public let screen: ViewController?
}
