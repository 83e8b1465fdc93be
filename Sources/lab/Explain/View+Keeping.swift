import MiniUI

/// Who keeps a finger that comes down inside a view.
extension View {
  /// The view inside this one that keeps a finger at a place for itself; nil where this gets it.
  ///
  /// A control, whatever scrolls, and what has a tap recogniser keep theirs; what is inside a
  /// system's control serves that one.
  func keeper(at place: Point) -> View? {
    guard let window, !(self is Control && self.class.isSystem),
      let hit = window.hitTest(convert(place, to: window), with: nil), hit.isDescendant(of: self)
    else { return nil }
    return sequence(first: hit, next: \.superview).prefix { $0 !== self }.first(where: \.keepsTaps)
  }

  private var keepsTaps: Bool {
    self is Control || self is ScrollView
      || gestureRecognizers.contains { $0 is TapGestureRecognizer && $0.isEnabled }
  }

  /// The short name of whoever keeps a finger on the middle.
  var keeperOfItsMiddle: ViewSummary? {
    keeper(at: Point(x: bounds.midX, y: bounds.midY)).map {
      ViewSummary(of: $0, showingText: false)
    }
  }
}
