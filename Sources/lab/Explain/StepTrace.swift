import AutoTrack
import MiniUI

/// What was seen of one step, in words: no object of the app is kept alive.
struct StepTrace {
  /// The views that selectors found, in order.
  var found: [String] = []
  /// The fingers that came down.
  var touches: [TouchTrace] = []
  /// What hit testing met where a finger would have missed.
  var missed: HitTestTrace.Path?
  /// What recognisers did, in order.
  var gestures: [GestureRow] = []
  /// The messages, and the decisions between them.
  var calls: [CallRow] = []
  /// What the tracker decided, in order.
  var decisions: [Decision] = []
  /// The messages that a click is seen by, as sent.
  var clickMessages: [String] = []
  /// Whether some app had been launched when the step ended.
  var hasLaunched = true
  /// Whether the tracker ran when the step ended.
  var isTracked = true
  /// Places of the hit views in paths, by the id of the path.
  var paths: [String: [StepExplanation.Row]] = [:]

  /// A finger that came down.
  struct TouchTrace {
    /// Where, on the screen.
    let point: Point
    /// The summary of the view that the touch belongs to.
    let view: String
    /// How hit testing came by it.
    let path: HitTestTrace.Path
    /// The responder chain from that view on.
    let chain: [String]
    /// The recognisers on the view and its ancestors.
    let recognizers: [String]
    /// Why controls on the way would send nothing.
    let obstacles: [String]
    /// The path of what a person would say is under the finger: a control, a cell, a card.
    let steps: [StepExplanation.Row]
    /// Whether the trace of hit testing found what the finger found.
    let agrees: Bool
  }

  /// A change of a recogniser's state.
  struct GestureRow: Equatable {
    /// Which recogniser.
    let recognizer: String
    /// The state, and why where another one decided.
    let state: String
  }

  /// A line of the list of messages.
  enum CallRow: Equatable {
    /// A message as sent, and who ran for it.
    case call(depth: Int, text: String, runners: [String])
    /// What the tracker decided meanwhile.
    case decision(depth: Int, text: String)
  }
}

extension HitTestTrace {
  /// What is kept of a trace: words.
  struct Path {
    /// What was asked.
    let rows: [Row]
    /// Why nothing was.
    let refusal: Refusal?
  }

  /// The trace without the view that was found.
  var path: Path { Path(rows: rows, refusal: refusal) }
}
