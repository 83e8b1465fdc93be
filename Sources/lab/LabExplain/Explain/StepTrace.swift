package import AutoTrack
package import MiniUI
package import Wording

/// The trace of one step in words; it retains no object of the app.
package struct StepTrace: Sendable {
  package init() {}

  /// The views that selectors resolved to, in order.
  var found: [Sentence] = []
  package var touches: [TouchTrace] = []
  /// The hit test of a finger that would have missed.
  var missed: HitTestTrace.Path?
  /// The state changes of recognisers, in order.
  var gestures: [GestureRow] = []
  /// The messages, with the decisions between them.
  var calls: [CallRow] = []
  /// The changes of the dispatch table by the step, now or at a launch.
  package var changes: [Changes] = []
  /// The tracker's decisions, in order.
  package var decisions: [Decision] = []
  /// The sent messages by which clicks are captured.
  var clickMessages: [String] = []
  /// True if an app had been launched by the end of the step.
  var hasLaunched = true
  /// True if the tracker ran at the end of the step.
  var isTracked = true
  /// The explained paths of the hit views, by path id.
  var paths: [String: [StepExplanation.Row]] = [:]

  package struct TouchTrace {
    package let point: Point
    /// The summary of the view that the touch belongs to.
    package let view: String
    package let path: HitTestTrace.Path
    /// The responder chain from that view on.
    package let chain: [String]
    /// The recognisers on the view and its ancestors.
    package let recognizers: [Sentence]
    /// The reasons why controls on the way would send nothing.
    let obstacles: [Sentence]
    /// The path of the element under the finger: a control, a cell, a card.
    let steps: [StepExplanation.Row]
    /// The rules by all facts for which the element is a candidate, with their answers.
    let rules: [StepExplanation.Row]
    /// True if the traced hit test found the same view as the real one.
    let agrees: Bool
  }

  /// A change of a recogniser's state.
  struct GestureRow: Equatable {
    let recognizer: Sentence
    /// The state, with the cause if another object decided.
    let state: Sentence
  }

  /// A line of the list of messages: a message with the code that ran for it, a decision, a note.
  struct CallRow: Equatable {
    let depth: Int
    let text: Sentence
    /// The code that ran; empty for other lines.
    var detail: Sentence = ""
  }

  /// The changes by one `hook` step.
  package struct Changes {
    package let tables: DispatchChanges
    /// The index of the step with the launch that they were deferred to; nil for a running app.
    package let launch: Int?
  }
}

extension HitTestTrace {
  package struct Path: Sendable {
    package let rows: [Row]
    /// The reason why no view was hit-tested.
    package let refusal: Refusal?
  }

  /// The trace without the view that was found.
  var path: Path { Path(rows: rows, refusal: refusal) }
}
