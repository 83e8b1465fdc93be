package import AutoTrack
package import MiniUI

/// What a step did, and where that differs from what was expected.
package struct StepOutcome: Sendable {
  /// The step's index, counted from zero.
  package let index: Int
  /// The device's uptime when the step began.
  package let start: Duration
  /// The events that were captured, in order.
  package internal(set) var events: [Event] = []
  /// What was seen and became no event, in order.
  package internal(set) var suppressed: [Suppressed] = []
  /// What code has noted, in order.
  package internal(set) var notes: [String] = []
  /// What the tracker has recorded of itself, apart from what it installed, in order.
  package internal(set) var diagnostics: [String] = []
  /// What pages have asked of their own servers, in order.
  package internal(set) var requests: [PageRequest] = []
  /// What the server that takes events has stored, by name, in order; repeats are not among it.
  package internal(set) var received: [String] = []
  /// What has become of all events of the app in front; nil before its first launch.
  package internal(set) var delivery: DeliveryTotals?
  /// The rows of `info_log` of the app in front, where the step says what they should be.
  package internal(set) var statistics: [StatisticsRow] = []
  /// What a server or a cloud store was told of counts, in order; repeats are not among it.
  package internal(set) var reports: [ReceivedReport] = []
  /// Why the tap did not reach its target.
  package internal(set) var miss: TouchMiss?
  /// What ended the app during the step.
  package internal(set) var crash: SimulatedException?
  /// Why the step could not be done.
  package internal(set) var fault: StepFault?
  /// What the events are next to the expected ones, in the order of the timeline.
  package internal(set) var comparison: [EventComparison] = []
  /// What else differs from what was expected.
  package internal(set) var differences: [Difference] = []

  /// Something that was seen and became no event.
  package struct Suppressed: Equatable, Sendable {
    /// What was seen, in a few words.
    package let subject: String
    /// Why it became no event.
    package let reason: SuppressionReason
  }

  /// Whether the step was done and everything was as expected.
  package var holds: Bool {
    fault == nil && differences.isEmpty && comparison.allSatisfy { $0.difference == nil }
  }
}
