/// The questions to the data source and the delegate about rows and sections.
extension TableView {
  /// Asks the data source for the number of rows in each section; empty without a data source.
  final func countsOfDataSource() -> [Int] {
    guard let source = cachedSource.object else { return [] }
    let sections = cachedSource.send(.tableNumberOfSections)?(self) ?? 1
    return (0..<max(0, sections)).map { max(0, source.send(.tableNumberOfRows)(self, $0)) }
  }

  /// Computes the frames of the sections below the table's own header.
  final func geometry(of counts: [Int]) -> ListGeometry {
    var geometry = ListGeometry(width: bounds.width, top: tableHeaderView?.bounds.height ?? 0)
    tableHeaderView?.frame = Rect(x: 0, y: 0, width: bounds.width, height: geometry.bottom)
    for (section, count) in counts.enumerated() {
      geometry.append(
        header: height(of: .header(section)), body: body(of: section, count),
        footer: height(of: .footer(section)))
    }
    return geometry
  }

  /// Places the table's own footer below the sections and returns its end.
  final func placeTableFooter(below geometry: ListGeometry) -> Double {
    let height = tableFooterView?.bounds.height ?? 0
    tableFooterView?.frame = Rect(x: 0, y: geometry.bottom, width: bounds.width, height: height)
    return geometry.bottom + height
  }

  private func body(of section: Int, _ count: Int) -> SectionBody {
    guard let delegate = cachedDelegate.receiver(of: .tableHeightForRow) else {
      return .uniform(height: rowHeight, count: count)
    }
    return SectionBody(
      heights: (0..<count).map { row in
        let path = object(of: CellPath(section: section, row: row))
        return max(0, delegate.send(.tableHeightForRow)(self, path))
      })
  }

  /// Returns the delegate's height, or the default if there is a view or title (TV-11).
  private func height(of place: ListPlace) -> Double {
    let isHeader = place == .header(place.section)
    let usual = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let message: Message<GeneralShape<Double, DynamicObject?, Int>> =
      isHeader ? .tableHeightForHeader : .tableHeightForFooter
    if let height = cachedDelegate.send(message)?(self, place.section) { return max(0, height) }
    let hasView = cachedDelegate.has(viewMessage(isHeader: isHeader))
    return hasView || title(of: place) != nil ? usual : 0
  }

  private func title(of place: ListPlace) -> String? {
    let isHeader = place == .header(place.section)
    let message: Message<GeneralShape<String?, DynamicObject?, Int>> =
      isHeader ? .tableTitleForHeader : .tableTitleForFooter
    return cachedSource.send(message)?(self, place.section) ?? nil
  }

  private func viewMessage(
    isHeader: Bool
  ) -> Message<GeneralShape<DynamicObject?, DynamicObject?, Int>> {
    isHeader ? .tableViewForHeader : .tableViewForFooter
  }

  /// Returns the delegate's view, or one that shows the data source's title (TV-11).
  final func sectionView(at place: ListPlace) -> View? {
    let isHeader = place == .header(place.section)
    let answer = cachedDelegate.send(viewMessage(isHeader: isHeader))?(self, place.section)
    if let view = answer as? View { return view }
    guard let title = title(of: place) else { return nil }
    let view = TableViewHeaderFooterView(in: process)
    view.textLabel.text = title
    return view
  }

  final func cellOfDataSource(at path: CellPath) -> ReusableView? {
    cachedSource.object?.send(.tableCellForRow)(self, object(of: path)) as? TableViewCell
  }

  /// Asks the delegate if a finger may highlight a row; true without the method (TV-2).
  final func delegateAllowsHighlight(of path: CellPath) -> Bool {
    cachedDelegate.send(.tableShouldHighlightRow)?(self, object(of: path)) ?? true
  }

  /// Notifies the delegate of a cell's event (TV-1, TV-10).
  final func tellDelegate(_ moment: CellMoment, _ cell: ReusableView?, at path: CellPath) {
    switch moment {
    case .willDisplay:
      cachedDelegate.send(.tableWillDisplayCell)?(self, cell, object(of: path))
    case .didEndDisplaying:
      cachedDelegate.send(.tableDidEndDisplayingCell)?(self, cell, object(of: path))
    case .didHighlight:
      cachedDelegate.send(.tableDidHighlightRow)?(self, object(of: path))
    case .didUnhighlight:
      cachedDelegate.send(.tableDidUnhighlightRow)?(self, object(of: path))
    }
  }
}
