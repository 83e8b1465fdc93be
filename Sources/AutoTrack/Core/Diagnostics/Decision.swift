/// The outcome of an interaction: an event, or the reason against one.
public struct Decision: Sendable {
  private let seen: Subject
  /// The outcome.
  public let outcome: Outcome
  /// The edits of the event by the app's callback; nil for an event without edits.
  public let edits: PropertyEdits?

  init(subject: Subject, outcome: Outcome, _ edits: PropertyEdits? = nil) {
    seen = subject
    self.outcome = outcome
    self.edits = edits
  }

  /// Creates a decision of any tracker, with its subject in a few words.
  package init(of subject: String, _ outcome: Outcome) {
    self.init(subject: .words(subject), outcome: outcome)
  }

  /// The subject in a few words: `didTapBuy: of UIButton #buy`.
  public var subject: String { seen.description }

  /// An event, by name and number, or a reason.
  public enum Outcome: Equatable, Sendable {
    /// The interaction gave this event.
    case captured(EventName, sequence: Int)
    /// The interaction gave no event, for this reason.
    case suppressed(SuppressionReason)
  }
}

extension Decision: Equatable {
  /// Compares outcomes, edits and formatted subjects.
  public static func == (left: Decision, right: Decision) -> Bool {
    left.outcome == right.outcome && left.edits == right.edits && left.subject == right.subject
  }
}

extension Decision: CustomStringConvertible {
  /// The subject and the outcome in one line.
  public var description: String {
    switch outcome {
    case .captured(let name, let sequence):
      "\(subject): \(name) #\(sequence)" + (edits.map { ", \($0)" } ?? "")
    case .suppressed(let reason): "\(subject): nothing, because \(reason)"
    }
  }
}
