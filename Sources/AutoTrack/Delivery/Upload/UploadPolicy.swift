import MiniUI

/// A policy of uploads: times, sizes, and the meaning of answers; one for each published SDK.
public struct UploadPolicy: Equatable, Sendable {
  /// The interval of uploads in the foreground; nil for none.
  public var interval: Duration?
  /// The number of waiting records that starts an upload; nil for none.
  public var threshold: Int?
  /// The maximum number of batches from memory in flight; 1 excludes the stored batch as well.
  public var inFlightLimit = 1
  /// The maximum number of records in a request.
  public var batchSize = 50
  /// The maximum number of stored batches in a row until the next trigger; nil for no limit.
  public var runLimit: Int?
  /// The number of records in memory at which all are stored.
  public var memoryLimit = 500
  /// The moments at which all waiting records are sent.
  public var triggers: Set<UploadTrigger>
  /// The rules for statuses; the first match applies.
  public var responseRules: [ResponseRule]
  /// The back-off after a failure; nil waits for the next trigger.
  public var backOff: BackOff?
  /// The bound of delays that a server requests by `Retry-After`.
  public var longestRetryAfter = Duration.seconds(86_400)
  /// The timeout of an answer.
  public var timeout = Duration.seconds(30)

  /// The maximum length of a back-off.
  var longestHold: Duration { max(longestRetryAfter, backOff?.bound ?? .zero) }

  /// Creates a policy with triggers and rules.
  public init(triggers: Set<UploadTrigger>, responseRules: [ResponseRule]) {
    self.triggers = triggers
    self.responseRules = responseRules
  }
}

extension UploadPolicy {
  /// Every 30 s or 10 events, 10 requests at once; stored records at changes of state (S3.11).
  public static let s3: UploadPolicy = {
    var policy = UploadPolicy(
      triggers: [.coldStart, .foreground, .background], responseRules: .careful)
    (policy.interval, policy.threshold, policy.inFlightLimit) = (.seconds(30), 10, 10)
    policy.backOff = BackOff(bound: .seconds(60))
    return policy
  }()

  /// Uploads when the app enters the background, and when the user logs out (S4.6).
  public static let s4 = UploadPolicy(triggers: [.background, .logout], responseRules: .careful)

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
