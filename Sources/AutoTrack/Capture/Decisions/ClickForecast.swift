public import MiniUI
public import Wording

/// A prediction of the outcome of a person's click on an element; it emits nothing.
///
/// The prediction uses the rules for real clicks and assumes a finger that touches the element
/// itself and lifts from it. It does not cover facts that only a real touch shows:
/// - a repeated click, and a touch that has given a click already;
/// - a touch that is cancelled, as by the tap recogniser of a view around a cell (GR-7);
/// - a touch that an inner view takes: a control, a text, or a list in a row;
/// - the app's reaction while the finger is down, such as a row that it does not let select;
/// - the touched part of a control: a selected segment sends nothing when touched again (RC-18);
/// - the number of touches: `touchDownRepeat` and drags take more than one tap.
public struct ClickForecast {
  /// The element: a control, a cell, a dialog's button, or a view with a recogniser.
  public let element: View
  /// The list of a cell; nil for any other element.
  public let list: View?
  /// The screen that the element is on.
  public let screen: ViewController?
  /// `$element_type` of the click.
  public let type: String
  /// `$element_id` of the click.
  package let elementID: String?
  /// The text on the element, without typed text; nil for a control that shows a value.
  public let text: String?
  /// The position among similar elements; a selected segment is a value and not a position.
  package let position: String?
  /// The predicted outcome.
  public let outcome: Outcome

  /// The outcomes of a click.
  public enum Outcome: Hashable, Sendable {
    /// The click gives an event.
    case click
    /// The click is suppressed.
    case nothing(SuppressionReason)
    /// The click is not seen, because the instrument of this name is not installed.
    case unseen(instrument: String)
    /// The tap deselects a row of a list with multiple selection, which gives no event (TV-5).
    case deselection
  }

  /// True if the element is suppressed only for the kind of its gesture.
  package var isOtherGesture: Bool {
    outcome == .nothing(.otherGesture) || outcome == .nothing(.gestureView)
  }
}

extension ClickForecast.Outcome: Worded {
  /// `click`, or `nothing: its screen is ignored`.
  public var sentence: Sentence {
    switch self {
    case .click: "click"
    case .nothing(.noTouch): "nothing: it sends its actions without a touch"
    case .nothing(let reason): "nothing: \(reason)"
    case .unseen(let instrument): "nothing: \(instrument) is not installed"
    case .deselection: "nothing: a tap deselects it"
    }
  }
}
