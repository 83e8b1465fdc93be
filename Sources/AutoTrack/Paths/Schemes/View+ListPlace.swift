import MiniUI

extension View {
  /// Where in a list's data this view stands, which is its step, because reuse moves views (S3.7c).
  ///
  /// Nil for a view that no list shows, also for a cell that is outside of its list.
  var listPlace: ListPlace? { (self as? ReusableView)?.place }
}
