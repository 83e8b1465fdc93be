import Testing
import TestSupport

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

/// The losses of events: by each cause alone, and none by a cause of 0.
@Suite struct FleetCauses {
  /// Values, and the causes by which each way then loses events.
  struct Row: CustomTestStringConvertible {
    let values: [FleetParameter: Double]
    let direct: Set<LossCause>
    let bridged: Set<LossCause>
    var testDescription: String {
      values.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(separator: ", ")
    }

    init(
      _ values: [FleetParameter: Double], direct: Set<LossCause> = [],
      bridged: Set<LossCause> = []
    ) {
      (self.values, self.direct, self.bridged) = (values, direct, bridged)
    }
  }

  private static let causes = [
    Row([.scriptReady: 4], direct: [.scriptNotReady], bridged: [.scriptNotReady]),
    Row([.leaveEventLost: 0.5], direct: [.leaveEvent]),
    Row([.plainLeaveEventLost: 0.5]),
    Row([.plainLeaveEventLost: 0.5, .sendsBeacon: 0], direct: [.leaveEvent]),
    Row([.leaveEventLost: 0.5, .sendsBeacon: 0]),
    Row([.requestTime4G: 6, .shareWiFi: 0, .share3G: 0, .requestSpread: 0], direct: [.pageLeft]),
    Row([.requestTime3G: 6, .share3G: 1, .requestSpread: 0], direct: [.pageLeft]),
    Row([.requestTimeWiFi: 6, .shareWiFi: 1, .requestSpread: 0], direct: [.pageLeft]),
    Row(
      [.requestTimeWiFi: 20, .shareWiFi: 1, .requestSpread: 0, .tapInterval: 3],
      direct: [
        .pageLeft, .timeout,
      ]),
    Row([.requestFails: 0.3], direct: [.requestFailed]),
    Row([.offline: 0.3], direct: [.noNetwork]),
    Row([.networkChanges: 300], direct: [.pageLeft]),
    Row([.crash: 0.7, .exceptions: 0], bridged: [.appCrashed]),
    Row([.crash: 0.7, .exceptions: 1]),
    Row([.crash: 0.7, .exceptions: 0, .sdkWritesThrough: 1]),
    Row([.memoryKill: 0.7], bridged: [.memoryKilled]),
    Row([.memoryKill: 0.7, .sdkWritesThrough: 1]),
    Row([.swipeKill: 1]),
    Row(
      [.swipeKill: 1, .requestTimeWiFi: 7, .shareWiFi: 1, .requestSpread: 0],
      direct: [.pageLeft, .swipeKilled]),
    Row([.lastSession: 0.6], bridged: [.neverReturned]),
    Row([.lastSession: 0.6, .pageStores: 1], direct: [.neverReturned], bridged: [.neverReturned]),
    Row([.storageCleared: 0.7]),
    Row([.storageCleared: 0.7, .pageStores: 1], direct: [.storageCleared]),
    Row([.storageErased: 1, .days: 20, .pageStores: 1], direct: [.storageErased]),
    Row([.storageErased: 1, .days: 0.1, .pageStores: 1]),
    Row(
      [.offline: 0.8, .offlineSpell: 86_400, .sdkLimit: 20], direct: [.noNetwork],
      bridged: [.cacheFull]),
  ]

  @Test(arguments: TestSpace("FleetCauses", causes).some(8))
  func `a single cause gives exactly its losses`(row: Row) throws {
    let tally = try FleetStage.tally(row.values)
    #expect(tally.causes(.direct) == row.direct)
    #expect(tally.causes(.bridged) == row.bridged)
  }

  @Test(arguments: TestSpace("FleetCauses", 1...8 as ClosedRange<UInt64>).some(2))
  func `all causes at 0 lose no event`(seed: UInt64) throws {
    var values = try FleetStage.statedValues()
    for cause in FleetParameter.causes { values[cause] = 0 }
    let tally = try FleetStage.tally(values, seed: seed, devices: 2)
    #expect(tally.causes(.direct) == [])
    #expect(tally.causes(.bridged) == [])
    #expect(tally.ways.values.allSatisfy { $0.delivered == tally.events })
    #expect(tally.events > 30)
  }

  /// Causes, and the losses that are absent if these causes are 0.
  private static let contributions: [(causes: [FleetParameter], losses: Set<LossCause>)] = [
    ([.scriptReady], [.scriptNotReady]),
    ([.leaveEventLost, .plainLeaveEventLost], [.leaveEvent]),
    (
      [.requestTime4G, .requestTime3G, .requestTimeWiFi, .networkChanges],
      [.pageLeft, .timeout, .swipeKilled]
    ),
    ([.requestFails], [.requestFailed]), ([.offline], [.noNetwork]),
    ([.crash], [.appCrashed]), ([.memoryKill], [.memoryKilled]),
    ([.swipeKill], [.swipeKilled]), ([.lastSession], [.neverReturned]),
    ([.storageCleared], [.storageCleared]), ([.storageErased], [.storageErased]),
  ]

  /// The stated values, with every cause large enough to lose events.
  private static func harshValues() throws -> [FleetParameter: Double] {
    try FleetStage.statedValues().merging(
      [
        .scriptReady: 3, .leaveEventLost: 0.3, .requestTimeWiFi: 4, .requestTime4G: 4,
        .requestTime3G: 20, .share3G: 0.3, .requestFails: 0.2, .offline: 0.2, .crash: 0.2,
        .memoryKill: 0.2, .swipeKill: 0.6, .lastSession: 0.2, .exceptions: 0.2,
      ]
    ) { _, harsh in harsh }
  }

  @Test func `every cause loses events if all act together`() throws {
    var values = try Self.harshValues()
    let tally = try FleetStage.tally(values, devices: 12)
    let kept: Set<LossCause> = [.storageCleared, .storageErased, .cacheFull, .refused]
    #expect(
      tally.causes(.direct).union(tally.causes(.bridged))
        == Set(LossCause.allCases)
        .subtracting(kept))
    (values[.pageStores], values[.storageCleared], values[.days]) = (1, 0.4, 10)
    #expect(
      try FleetStage.tally(values, devices: 6).causes(.direct).isSuperset(of: [
        .storageCleared, .storageErased,
      ]))
  }

  @Test(arguments: TestSpace("FleetCauses", contributions.indices).some(3))
  func `a cause of 0 loses no event`(place: Int) throws {
    let (causes, losses) = Self.contributions[place]
    var values = try Self.harshValues()
    if losses.contains(.storageCleared) || losses.contains(.storageErased) {
      (values[.pageStores], values[.storageCleared], values[.days]) = (1, 0.4, 10)
    }
    for cause in causes { values[cause] = 0 }
    let tally = try FleetStage.tally(values, devices: 3)
    #expect(tally.causes(.direct).intersection(losses) == [])
    #expect(tally.causes(.bridged).intersection(losses) == [])
    #expect(tally.lost(.direct) > 0)
  }

  @Test func `every cause has a contribution test`() {
    #expect(Set(Self.contributions.flatMap(\.causes)) == Set(FleetParameter.causes))
  }
}
