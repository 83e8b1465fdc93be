/// The set of existing cells: the visible ones and at most two more (TV-8, TV-9, T196).
extension ListView {
  /// Shows the cells and section views inside the bounds and removes all others.
  final func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    layOutBackground()
    for _ in 0..<Self.mostBeginnings where showWhatIsReached() { return }
    endRestlessApp()
  }

  /// Shows the visible part once; false if a callback has changed the rows, so that it restarts.
  private func showWhatIsReached() -> Bool {
    if hasForgottenCells { retireEverything() }
    let geometry = loadedGeometry
    let start = revision
    let paths = geometry.paths(in: bounds)
    retire { path in path.map { !paths.holds($0) } ?? true }
    // The callbacks of the removed cells may have reloaded or updated the list.
    guard !hasForgottenCells, start == revision, showCells(at: paths, geometry) else {
      return false
    }
    pool.trim(to: paths.count + 2 - shown.count)
    return tileSectionViews(geometry)
  }

  /// Removes the cells whose rows match.
  final func retire(where isGone: (CellPath?) -> Bool) {
    let gone = shown.filter { isGone($0.indexPath) }
    guard !gone.isEmpty else { return }
    shown.removeAll { cell in gone.contains { $0 === cell } }
    for cell in gone { retire(cell) }
  }

  private func retire(_ cell: ReusableView) {
    let path = cell.indexPath
    cell.removeFromSuperview()
    cell.place = nil
    pool.add(cell)
    if let path { tell(.didEndDisplaying, cell, at: path) }
  }

  private func retireEverything() {
    hasForgottenCells = false
    retire { _ in true }
    retireSectionViews { _ in true }
  }

  private func showCells(at paths: [CellPath], _ geometry: ListGeometry) -> Bool {
    let start = revision
    for (index, path) in paths.enumerated() {
      let rect = displayedRect(geometry.rect(of: .cell(path)), at: path)
      if index < shown.count, shown[index].indexPath == path {
        shown[index].frame = rect
      } else {
        pool.trim(to: paths.count + 1 - shown.count)
        let cell = askCell(at: path)
        // The data source has changed the rows, so the cell may belong to another one.
        guard start == revision else { return keep(cell) }
        guard let cell else { return refuseToShowNothing(at: path) }
        show(cell, at: path, rect, index)
      }
      guard start == revision else { return false }
    }
    return true
  }

  /// Returns a cell to the pool, because its row has moved since it was requested.
  private func keep(_ cell: ReusableView?) -> Bool {
    if let cell { pool.add(cell) }
    return false
  }

  /// Shows a cell, unless a callback has removed its row meanwhile.
  private func show(_ cell: ReusableView, at path: CellPath, _ rect: Rect, _ index: Int) {
    cell.place = .cell(path)
    cell.frame = rect
    cell.look(selected: selection.contains(path))
    prepare(cell, at: path)
    shown.insert(cell, at: min(index, shown.count))
    tell(.willDisplay, cell, at: path)
    guard cell.place != nil else { return }
    if let backgroundView {
      insertSubview(cell, above: backgroundView)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  /// Raises for a missing cell; true, because a dead process needs no restart.
  private func refuseToShowNothing(at path: CellPath) -> Bool {
    table.raise(
      .inconsistency(
        "\(self.class.name) failed to obtain a cell from its dataSource at index path \(path)"))
    return true
  }
}

/// The view behind the rows (TV-23).
extension ListView {
  /// Shows the new background view behind all other views.
  final func replaceBackground(_ old: View?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Fills the visible part, whose origin moves with the content offset.
  private func layOutBackground() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}

extension [CellPath] {
  /// True if the sorted list contains the path; binary search.
  fileprivate func holds(_ path: CellPath) -> Bool {
    let index = partitionPoint { $0 < path }
    return index < count && self[index] == path
  }
}

/// The headers and footers, requested when they become visible, but not at height 0 (TV-11).
extension ListView {
  /// Shows the visible headers and footers; false if a callback has changed the rows.
  private func tileSectionViews(_ geometry: ListGeometry) -> Bool {
    let start = revision
    let places = geometry.sections(in: bounds).flatMap { [ListPlace.header($0), .footer($0)] }
    let wanted = places.map { ($0, rect(of: $0, geometry)) }.filter { $0.1.intersects(bounds) }
    retireSectionViews { place in !wanted.contains { $0.0 == place } }
    for (place, rect) in wanted {
      let view = shownSectionView(at: place) ?? newSectionView(at: place)
      view?.frame = rect
      guard start == revision else { return false }
    }
    return true
  }

  /// Removes headers and footers from the screen.
  final func retireSectionViews(where isGone: (ListPlace) -> Bool) {
    let gone = shownSectionViews.filter { isGone($0.place) }
    guard !gone.isEmpty else { return }
    shownSectionViews.removeAll { isGone($0.place) }
    for entry in gone {
      entry.view?.removeFromSuperview()
      guard let view = entry.view as? ReusableView else { continue }
      view.place = nil
      sectionViewPool.add(view)
    }
    sectionViewPool.trim(to: 2)
  }

  final func shownSectionView(at place: ListPlace) -> View? {
    shownSectionViews.first { $0.place == place }?.view
  }

  /// Returns the place that a visible cell, header or footer represents.
  public final func place(of view: View) -> ListPlace? {
    if let view = view as? ReusableView { return view.superview === self ? view.place : nil }
    return shownSectionViews.first { $0.view === view }?.place
  }

  private func newSectionView(at place: ListPlace) -> View? {
    // The app was already asked for this place and provided no view.
    guard !shownSectionViews.contains(where: { $0.place == place }) else { return nil }
    let view = askSectionView(at: place)
    (view as? ReusableView)?.place = place
    shownSectionViews.append(SectionView(place: place, view: view))
    if let view { addSubview(view) }
    return view
  }

  /// Returns the frame on the screen; a pinned header is pushed out by the end of its section.
  private func rect(of place: ListPlace, _ geometry: ListGeometry) -> Rect {
    let rect = geometry.rect(of: place)
    guard pinsHeaders, case .header(let section) = place else { return rect }
    let lowest = geometry.sections[section].footerTop - rect.height
    let top = max(rect.minY, min(bounds.minY, lowest))
    return Rect(x: rect.minX, y: top, width: rect.width, height: rect.height)
  }
}

/// The limit for lists whose rows change at every layout, so that layout would never end.
extension ListView {
  /// The number of times that one layout may restart after a change of rows (TV-7, TV-12).
  ///
  /// It is the largest threshold that UIKit's own detection of endless layout accepts.
  static var mostBeginnings: Int { 1_000 }

  /// Ends the app, as the watchdog does when the main thread hangs.
  final func endRestlessApp() {
    table.raise(
      SimulatedException(
        name: "EXC_CRASH",
        reason: "the watchdog ended the app: the layout of a \(self.class.name) restarted "
          + "\(Self.mostBeginnings) times, because its rows changed during each layout"))
  }
}
