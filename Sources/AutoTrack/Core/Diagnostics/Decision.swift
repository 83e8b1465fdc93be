/// What became of something that was seen: an event, or a reason why not.
public struct Decision: Sendable {
  private let seen: Subject
  /// What became of it.
  public let outcome: Outcome

  init(subject: Subject, outcome: Outcome) {
    seen = subject
    self.outcome = outcome
  }

  /// What was seen, in a few words: `didTapBuy: of UIButton #buy`.
  public var subject: String { seen.description }

  /// An event, by name and number, or a reason.
  public enum Outcome: Equatable, Sendable {
    /// It became this event.
    case captured(EventName, sequence: Int)
    /// It became none, because.
    case suppressed(SuppressionReason)
  }
}

extension Decision: Equatable {
  /// Whether both say the same.
  public static func == (left: Decision, right: Decision) -> Bool {
    left.outcome == right.outcome && left.subject == right.subject
  }
}

extension Decision: CustomStringConvertible {
  /// The subject and the outcome in one line.
  public var description: String {
    switch outcome {
    case .captured(let name, let sequence): "\(subject): \(name) #\(sequence)"
    case .suppressed(let reason): "\(subject): nothing, because \(reason)"
    }
  }
}
