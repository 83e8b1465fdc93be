import Testing

@testable import AutoTrack

@Suite struct Values {
  @Test func `literals create values of their kinds`() {
    let values: [Value] = ["a", 8, 8.5, true, ["b", 1]]
    #expect(
      values == [
        .string("a"), .integer(8), .double(8.5), .bool(true), .list([.string("b"), .integer(1)]),
      ])
  }

  @Test func `interpolated text is a string`() {
    let price = 9
    #expect("from \(price)" as Value == .string("from 9"))
  }

  @Test(arguments: [Double.nan, -.nan, .signalingNaN, .infinity, -.infinity])
  func `a number that JSON cannot represent is refused`(number: Double) {
    #expect(Value(number) == nil)
    #expect(FiniteDouble(number) == nil)
  }

  @Test func `a finite number is kept unchanged`() {
    #expect(Value(-0.25) == .double(-0.25))
  }

  @Test func `an integer equals a double of the same value`() {
    #expect((Value.integer(8), Value.double(-0.0)) == (.double(8.0), .integer(0)))
  }

  private static let unequalPairs: [(Value, Value)] = [
    (8, 8.5), (.integer(.max), .double(9_223_372_036_854_775_808.0)),
    (.integer(1), .bool(true)), (.integer(1), "1"), ("a", "A"), ([1, 2], [2, 1]), ([], ""),
  ]

  @Test(arguments: unequalPairs)
  func `values of other numbers or kinds differ`(left: Value, right: Value) {
    #expect(left != right)
    #expect(right != left)
  }

  @Test func `a literal beyond the largest double stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Value(floatLiteral: .infinity)
    }
  }
}
