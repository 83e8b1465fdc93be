extension SystemProfile {
  /// iOS 15, as view hierarchies that were printed on devices show it.
  static let iOS15 = SystemProfile(
    version: "15",
    tableCell: ViewTemplate("UITableViewCellContentView", slot: .content),
    collectionCell: ViewTemplate("UIView", slot: .content))
}
