/// The number of cells that exist.
final class CellCensus {
  /// The present number.
  var living = 0 { didSet { most = max(most, living) } }
  /// The maximum number at one time.
  private(set) var most = 0
}
