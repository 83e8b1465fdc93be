/// The frame of an element in points, from the top left corner of its window (S3.6).
struct ElementFrame: Equatable {
  private let x, y, width, height: FiniteDouble

  /// Creates a frame; nil if a number is NaN or infinite, as a degenerate transform makes it.
  init?(x: Double, y: Double, width: Double, height: Double) {
    guard let x = FiniteDouble(x), let y = FiniteDouble(y),
      let width = FiniteDouble(width), let height = FiniteDouble(height)
    else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The list `[x, y, width, height]`.
  var value: Value {
    [.double(x), .double(y), .double(width), .double(height)]
  }
}
