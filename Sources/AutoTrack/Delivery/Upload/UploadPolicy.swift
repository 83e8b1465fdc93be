import MiniUI

/// A policy of uploads: times, sizes, and the meaning of answers; one for each published SDK.
public struct UploadPolicy: Equatable, Sendable {
  /// The interval of uploads in the foreground; nil for none.
  package var interval: Duration?
  /// The number of waiting records that starts an upload; nil for none.
  package var threshold: Int?
  /// The maximum number of batches from memory in flight; 1 excludes the stored batch as well.
  package var inFlightLimit = 1
  /// The maximum number of records in a request.
  package var batchSize = 50
  /// The maximum number of stored batches in a row until the next trigger; nil for no limit.
  package var runLimit: Int?
  /// The number of records in memory at which all are stored.
  package var memoryLimit = 500
  /// The moments at which all waiting records are sent.
  package var triggers: Set<UploadTrigger>
  /// The rules for statuses; the first match applies.
  package var responseRules: [ResponseRule]
  /// The back-off after a failure; nil waits for the next trigger.
  package var backOff: BackOff?
  /// The bound of delays that a server requests by `Retry-After`.
  package var longestRetryAfter = Duration.seconds(86_400)
  package var timeout = Duration.seconds(30)

  /// The maximum length of a back-off.
  var longestHold: Duration { max(longestRetryAfter, backOff?.bound ?? .zero) }
}

/// A moment at which waiting records are sent even if they are not due (S3.11, S4.6).
package enum UploadTrigger: String, Sendable, CaseIterable {
  case coldStart
  case foreground
  case background
  /// The app is about to end.
  case terminate
  /// The person has logged out.
  case logout
  /// The app's code requests it, regardless of the policy.
  case flush
}

/// The back-off after consecutive failures of a server.
///
/// 1 s after the first, doubled after each further one, up to a bound (docs/delivery.md).
package struct BackOff: Equatable, Sendable {
  /// The longest delay.
  package var bound: Duration
  /// The random share by which a delay is reduced, so that devices do not retry at the same time.
  package var jitter: Double

  /// Creates a back-off; a jitter outside 0…1 is a programmer error.
  package init(bound: Duration, jitter: Double = 0) {
    guard (0...1).contains(jitter) else { fatalError("the jitter \(jitter) is not from 0 to 1") }
    self.bound = bound
    self.jitter = jitter
  }

  /// Returns the delay after a number of consecutive failures, to the millisecond.
  func delay(afterFailures count: Int, _ chance: inout Chance) -> Duration {
    // The exponent is limited, so that the shift cannot overflow.
    let whole = min(bound, .seconds(1 << min(max(count - 1, 0), 40)))
    guard jitter > 0 else { return whole }
    let milliseconds = whole / .milliseconds(1)
    return .milliseconds(
      Int(milliseconds - milliseconds * jitter * Double.random(in: 0..<1, using: &chance)))
  }
}

/// A rule for the statuses of a server's answers; a policy is a list of rules.
package struct ResponseRule: Equatable, Sendable {
  /// The effect on the records of a request.
  package enum Verdict: String, Sendable, CaseIterable {
    /// The records are acknowledged.
    case accept
    /// The records stay and are resent later.
    case keep
    /// The records stay and are resent in smaller batches; a single one is dropped.
    case split
    /// The records are refused permanently and dropped.
    case drop
  }

  package let statuses: ClosedRange<Int>
  package let verdict: Verdict

  /// Creates a rule; it reads as a sentence: `ResponseRule(500...599, .keep)`.
  package init(_ statuses: ClosedRange<Int>, _ verdict: Verdict) {
    self.statuses = statuses
    self.verdict = verdict
  }
}

extension [ResponseRule] {
  /// Returns the effect of the first rule for a status; `keep` without one.
  func verdict(on status: Int) -> ResponseRule.Verdict {
    first { $0.statuses.contains(status) }?.verdict ?? .keep
  }

  /// The rules of the contract: repeats are acknowledged, 413 asks for smaller batches.
  static let contract = [
    ResponseRule(200...299, .accept), ResponseRule(413...413, .split),
    ResponseRule(429...429, .keep), ResponseRule(503...503, .keep),
  ]

  /// The rules that only drop records that the server has read and refuses.
  ///
  /// Answers of proxies and of a wrong URL or password are temporary: 3xx, 401, 403 to 405, 407,
  /// 408, 425, 429 and 5xx except 501.
  static let careful =
    contract + [
      ResponseRule(401...401, .keep), ResponseRule(403...405, .keep),
      ResponseRule(407...408, .keep),
      ResponseRule(425...425, .keep), ResponseRule(400...499, .drop),
      ResponseRule(501...501, .drop),
    ]

  /// The rules that keep records on 403, 404 and 5xx, and drop them otherwise (docs/delivery.md).
  static let sensors =
    contract + [
      ResponseRule(403...404, .keep), ResponseRule(500...599, .keep),
      ResponseRule(300...499, .drop),
    ]
}

extension UploadPolicy {
  /// Every 30 s or 10 events, 10 requests at once; stored records at changes of state (S3.11).
  package static let s3: UploadPolicy = {
    var policy = UploadPolicy(
      triggers: [.coldStart, .foreground, .background], responseRules: .careful)
    (policy.interval, policy.threshold, policy.inFlightLimit) = (.seconds(30), 10, 10)
    policy.backOff = BackOff(bound: .seconds(60))
    return policy
  }()

  /// Uploads when the app enters the background, and when the user logs out (S4.6).
  package static let s4 = UploadPolicy(triggers: [.background, .logout], responseRules: .careful)

  /// Every 15 s or beyond 100 records, in up to 40 batches of 50 in a row (docs/delivery.md).
  public static let sensors: UploadPolicy = {
    var policy = UploadPolicy(
      triggers: [.coldStart, .foreground, .background, .terminate], responseRules: .sensors)
    (policy.interval, policy.threshold, policy.runLimit) = (.seconds(15), 101, 40)
    return policy
  }()

  /// The published policies by name.
  public static let published: [(name: String, policy: UploadPolicy)] = [
    ("s3", .s3), ("s4", .s4), ("sensors", .sensors),
  ]
}
