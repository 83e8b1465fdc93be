package import MiniUI

/// The configuration of delivery: storage, uploads and server.
public struct DeliveryConfiguration: Equatable, Sendable {
  /// The policy of uploads.
  public var policy = UploadPolicy.s3
  /// The encoding of events.
  public var encoding = EventEncoding.json
  /// The URL of the server; nil keeps events on the device.
  public var address: String?
  /// The policy of caching.
  public var cache = CachePolicy.memory
  /// The share of installations whose events are delivered, from 0 to 1.
  package var sampling = 1.0
  /// The maximum number of events delivered on a calendar day; nil for no limit.
  package var dailyCap: Int?
  /// The networks that uploads may use.
  package var networks = Set(Network.allCases).subtracting([.none])
  /// The number of stored records beyond which the oldest are dropped (SA-S07).
  ///
  /// Without a store it limits memory.
  package var storeLimit = 10_000
  /// The durability of the store on a loss of power.
  package var synchronous = Synchronous.normal
  /// A text mixed into the ids of runs, so that devices with the same seed have different ids.
  package var origin = ""
  /// The configuration of statistics (S4); nil counts nothing.
  public var statistics: StatisticsConfiguration?
  /// The master switch: nothing is stored or sent while it is off (S4.6).
  package var isOn = true

  /// Creates a configuration with S3's policy and no server.
  public init() {}

  /// The maximum numbers of records in memory beside a failing store and without a store.
  ///
  /// A store that fails temporarily loses no record that memory may hold anyway.
  var memoryLimits: EventCache.Limits {
    EventCache.Limits(
      besideStore: max(1, storeLimit, policy.memoryLimit), withoutStore: max(1, storeLimit))
  }
}

/// The policy that decides where events wait for their upload.
public enum CachePolicy: String, Sendable, CaseIterable {
  /// In memory, as in S3: a kill loses the records that were not stored (S3.10).
  ///
  /// Memory is stored when the app terminates, on an uncaught exception, and in the background,
  /// where every event is stored at once.
  case memory
  /// In the store, before the observed action runs: a kill loses nothing (S3.12).
  case writeThrough
}

/// The durability of writes on a loss of power: SQLite's `PRAGMA synchronous`.
///
/// The death of the process alone loses nothing in either case.
package enum Synchronous: String, CaseIterable, Sendable {
  /// Durable from the next checkpoint; later writes may be lost, the latest first.
  case normal = "NORMAL"
  /// Durable on return.
  case full = "FULL"
}

/// The configuration of statistics (S4.6).
public struct StatisticsConfiguration: Equatable, Sendable {
  /// The URL of the server; nil for the cloud store.
  public var address: String?
  /// The URL of the cloud store, which has one record for each user; unused with an address.
  package var cloudStore = StatisticsConfiguration.defaultCloudStore
  /// `productName`; the app's name if it is empty.
  package var productName = ""
  /// `productID`; the app's bundle identifier if it is empty.
  package var productID = ""

  /// Creates a configuration for the cloud store and the app's own product.
  public init() {}

  /// A URL that no server has, in the reserved domain `invalid` (RFC 2606).
  package static let defaultCloudStore = "https://store.invalid/info_log"
}
