import MiniUI

extension Rect {
  /// A rectangle from four numbers: `[x, y, width, height]`.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
