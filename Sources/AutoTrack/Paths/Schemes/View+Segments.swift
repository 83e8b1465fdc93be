import MiniUI

extension View {
  /// The index of a segmented control's selected segment; nil for none.
  var selectedSegment: Int? {
    (self as? SegmentedControl).flatMap {
      $0.selectedSegmentIndex < 0 ? nil : $0.selectedSegmentIndex
    }
  }
}
