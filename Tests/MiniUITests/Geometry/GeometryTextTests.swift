import Testing

@testable import MiniUI

@Suite struct GeometryTexts {
  @Test func `whole numbers are written without a fraction`() {
    #expect(Rect(x: 0, y: 0, width: 100, height: 44).description == "{{0, 0}, {100, 44}}")
  }

  @Test func `fractions are written in full`() {
    #expect(
      Rect(x: 0.5, y: -8, width: 33.25, height: 0.1).description == "{{0.5, -8}, {33.25, 0.1}}")
  }

  @Test func `every type has UIKit's spelling`() {
    let texts = [
      Point(x: 1, y: 2).description, Size(width: 3, height: 4).description,
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 4).description,
      Transform.identity.description,
    ]
    #expect(texts == ["{1, 2}", "{3, 4}", "{1, 2, 3, 4}", "[1, 0, 0, 1, 0, 0]"])
  }

  @Test func `a negative size is written as it is stored`() {
    #expect(Rect(x: 10, y: 10, width: -4, height: 6).description == "{{10, 10}, {-4, 6}}")
  }

  @Test func `equal numbers have equal texts`() {
    #expect([0.0, -0.0].map(\.plainText) == ["0", "0"])
  }

  @Test func `very large and very small numbers are written in short form`() {
    let numbers = [1e16, 123_456_789, 1.0 / 3, 1e-7, .infinity]
    #expect(
      numbers.map(\.plainText) == ["1e+16", "123456789", "0.3333333333333333", "1e-07", "inf"])
  }
}
