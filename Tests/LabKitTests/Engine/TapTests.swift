import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct Taps {
  private func times(_ steps: String) throws -> [Int] {
    let report = try run(Shop.scenario(steps: "{ launch: {} }," + steps))
    let clicks = report.outcomes.flatMap(\.events).filter { $0.name == .appClick }
    return clicks.map { $0.time - 1_577_836_800_000 }
  }

  @Test func `a tap lasts for its given duration`() throws {
    #expect(try times("{ tap: '#buy', lasts: '2s' }") == [2000])
  }

  @Test func `two taps in a row lift the finger 50 ms apart`() throws {
    #expect(try times("{ tap: '#buy' }, { tap: '#share' }") == [50, 100])
  }

  @Test func `after is the time between the touch-ups of two taps`() throws {
    #expect(try times("{ tap: '#buy' }, { tap: '#share', after: '130ms' }") == [50, 180])
  }

  @Test func `two fingers may be down at once`() throws {
    #expect(try times("{ tap: '#buy' }, { tap: '#share', after: '1ms', finger: 1 }") == [50, 51])
  }

  @Test func `a chain of taps keeps its times with several fingers`() throws {
    let steps = """
      { tap: '#buy', lasts: '200ms' }, { tap: '#share', finger: 1, after: '10ms', lasts: '20ms' },
      { tap: '#buy', after: '100ms' },
      """
    #expect(try times(steps) == [200, 210, 310])
  }
}
