package import AutoTrack
package import LabLanguage
import MiniUI

/// The keys of `tracker.upload`; the defaults are AutoTrack's.
package struct UploadDescription: Sendable {
  /// The configuration of every tracker.
  package var configuration = DeliveryConfiguration()
  /// The caches of single apps, by bundle identifier.
  package var caches: [Entry<CachePolicy>] = []

  /// The keys of `tracker.upload`.
  package static let reader: Reader<UploadDescription> = {
    let standard = DeliveryConfiguration()
    return .object(
      Noun(one: "an upload", many: "uploads"), ways(standard), waits(standard), shares(standard),
      make: { way, wait, share in
        var upload = UploadDescription()
        way(&upload.configuration)
        wait(&upload)
        share(&upload.configuration)
        return upload
      })
  }()

  /// A change of the configuration by some keys.
  private typealias Setting = @Sendable (inout DeliveryConfiguration) -> Void

  private static func ways(_ standard: DeliveryConfiguration) -> Fields<Setting> {
    Fields(
      Fields.optional(
        "policy", policyName, default: "s3", "The sending policy: that of S3, S4 or Sensors."),
      Fields.optional(
        "encoding", Reader<EventEncoding>.word, default: standard.encoding,
        "The encoding of the events."),
      Fields.optional(
        "address", Reader<String>.filled, "The address of the server, which a step can let fail."),
      Fields.optional(
        "networks", Reader<[Network]>.array(of: .word), "The networks that are used; else any."),
      make: { name, encoding, address, networks in
        { delivery in
          let named = UploadPolicy.published.first { $0.name == name }
          if let policy = named?.policy { delivery.policy = policy }
          (delivery.encoding, delivery.address) = (encoding, address)
          if let networks { delivery.networks = Set(networks) }
        }
      })
  }

  private static func waits(
    _ standard: DeliveryConfiguration
  ) -> Fields<@Sendable (inout UploadDescription) -> Void> {
    Fields(
      Fields.optional(
        "cache", cache,
        "The cache: memory, or each event at once in the store; for all apps, or by bundle."),
      Fields.optional(
        "storeLimit", Reader<Int>.integer(atLeast: 1), default: standard.storeLimit,
        "The number of stored events beyond which the oldest are dropped."),
      Fields.optional(
        "synchronous", Reader<Synchronous>.word, default: standard.synchronous,
        "The moment when stored events survive a loss of power."),
      make: { cache, limit, synchronous in
        { upload in
          upload.caches = cache?.byApp ?? []
          upload.configuration.cache = cache?.ofAll ?? standard.cache
          upload.configuration.storeLimit = limit
          upload.configuration.synchronous = synchronous
        }
      })
  }

  private static func shares(_ standard: DeliveryConfiguration) -> Fields<Setting> {
    Fields(
      Fields.optional(
        "sampling", Reader<Double>.share, default: standard.sampling,
        "The share of installations that keep events."),
      Fields.optional(
        "dailyCap", Reader<Int>.integer(atLeast: 0), "The maximum number of events per day."),
      Fields.optional(
        "on", Reader<Bool>.boolean, default: standard.isOn,
        "The master switch: while it is off, nothing is stored or sent."),
      make: { sampling, cap, isOn in
        { delivery in
          (delivery.sampling, delivery.dailyCap, delivery.isOn) = (sampling, cap, isOn)
        }
      })
  }

  private typealias Caches = (ofAll: CachePolicy?, byApp: [Entry<CachePolicy>])

  private static let cache: Reader<Caches> = .either(
    Reader<CachePolicy>.word.map { (ofAll: $0, byApp: []) },
    Reader<[Entry<CachePolicy>]>.entries(of: .word).map { (ofAll: nil, byApp: $0) })

  private static let policyName: Reader<String> = {
    let names = UploadPolicy.published.map(\.name)
    let noun = Noun(one: names.quoted("or"), many: "policies")
    return Reader(noun, from: [.string], shape: .words(names)) { node, mistakes in
      guard case .string(let text) = node.value else { return nil }
      if names.contains(text) { return text }
      mistakes.record(node, saysNo: noun, remedy: Suggestion.question(for: text, among: names))
      return nil
    }
  }()
}

extension Reader where Value == Double {
  /// Reads a fraction from 0 to 1.
  static var share: Reader {
    number.map(to: Noun(one: "a number from 0 to 1", many: "numbers from 0 to 1")) {
      (0...1).contains($0) ? $0 : nil
    }
  }
}

extension StatisticsConfiguration {
  /// The values of `tracker.statistics`; nil for `false`, which disables counting.
  static let reader: Reader<StatisticsConfiguration?> = .either(
    Reader<Bool>.boolean.map { $0 ? StatisticsConfiguration() : nil }, object.map { .some($0) })

  private static let object: Reader<StatisticsConfiguration> = .object(
    Noun(one: "an object about counts", many: "objects about counts"),
    Fields.optional(
      "address", Reader<String>.filled,
      "The server of the counts; else the cloud store, with one record for each user."),
    Fields.optional(
      "cloudStore", Reader<String>.filled, default: defaultCloudStore,
      "The address of the cloud store."),
    Fields.optional(
      "productName", Reader<String>.filled, "`productName`; the app's name unless given."),
    Fields.optional(
      "productID", Reader<String>.filled,
      "`productID`; the app's bundle identifier unless given."),
    make: { address, cloudStore, name, id in
      var statistics = StatisticsConfiguration()
      (statistics.address, statistics.cloudStore) = (address, cloudStore)
      (statistics.productName, statistics.productID) = (name ?? "", id ?? "")
      return statistics
    })
}
