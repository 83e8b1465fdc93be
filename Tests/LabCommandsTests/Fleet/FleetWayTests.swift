import AutoTrack
import MiniUI
import Testing
import TestSupport

@testable import LabCommands
@testable import LabKit

@Suite struct FleetWays {
  @Test(arguments: TestSpace("FleetWays", UInt64(1)...6).some(2))
  func `the bridge loses no more than the page with the stated values on any seed`(seed: UInt64)
    throws
  {
    let tally = try FleetStage.tally(try FleetStage.statedValues(), seed: seed, devices: 6)
    #expect(tally.lost(.bridged) <= tally.lost(.direct))
    #expect(tally.lost(.direct) > 0)
  }

  @Test func `the stated values lose within the file's ranges on each way`() throws {
    let fleet = try FleetStage.repositoryFleet()
    let tally = try FleetStage.tally(fleet.values.mapValues(\.value), devices: 40)
    for way in FleetWay.allCases {
      let interval = try #require(WilsonInterval(tally.lost(way), of: tally.events))
      let range = try #require(fleet.lands[way])
      #expect(range.contains(interval.low * 100), "\(way.words): \(interval.text)")
      #expect(range.contains(interval.high * 100), "\(way.words): \(interval.text)")
    }
    #expect(fleet.lands == [.direct: 3...7, .bridged: 0.5...2])
  }

  @Test func `every event is delivered or lost`()
    throws
  {
    let tally = try FleetStage.tally(try FleetStage.statedValues(), devices: 6)
    for way in tally.ways.values {
      #expect(way.delivered + way.lostCount == tally.events)
      #expect(way.captured <= tally.events)
      #expect(way.delivered <= way.captured)
    }
    #expect(tally.ways[.direct]?.stored == 0)
    #expect((tally.ways[.bridged]?.stored ?? 0) > 0)
  }

  @Test func `both ways capture the same events unless the app dies`() throws {
    let tally = try FleetStage.tally([.scriptReady: 3, .requestFails: 0.4], devices: 4)
    #expect(tally.ways[.direct]?.captured == tally.ways[.bridged]?.captured)
    #expect(
      tally.ways[.direct]?.lost[.scriptNotReady] == tally.ways[.bridged]?.lost[.scriptNotReady])
  }

  @Test func `events repeated after a lost answer count once`() throws {
    let values: [FleetParameter: Double] = [.answerLost: 0.5, .pageRetries: 2]
    let tally = try FleetStage.tally(values)
    #expect(tally.causes(.direct) == [])
    #expect(tally.causes(.bridged) == [])
    #expect(tally.ways.values.allSatisfy { $0.repeats > 0 && $0.delivered == tally.events })
  }

  @Test func `a page that retries loses fewer events`() throws {
    let once = try FleetStage.tally([.requestFails: 0.3], devices: 3)
    let again = try FleetStage.tally([.requestFails: 0.3, .pageRetries: 3], devices: 3)
    #expect(again.lost(.direct) < once.lost(.direct))
    #expect(again.lost(.direct) > 0)
  }

  @Test func `a page that stores its events loses none to failed requests`() throws {
    let tally = try FleetStage.tally([.requestFails: 0.3, .pageStores: 1], devices: 3)
    #expect(tally.lost(.direct) == 0)
    #expect(tally.ways[.direct]?.stored == tally.events)
  }

  @Test func `a page's queue holds at most 200 events`() throws {
    let device = Device()
    device.web.publish(ScriptedPage(at: "https://m.example/"))
    let window = try #require(device.safari.open("https://m.example/"))
    let queue = PageQueue(window)
    for number in 0..<200 { #expect(queue.add("{\"fleet_event\":\(number)}")) }
    #expect(!queue.add("{\"fleet_event\":200}"))
    queue.remove(first: 198)
    #expect(queue.texts == ["{\"fleet_event\":198}", "{\"fleet_event\":199}"])
    #expect(PageQueue.events(on: device, at: "https://m.example/other") == [198, 199])
    PageQueue.clear(on: device, at: "https://m.example/")
    #expect(queue.texts == [])
  }

  @Test(arguments: [
    ("", []), ("{\"fleet_event\":12}", [12]),
    ("[{\"fleet_event\":0},{\"fleet_event\":3}]", [0, 3]),
    ("{\"my_fleet_event\":1,\"fleet_events\":3,\"fleet_event\":5}", [5]),
    ("\"\"fleet_event\":7,", [7]), ("{\"fleet_event\":41", []),
    ("\"fleet_\"fleet_event\":8}", [8]), ("\"fleet_event\":1,\"fleet_event\":2}", [1, 2]),
    ("\"fleet_event\":1\"fleet_event\":22 ", [1, 22]), ("fleet_event\":9}", []),
  ])
  func `events are recognised by their mark in any text`(json: String, events: [Int]) {
    #expect(EventMark.events(in: Array(json.utf8)) == events)
  }

  @Test func `an event that is neither delivered nor lost is a fault`() throws {
    let book = EventBook(count: 2)
    book.deliver(0)
    #expect(throws: FleetFault.unexplained(event: 1)) { try book.tally() }
    book.lose(0, to: .timeout)
    book.lose(1, to: .noNetwork)
    let tally = try book.tally()
    #expect(tally == WayTally(delivered: 1, lost: [.noNetwork: 1]))
  }
}
