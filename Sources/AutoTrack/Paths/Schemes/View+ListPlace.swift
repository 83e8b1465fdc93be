import MiniUI

extension View {
  /// The place in a list's data, which forms the step because reuse moves cells (S3.7c).
  ///
  /// Nil for a view that no list shows, including a cell outside its list.
  var listPlace: ListPlace? { (self as? ReusableView)?.place }
}
