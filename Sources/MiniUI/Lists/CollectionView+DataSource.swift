/// What a collection asks its data source, if it has the method (OB-9).
enum CollectionDataSourceMethod: OptionalMethod {
  case sections, supplementary

  /// Objective-C's spelling of the method.
  var selector: SystemSelector {
    switch self {
    case .sections: .`numberOfSectionsInCollectionView:`
    case .supplementary: .`collectionView:viewForSupplementaryElementOfKind:atIndexPath:`
    }
  }
}

extension CollectionView {
  /// What a data source is asked for that is to give the header of a section.
  public static let headerKind = "UICollectionElementKindSectionHeader"
  /// What it is asked for that is to give the footer.
  public static let footerKind = "UICollectionElementKindSectionFooter"

  /// The items of each section; without a data source there is none.
  final func countsOfDataSource() -> [Int] {
    guard let source = dataSourceAsked.object else { return [] }
    let sections = dataSourceAsked(.sections)?.send(.collectionNumberOfSections)(self) ?? 1
    return (0..<max(0, sections)).map {
      max(0, source.send(.collectionNumberOfItems)(self, $0))
    }
  }

  /// A cell from the data source.
  final func cellOfDataSource(at path: CellPath) -> ReusableView? {
    let answer = dataSourceAsked.object?.send(.collectionCellForItem)(self, object(of: path))
    return answer as? CollectionViewCell
  }

  /// A header or footer from the data source.
  final func sectionView(at place: ListPlace) -> View? {
    guard let source = dataSourceAsked(.supplementary) else { return nil }
    let kind = place == .header(place.section) ? Self.headerKind : Self.footerKind
    let path = object(of: CellPath(section: place.section, row: 0))
    return source.send(.collectionSupplementary)(self, kind, path) as? CollectionReusableView
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?> {
  /// `-numberOfSectionsInCollectionView:`; one section without it.
  @inlinable public static var collectionNumberOfSections: Self {
    Message(.`numberOfSectionsInCollectionView:`)
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?, Int> {
  /// `-collectionView:numberOfItemsInSection:`, which every data source has.
  @inlinable public static var collectionNumberOfItems: Self {
    Message(.`collectionView:numberOfItemsInSection:`)
  }
}

extension Message where S == GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-collectionView:cellForItemAtIndexPath:`, which every data source has.
  @inlinable public static var collectionCellForItem: Self {
    Message(.`collectionView:cellForItemAtIndexPath:`)
  }
}

extension Message
where S == GeneralShape<DynamicObject?, DynamicObject?, String?, DynamicObject?> {
  /// `-collectionView:viewForSupplementaryElementOfKind:atIndexPath:`, for headers and footers.
  @inlinable public static var collectionSupplementary: Self {
    Message(.`collectionView:viewForSupplementaryElementOfKind:atIndexPath:`)
  }
}
