public import MiniUI

/// How events leave the device: where they wait, when they go out and to whom.
public struct DeliveryConfiguration: Equatable, Sendable {
  /// When events go out.
  public var policy = UploadPolicy.s3
  /// How they are written down.
  public var encoding = EventEncoding.json
  /// Where they go; nil keeps them on the device.
  public var address: String?
  /// Where they wait.
  public var cache = CachePolicy.memory
  /// The share of installations whose events are delivered at all, from 0 to 1.
  public var sampling = 1.0
  /// How many events of a day are delivered, by the calendar on the wall; nil for all.
  public var dailyCap: Int?
  /// The networks over which events go out.
  public var networks = Set(Network.allCases).subtracting([.none])
  /// Beyond how many stored records the oldest go (SA-S07); where nothing stores, memory keeps so
  /// many.
  public var storeLimit = 10_000
  /// When what is stored is safe from a loss of power.
  public var synchronous = Synchronous.normal
  /// Is mixed into the ids of runs, so that two devices of one seed have different ones.
  public var origin = ""
  /// What is counted beside the events, and to whom the counts go (S4); nil counts nothing.
  public var statistics: StatisticsConfiguration?
  /// The master switch: nothing is stored or sent while it is off (S4.6).
  public var isOn = true

  /// S3's policy, to nobody.
  public init() {}

  /// How many records may wait in memory because nothing stores them.
  ///
  /// A store that fails for a moment costs nothing that memory may hold anyway.
  var memoryLimits: EventCache.Limits {
    EventCache.Limits(
      besideStore: max(1, storeLimit, policy.memoryLimit), withoutStore: max(1, storeLimit))
  }
}
