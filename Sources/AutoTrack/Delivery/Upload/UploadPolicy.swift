import MiniUI

/// When records go out, how many at a time, and what answers mean: a value for each published SDK.
public struct UploadPolicy: Equatable, Sendable {
  /// What waits goes out so often while the app is in the foreground; nil for never.
  public var interval: Duration?
  /// What waits goes out as soon as it is so much; nil for never.
  public var threshold: Int?
  /// How many batches from memory may be under way at once; with 1, none from the store beside it.
  public var inFlightLimit = 1
  /// How many records a request has at most.
  public var batchSize = 50
  /// How many stored batches go out one after another until the next occasion; nil for all.
  public var runLimit: Int?
  /// How many records memory holds at most; what is more is stored.
  public var memoryLimit = 500
  /// At which moments everything that waits goes out.
  public var triggers: Set<UploadTrigger>
  /// What statuses mean, the first that fits.
  public var responseRules: [ResponseRule]
  /// How long a server that has failed is left alone; nil leaves it to the next occasion.
  public var backOff: BackOff?
  /// The longest wait that a server may ask for with `Retry-After`.
  public var longestRetryAfter = Duration.seconds(86_400)
  /// How long an answer may take.
  public var timeout = Duration.seconds(30)

  /// For how long a server is left alone at most.
  var longestHold: Duration { max(longestRetryAfter, backOff?.bound ?? .zero) }

  /// Begins with nothing but triggers and rules.
  public init(triggers: Set<UploadTrigger>, responseRules: [ResponseRule]) {
    self.triggers = triggers
    self.responseRules = responseRules
  }
}

extension UploadPolicy {
  /// Every 30 s or 10 events, 10 requests at once; what is stored at each change of place (S3.11).
  public static let s3: UploadPolicy = {
    var policy = UploadPolicy(
      triggers: [.coldStart, .foreground, .background], responseRules: .careful)
    (policy.interval, policy.threshold, policy.inFlightLimit) = (.seconds(30), 10, 10)
    policy.backOff = BackOff(bound: .seconds(60))
    return policy
  }()

  /// When the app goes to the background, and when the user logs out (S4.6).
  public static let s4 = UploadPolicy(triggers: [.background, .logout], responseRules: .careful)

  /// Every 15 s or when more than 100 wait, 50 at a time, 40 times in a row (docs/delivery.md).
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
