import AutoTrack
import LabLanguage

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
