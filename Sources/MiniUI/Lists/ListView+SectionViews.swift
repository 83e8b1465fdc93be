/// The headers and footers, requested when they become visible, but not at height 0 (TV-11).
extension ListView {
  /// Shows the visible headers and footers; false if a callback has changed the rows.
  final func tileSectionViews(_ geometry: ListGeometry) -> Bool {
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
