import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabDev

@Suite struct BenchSubjects {
  @Test func `comma-separated subjects are measured once each, in declaration order`() throws {
    #expect(try BenchSubject.list("tap,sends,tap") == [.sends, .tap])
    #expect(try BenchSubject.list(nil) == BenchSubject.allCases)
  }

  @Test(.wholeSpace) func `the figures of a report are measured by commands that succeed`() throws {
    let figures = try ReportFigures.measure(rounds: 1, of: MemoryFolder([:])) {
      Lab.main(arguments: $0, $1)
    }
    #expect(
      figures.map(\.name) == [
        "a report of 201 steps", "its size", "a step of it, beyond its run",
      ])
    #expect(figures[1].holds == true)
  }

  @Test func `a figure that is timed once has no range`() throws {
    let figures = WrittenFiles([:]).lab("lab-dev", "bench", "--only", "screen", "--rounds", "1")
    #expect(try /\(([^…]+)…\1\)/.firstMatch(in: figures.output) != nil)
  }

  @Test func `only the requested subjects are measured`() throws {
    let stopwatch = Stopwatch(rounds: 1, calls: 100)
    let figures = try Bench.figures(
      of: [.events, .rules, .store, .drain], stopwatch,
      running: { Lab.main(arguments: $0, $1) })
    #expect(
      figures.map(\.name) == [
        "an event of 20 properties made and written, against JSONEncoder",
        "the same with the app's properties validated first",
        "an event of 20 properties written as protobuf, against JSON",
        "a click among 1,000 circled rules, against 10",
        "a click among 1,000 imported rules, against 10",
        "a click among 1,000 rules by all facts, against 10",
        "an event stored, 50 at once, against a bare INSERT",
        "an event stored alone, against a bare INSERT",
        "an event of a backlog of 500 sent, against read and deleted",
        "memory of that, above the start",
      ])
  }
}
