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
      "upload", filling: UploadDescription(),
      Field(
        \.configuration.policy,
        Fields<String>.optional(
          "policy", policyName, default: "s3", "The sending policy: that of S3, S4 or Sensors."
        ).map { name in
          UploadPolicy.published.first { $0.name == name }?.policy ?? standard.policy
        }),
      Field(
        "encoding", \.configuration.encoding, default: standard.encoding,
        "The encoding of the events."),
      Field(
        "address", \.configuration.address, as: Reader<String>.filled,
        "The address of the server, which a step can let fail."),
      Field(
        \.configuration.networks,
        Fields<[Network]?>.optional(
          "networks", Reader<[Network]>.array(of: .word), "The networks that are used; else any."
        ).map { $0.map(Set.init) ?? standard.networks }),
      Field(
        "cache", \.cache, as: cache,
        "The cache: memory, or each event at once in the store; for all apps, or by bundle."),
      Field(
        "storeLimit", \.configuration.storeLimit, as: Reader<Int>.integer(atLeast: 1),
        default: standard.storeLimit,
        "The number of stored events beyond which the oldest are dropped."),
      Field(
        "synchronous", \.configuration.synchronous, default: standard.synchronous,
        "The moment when stored events survive a loss of power."),
      Field(
        "sampling", \.configuration.sampling, as: Reader<Double>.share,
        default: standard.sampling, "The share of installations that keep events."),
      Field(
        "dailyCap", \.configuration.dailyCap, as: Reader<Int>.integer(atLeast: 0),
        "The maximum number of events per day."),
      Field(
        "on", \.configuration.isOn, default: standard.isOn,
        "The master switch: while it is off, nothing is stored or sent."))
  }()

  /// The cache of all apps, or those of single apps; nil for AutoTrack's.
  private var cache: Caches? {
    get { (ofAll: configuration.cache, byApp: caches) }
    set {
      caches = newValue?.byApp ?? []
      if let cache = newValue?.ofAll { configuration.cache = cache }
    }
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
    filling: StatisticsConfiguration(),
    Field(
      "address", \.address, as: Reader<String>.filled,
      "The server of the counts; else the cloud store, with one record for each user."),
    Field(
      "cloudStore", \.cloudStore, as: Reader<String>.filled, default: defaultCloudStore,
      "The address of the cloud store."),
    Field(
      \.productName,
      Fields<String?>.optional(
        "productName", Reader<String>.filled, "`productName`; the app's name unless given."
      ).map { $0 ?? "" }),
    Field(
      \.productID,
      Fields<String?>.optional(
        "productID", Reader<String>.filled,
        "`productID`; the app's bundle identifier unless given."
      ).map { $0 ?? "" }))
}

extension EventEncoding: FormatValue {}
extension Synchronous: FormatValue {}
