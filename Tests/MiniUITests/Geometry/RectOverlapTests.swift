import MiniUI
import Testing

@Suite struct RectangleOverlap {
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let other: Rect
    let common: Rect?
  }

  private static let cases = [
    Case(
      testDescription: "a corner", other: Rect(x: 60, y: 70, width: 100, height: 100),
      common: Rect(x: 60, y: 70, width: 40, height: 30)),
    Case(
      testDescription: "inside", other: Rect(x: 10, y: 20, width: 30, height: 40),
      common: Rect(x: 10, y: 20, width: 30, height: 40)),
    Case(
      testDescription: "around", other: Rect(x: -1, y: -1, width: 200, height: 200),
      common: Rect(x: 0, y: 0, width: 100, height: 100)),
    Case(
      testDescription: "of negative size", other: Rect(x: 10, y: 10, width: -20, height: -20),
      common: Rect(x: 0, y: 0, width: 10, height: 10)),
    Case(
      testDescription: "beside it", other: Rect(x: 200, y: 0, width: 10, height: 10), common: nil),
    Case(
      testDescription: "below a common edge", other: Rect(x: 0, y: 100, width: 100, height: 100),
      common: nil),
    Case(
      testDescription: "empty", other: Rect(x: 50, y: 50, width: 0, height: 10), common: nil),
  ]

  @Test(arguments: cases) private func `an intersection is the common area of both rectangles`(
    _ row: Case
  ) {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      [rect.intersection(row.other), row.other.intersection(rect)] == [row.common, row.common])
  }

  @Test(arguments: cases) private func `two rectangles intersect if they have a common area`(
    _ row: Case
  ) {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(rect.intersects(row.other) == (row.common != nil))
  }
}
