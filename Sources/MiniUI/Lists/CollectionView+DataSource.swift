extension CollectionView {
  /// The kind of a section's header in requests to the data source.
  public static let headerKind = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in requests to the data source.
  public static let footerKind = "UICollectionElementKindSectionFooter"

  /// Asks the data source for the number of items in each section; empty without a data source.
  final func countsOfDataSource() -> [Int] {
    guard let source = cachedSource.object else { return [] }
    let sections = cachedSource.send(.collectionNumberOfSections)?(self) ?? 1
    return (0..<max(0, sections)).map {
      max(0, source.send(.collectionNumberOfItems)(self, $0))
    }
  }

  final func cellOfDataSource(at path: CellPath) -> ReusableView? {
    let answer = cachedSource.object?.send(.collectionCellForItem)(self, object(of: path))
    return answer as? CollectionViewCell
  }

  final func sectionView(at place: ListPlace) -> View? {
    guard let source = cachedSource.receiver(of: .collectionSupplementary) else { return nil }
    let kind = place == .header(place.section) ? Self.headerKind : Self.footerKind
    let path = object(of: CellPath(section: place.section, row: 0))
    return source.send(.collectionSupplementary)(self, kind, path) as? CollectionReusableView
  }
}

extension Message
where S == GeneralShape<DynamicObject?, DynamicObject?, String?, DynamicObject?> {
  /// `-collectionView:viewForSupplementaryElementOfKind:atIndexPath:`, for headers and footers.
  @inlinable public static var collectionSupplementary: Self {
    Message(.`collectionView:viewForSupplementaryElementOfKind:atIndexPath:`)
  }
}
