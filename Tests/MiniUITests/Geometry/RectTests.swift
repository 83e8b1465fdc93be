import Testing

@testable import MiniUI

@Suite struct Rectangles {
  @Test func `T030 the point 99 99 is inside a rectangle of 100 and 100 100 is not`() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    let points = [Point(x: 99, y: 99), Point(x: 100, y: 100)]
    #expect(points.map(bounds.contains) == [true, false])
  }

  @Test func `HT-4 minimum edges are inside and maximum edges are outside`() {
    let bounds = Rect(x: 10, y: 20, width: 30, height: 40)
    let corners = [
      Point(x: 10, y: 20), Point(x: 40, y: 20), Point(x: 10, y: 60), Point(x: 39.999, y: 59.999),
      Point(x: 9.999, y: 20), Point(x: 10, y: 19.999),
    ]
    #expect(corners.map(bounds.contains) == [true, false, false, true, false, false])
  }

  @Test func `HT-4 the origin of the bounds moves the contained area`() {
    let bounds = Rect(x: 0, y: 25, width: 200, height: 200)
    let points = [Point(x: 0, y: 24), Point(x: 199, y: 224), Point(x: 199, y: 225)]
    #expect(points.map(bounds.contains) == [false, true, false])
  }

  @Test func `an empty rectangle does not contain its origin`() {
    let line = Rect(x: 5, y: 5, width: 0, height: 10)
    #expect([line.isEmpty, line.contains(Point(x: 5, y: 5))] == [true, false])
  }

  @Test func `NaN is in no rectangle`() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(!bounds.contains(Point(x: .nan, y: 1)))
  }

  @Test func `a negative size extends to the left and upwards`() {
    let rect = Rect(x: 10, y: 20, width: -4, height: -6)
    let edges = [rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY]
    #expect(edges == [6, 8, 10, 14, 17, 20])
  }

  @Test func `a negative size is kept until it is standardized`() {
    let rect = Rect(x: 10, y: 20, width: -4, height: -6)
    #expect((rect.size, [rect.width, rect.height]) == (Size(width: -4, height: -6), [4, 6]))
    #expect(rect.standardized == Rect(x: 6, y: 14, width: 4, height: 6))
  }

  @Test func `a rectangle of negative size contains the same points as its standardized one`() {
    let rect = Rect(x: 10, y: 10, width: -10, height: -10)
    let points = [Point(x: 0, y: 0), Point(x: 10, y: 10), Point(x: 5, y: 5)]
    #expect(points.map(rect.contains) == [true, false, true])
  }

  @Test func `offset moves the origin and keeps the size`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.offsetBy(dx: 10, dy: -20) == Rect(x: 11, y: -18, width: 3, height: 4))
  }
}

@Suite struct RectangleInsets {
  private let rect = Rect(x: 0, y: 0, width: 100, height: 44)

  @Test func `an inset is applied to both sides`() {
    #expect(rect.insetBy(dx: 10, dy: 4) == Rect(x: 10, y: 4, width: 80, height: 36))
  }

  @Test func `a negative inset grows the rectangle`() {
    #expect(rect.insetBy(dx: -70, dy: -1) == Rect(x: -70, y: -1, width: 240, height: 46))
  }

  @Test func `an inset of more than half leaves a width of zero in the middle`() {
    #expect(rect.insetBy(dx: 60, dy: 10) == Rect(x: 50, y: 10, width: 0, height: 24))
  }

  @Test func `edge insets move every edge by its own amount`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 2, y: 1, width: 94, height: 40))
  }

  @Test func `edge insets may turn the size negative`() {
    let insets = EdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    #expect(rect.inset(by: insets) == Rect(x: 0, y: 30, width: 100, height: -16))
  }
}

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
    Case(testDescription: "empty", other: Rect(x: 50, y: 50, width: 0, height: 10), common: nil),
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
