/// What is counted on the device, and to whom the counts go (S4.6).
public struct StatisticsConfiguration: Equatable, Sendable {
  /// Where the counts go; nil for the cloud store.
  public var address: String?
  /// Where records are that stand for people, one for each, while there is no address.
  public var cloudStore = StatisticsConfiguration.defaultCloudStore
  /// What the product is called: `productName`; nothing for the app's name.
  public var productName = ""
  /// What the product is known by: `productID`; nothing for the app's bundle identifier.
  public var productID = ""

  /// To the cloud store, as the app's own product.
  public init() {}

  /// A cloud store that nobody has: a name of the reserved domain `invalid` (RFC 2606).
  public static let defaultCloudStore = "https://store.invalid/info_log"
}
