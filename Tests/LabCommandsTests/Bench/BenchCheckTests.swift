import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabDev

@Suite struct BenchChecks {
  /// All outcomes of up to three repetitions with a limit of 2.
  @Test(arguments: [
    ([1, 1, 9], 2, false), ([1, 9, 1], 3, false), ([9, 1, 1], 3, false), ([9, 9, 1], 2, true),
    ([1, 9, 9], 3, true), ([9, 1, 9], 3, true), ([2, 2, 9], 2, false),
  ])
  func `a limit is exceeded if two of three repetitions exceed it`(
    _ values: [Double], _ repetitions: Int, _ isExceeded: Bool
  ) throws {
    var rest = values[...]
    let check = try BenchCheck([{ [Self.figure("a", rest.removeFirst())] }])
    #expect(values.count - rest.count == repetitions)
    #expect(check.exceeded == (isExceeded ? ["a"] : []))
    #expect(check.figures.map(\.value) == [values[repetitions - 1]])
  }

  @Test func `a figure without a limit is never exceeded, and subjects are checked one by one`()
    throws
  {
    var count = 0
    let check = try BenchCheck([
      {
        count += 1
        return [Figure(name: "free", value: 9, unit: "ns", spread: 9...9)]
      },
      { [Self.figure("b", 3), Self.figure("c", 1)] },
    ])
    #expect(count == 2)
    #expect(check.exceeded == ["b"])
    #expect(check.figures.map(\.name) == ["free", "b", "c"])
  }

  private static func figure(_ name: String, _ value: Double) -> Figure {
    Figure(name: name, value: value, unit: "ns", spread: value...value, limit: 2)
  }
}
