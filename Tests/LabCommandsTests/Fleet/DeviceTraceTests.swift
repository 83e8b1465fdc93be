import MiniUI
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

@Suite struct DeviceTraces {
  private func trace(_ values: [FleetParameter: Double] = [:], _ number: Int = 0) -> DeviceTrace {
    var all = FleetValues()
    for (parameter, value) in values { all[parameter] = value }
    return DeviceTrace(all, of: Chance(seed: 1).stream("device \(number)"))
  }

  private func times(_ trace: DeviceTrace) -> [[Int]] {
    trace.sessions.map { $0.visits.flatMap { [$0.opens, $0.leaves] + $0.taps } }
  }

  @Test func `equal seeds give equal times, and each device differs`() {
    let devices = (0..<50).map { times(trace([:], $0)) }
    #expect(devices == (0..<50).map { times(trace([:], $0)) })
    for (number, device) in devices.enumerated() {
      #expect(devices.firstIndex(of: device) == number)
    }
  }

  @Test func `a value changes only the times that depend on it`() {
    let before = trace()
    for parameter in [FleetParameter.swipeKill, .offline, .storageCleared, .leaveEventLost] {
      #expect(times(trace([parameter: 0.5])) == times(before))
    }
    let slower = trace([.scriptReady: 0.4])
    #expect(
      slower.sessions.map { $0.visits.map(\.leaves) }
        == before.sessions.map {
          $0.visits.map(\.leaves)
        })
  }

  @Test func `a page arrives after 200 ms, and the next one opens as it ends`() {
    for session in trace().sessions {
      #expect(session.visits.allSatisfy { $0.arrives == $0.opens + 200 })
      #expect(zip(session.visits, session.visits.dropFirst()).allSatisfy { $0.leaves == $1.opens })
      #expect(session.end == session.visits.last?.leaves)
      #expect(session.suspension == session.end + 5_000)
    }
  }

  @Test func `the events of a device are numbered without a gap`() {
    let trace = trace()
    let numbers = trace.sessions.flatMap(\.visits).flatMap { Array($0.events) }
    #expect(numbers == Array(0..<trace.eventCount))
    #expect(numbers.count > 30)
  }

  @Test func `a page left before its script is ready has only its open and leave events`()
    throws
  {
    let visits = (0..<5).flatMap { trace([.scriptReady: 5], $0).sessions }.flatMap(\.visits)
    let early = visits.filter { $0.ready == nil }
    #expect(early.count > 3)
    #expect(early.allSatisfy { $0.taps == [] && $0.events.count == 2 })
    #expect(visits.contains { $0.ready != nil && !$0.taps.isEmpty })
  }

  @Test func `the trace ends with the app's death`() {
    let sessions = (0..<5).flatMap { trace([.memoryKill: 1], $0).sessions }
    for session in sessions {
      guard let death = session.death else { continue }
      #expect(session.visits.allSatisfy { $0.arrives < death.time })
      #expect(session.visits.flatMap(\.taps).allSatisfy { $0 < death.time })
      #expect(session.visits.allSatisfy { $0.isLeft == ($0.leaves < death.time) })
    }
    #expect(sessions.filter { $0.death?.cause == .memoryKilled }.count == sessions.count)
  }

  @Test func `a swipe kill happens 2 s after the session`() {
    let sessions = trace([.swipeKill: 1]).sessions
    #expect(sessions.map { $0.death?.time } == sessions.map { $0.end + 2_000 })
    #expect(trace([.swipeKill: 1, .swipeDelay: 9]).sessions.allSatisfy { $0.death == nil })
  }

  @Test func `a person who never returns has one session`() {
    let trace = trace([.lastSession: 1])
    #expect(trace.sessions.count == 1)
    #expect(!trace.returns)
    #expect(self.trace().sessions.count == 4)
  }

  @Test func `web storage is cleared by the person or erased after a long pause`() {
    #expect(trace([.storageCleared: 1]).sessions.allSatisfy { $0.storageLoss == .storageCleared })
    let erased = trace([.storageErased: 1, .days: 7]).sessions
    for session in erased {
      let isLong = session.pause > 7 * 86_400_000
      #expect(session.storageLoss == (isLong ? .storageErased : nil))
    }
    #expect(trace([.days: 100]).sessions.allSatisfy { $0.storageLoss == nil })
  }

  @Test func `stays have the mean of the Weibull distribution`() {
    var draws = Draws("test", of: Chance(seed: 1))
    let stays = (0..<20_000).map { _ in draws.weibull(shape: 0.77, scale: 49) }
    let mean = stays.reduce(0, +) / 20_000
    #expect((55.5...58.5).contains(mean))
    #expect((1_010...1_290).contains(stays.filter { $0 < 1.2 }.count))
  }
}
