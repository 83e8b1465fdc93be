import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct Taps {
  private func lines(_ steps: String) throws -> [String] {
    try run(Shop.scenario(steps: "{ launch: {} }," + steps)).lines.dropFirst().map(\.self)
  }

  private func times(_ steps: String) throws -> [Int] {
    let report = try run(Shop.scenario(steps: "{ launch: {} }," + steps))
    let clicks = report.outcomes.flatMap(\.events).filter { $0.name == .appClick }
    return clicks.map { $0.time - 1_577_836_800_000 }
  }

  @Test func `a tap lasts 50 ms`() throws {
    #expect(try lines("{ tap: '#buy' }, { wait: '1s' }") == ["00:00.000 $AppClick", "00:00.050"])
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

  @Test func `a finger can touch down at the moment it lifts`() throws {
    #expect(
      try lines("{ tap: '#buy' }, { tap: '#buy', after: '50ms' }") == [
        "00:00.000 $AppClick", "00:00.050",
      ])
  }

  @Test func `a tap on a point hits the view there`() throws {
    #expect(
      try lines("{ tap: { point: [70, 122] } }, { tap: { point: [1, 1], in: '#buy' } }") == [
        "00:00.000 $AppClick", "00:00.050",
      ])
  }

  @Test func `a point outside the screen is a fault`() throws {
    #expect(
      try lines("{ tap: { point: [-1, 5] } }") == ["00:00.000 nothing is hit at {-1, 5}"])
  }

  @Test func `a tap on a covered or off-screen element names the obstacle`() throws {
    let views = """
      { is: 'UIButton', id: 'buy', title: 'Buy', frame: [20, 100, 100, 44] },
      { id: 'veil', frame: [0, 100, 390, 44] },
      { is: 'UIButton', id: 'far', frame: [20, 900, 100, 44] },
      """
    func lines(_ target: String) throws -> [String] {
      try run(Shop.scenario(steps: "{ launch: {} }, { tap: '\(target)' }", views: views)).lines
    }
    let covered = "UIButton #buy \"Buy\" is not hit at {70, 122}; UIView #veil is"
    #expect(try lines("#buy").last == "00:00.000 \(covered) \(covered)")
    let far = "UIButton #far is off the screen, at {70, 922}"
    #expect(try lines("#far").last == "00:00.000 \(far) \(far)")
  }
}
