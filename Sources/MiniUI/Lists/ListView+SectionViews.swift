/// Headers and footers: asked for when they come onto the screen, never at height 0 (TV-11).
extension ListView {
  /// Shows the headers and footers that the bounds reach, unless somebody changes the rows.
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

  /// Takes headers and footers off the display.
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

  /// The header or footer of a section that is on display.
  final func shownSectionView(at place: ListPlace) -> View? {
    shownSectionViews.first { $0.place == place }?.view
  }

  /// What a view on display stands for: a cell, or a header or footer of any class.
  public final func place(of view: View) -> ListPlace? {
    if let view = view as? ReusableView { return view.superview === self ? view.place : nil }
    return shownSectionViews.first { $0.view === view }?.place
  }

  private func newSectionView(at place: ListPlace) -> View? {
    guard !shownSectionViews.contains(where: { $0.place == place }) else { return nil }
    let view = askSectionView(at: place)
    (view as? ReusableView)?.place = place
    shownSectionViews.append(SectionView(place: place, view: view))
    if let view { addSubview(view) }
    return view
  }

  /// A pinned header stays on the screen until its section's end pushes it out.
  private func rect(of place: ListPlace, _ geometry: ListGeometry) -> Rect {
    let rect = geometry.rect(of: place)
    guard pinsHeaders, case .header(let section) = place else { return rect }
    let lowest = geometry.sections[section].footerTop - rect.height
    let top = max(rect.minY, min(bounds.minY, lowest))
    return Rect(x: rect.minX, y: top, width: rect.width, height: rect.height)
  }
}
