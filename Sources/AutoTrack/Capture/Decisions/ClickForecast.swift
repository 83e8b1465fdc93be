public import MiniUI

/// What would become of a person's click on an element, if it came now; none is made for it.
///
/// The rules that decide on clicks decide on this, too. It is for a finger that the element itself
/// gets, and that is lifted from it. What only shows when a finger comes is left out:
/// - a click that repeats another, and a touch that has given a click already;
/// - a touch that is taken away, as by the tap recogniser of a view around a cell (GR-7);
/// - a touch that a view inside keeps: a control, a text, or a list in a row;
/// - what the app does or refuses while the finger is down, as a row that it does not let select;
/// - which part of a control is touched: a segment that is chosen already tells of nothing (RC-18);
/// - how often a control is touched: `touchDownRepeat` and drags take more than one tap.
public struct ClickForecast {
  /// The element: a control, a cell, a button of a dialog, or a view with a recogniser.
  public let element: View
  /// The list that speaks for a cell; nil for any other element.
  public let list: View?
  /// The screen that the element is on.
  public let screen: ViewController?
  /// `$element_type` of the click.
  public let type: String
  /// `$element_id` of the click.
  public let elementID: String?
  /// The text on the element, never what a person typed; nil for a control that shows a value.
  public let text: String?
  /// Which of many like it the element is; a chosen segment, which changes, is no place.
  public let position: String?
  /// What would become of the click.
  public let outcome: Outcome

  /// What becomes of a click.
  public enum Outcome: Hashable, Sendable {
    /// An event.
    case click
    /// Nothing, because.
    case nothing(SuppressionReason)
    /// Nothing, because the instrument of this name, which would see it, is not installed.
    case unseen(instrument: String)
    /// Nothing, because a tap on a selected row of a list of several deselects it (TV-5).
    case deselection
  }

  /// Whether it is the kind of gesture alone that makes no click: others of its kind make none.
  public var isOtherGesture: Bool {
    outcome == .nothing(.otherGesture) || outcome == .nothing(.gestureView)
  }
}

extension ClickForecast.Outcome: CustomStringConvertible {
  /// `click`, or `nothing: its screen is ignored`.
  public var description: String {
    switch self {
    case .click: "click"
    case .nothing(.noTouch): "nothing: it sends its actions without a touch"
    case .nothing(let reason): "nothing: \(reason)"
    case .unseen(let instrument): "nothing: \(instrument) is not installed"
    case .deselection: "nothing: a tap deselects it"
    }
  }
}
