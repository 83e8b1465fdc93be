package import AutoTrack
package import MiniUI

/// The outcome of a step, with the differences from its expectation.
package struct StepOutcome: Sendable {
  /// The index of the step, from zero.
  package let index: Int
  /// The device's uptime at the start of the step.
  package let start: Duration
  /// The captured events, in order.
  package internal(set) var events: [Event] = []
  /// The suppressed interactions, in order.
  package internal(set) var suppressed: [Suppressed] = []
  /// The notes of code, in order.
  package internal(set) var notes: [String] = []
  /// The tracker's diagnostics, without installations, in order.
  package internal(set) var diagnostics: [String] = []
  /// The requests of pages to their own servers, in order.
  package internal(set) var requests: [PageRequest] = []
  /// The names of the events that the server stored, in order, without repeats.
  package internal(set) var received: [String] = []
  /// The fate of all events of the app in front; nil before its first launch.
  package internal(set) var delivery: DeliveryTotals?
  /// The rows of `info_log` of the app in front, if the step expects any.
  package internal(set) var statistics: [StatisticsRow] = []
  /// The reports to a server or a cloud store, in order, without repeats.
  package internal(set) var reports: [ReceivedReport] = []
  /// The reason why the finger did not reach its target.
  package internal(set) var miss: TouchMiss?
  /// The exception that ended the app in the step.
  package internal(set) var crash: SimulatedException?
  /// The reason why the step could not be performed.
  package internal(set) var fault: StepFault?
  /// The events beside the expected ones, in the order of the timeline.
  package internal(set) var comparison: [EventComparison] = []
  /// The other differences from the expectation.
  package internal(set) var differences: [Difference] = []

  /// A suppressed interaction.
  package struct Suppressed: Equatable, Sendable {
    /// The interaction in a few words.
    package let subject: String
    /// The reason for the suppression.
    package let reason: SuppressionReason
  }

  /// True if the step was performed and met every expectation.
  package var holds: Bool {
    fault == nil && differences.isEmpty && comparison.allSatisfy { $0.difference == nil }
  }
}
