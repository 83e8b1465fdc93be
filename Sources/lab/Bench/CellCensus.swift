/// How many cells exist.
final class CellCensus {
  /// Now.
  var living = 0 { didSet { most = max(most, living) } }
  /// The most that have existed at a time.
  private(set) var most = 0
}
