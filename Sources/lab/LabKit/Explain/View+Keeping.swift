import MiniUI

/// The views that take a touch inside another view.
extension View {
  /// Returns the descendant that takes a touch at a point; nil if this view gets it.
  ///
  /// Controls, scroll views and views with a tap recogniser take their touches. The parts of a
  /// system control do not take them from the control.
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

  /// The short name of the descendant that takes a touch in the middle.
  var keeperOfItsMiddle: ViewSummary? {
    keeper(at: Point(x: bounds.midX, y: bounds.midY)).map {
      ViewSummary(of: $0, showingText: false)
    }
  }
}
