/// The configuration of statistics (S4.6).
public struct StatisticsConfiguration: Equatable, Sendable {
  /// The URL of the server; nil for the cloud store.
  public var address: String?
  /// The URL of the cloud store, which has one record for each user; unused with an address.
  public var cloudStore = StatisticsConfiguration.defaultCloudStore
  /// `productName`; the app's name if it is empty.
  public var productName = ""
  /// `productID`; the app's bundle identifier if it is empty.
  public var productID = ""

  /// Creates a configuration for the cloud store and the app's own product.
  public init() {}

  /// A URL that no server has, in the reserved domain `invalid` (RFC 2606).
  public static let defaultCloudStore = "https://store.invalid/info_log"
}
