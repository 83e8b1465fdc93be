import MiniUI
import Testing

@testable import AutoTrack

/// Decisions and diagnostics are bounded.
@Suite struct BoundedLogs {
  @Test func `a list beyond its limit drops its oldest entries, in order, and counts them`() {
    var recent = Recent<Int>(limit: 3)
    for number in 1...3 { recent.append(number) }
    #expect(recent.kept == [1, 2, 3])
    for number in 4...7 { recent.append(number) }
    #expect(recent.kept == [5, 6, 7])
    #expect((recent.dropped, recent.total) == (4, 7))
    #expect(Array(recent.after(6)) == [7])
    #expect(Array(recent.after(2)) == [5, 6, 7])
    #expect(Array(recent.after(7)) == [])
  }

  @Test func `a tracker keeps the last 10,000 decisions and counts all of them`() {
    let process = Device().start(.elements)
    let tracker = Tracker(in: process, sink: MemorySink())
    tracker.start()
    process.launch()
    process.rest()
    let before = tracker.decisionCount
    for _ in 0..<10_000 { process.interrupt() }
    #expect(tracker.decisions.count == 10_000)
    #expect(tracker.decisionCount == before + 10_000)
    #expect(Set(tracker.decisions.map(\.outcome.description)).count == 1)
  }

  @Test func `diagnostics keep the last 1,000 entries and print how many were dropped`() {
    var diagnostics = Diagnostics()
    diagnostics.record(.startedAgain)
    for number in 1...1_000 { diagnostics.record(.installed(instrument: "\(number)")) }
    #expect(diagnostics.entries.count == 1_000)
    #expect(diagnostics.entries.first == .installed(instrument: "1"))
    #expect(diagnostics.droppedEntries == 1)
    #expect(diagnostics.description.hasPrefix("1 older entries\n1: installed\n"))
  }
}

extension Decision.Outcome {
  fileprivate var description: String { "\(self)" }
}
