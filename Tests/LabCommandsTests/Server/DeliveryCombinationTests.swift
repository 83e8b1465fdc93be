import AutoTrack
import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

/// Every policy, encoding and cache under every fault, with pairs of faults and lives.
@Suite struct DeliveryCombinations {
  /// The parameters of one run of a scenario.
  struct Combination: CustomTestStringConvertible {
    let policy: String
    let encoding: String
    let cache: String
    let fault: String
    let life: String

    var testDescription: String { "\(policy), \(encoding), \(cache), \(fault), \(life)" }

    var upload: String {
      "address: 'https://d/', policy: '\(policy)', encoding: '\(encoding)', cache: '\(cache)'"
    }

    /// A fault during tracking, a change of the app's life, and enough time to deliver the rest.
    var steps: String {
      """
      { launch: {} }, { track: 'a' }, \(fault), { track: 'b' }, { track: 'c' }, { flush: {} },
      \(life), { track: 'd' }, { wait: '40s' }, { server: 'well' },
      { device: { disk: 'well' } }, { device: { network: 'wifi' } },
      { wait: '3min' }, { flush: {} }, { wait: '3min' }, { flush: {} }
      """
    }
  }

  private static let faults = [
    "{ server: 'well' }", "{ server: { down: true } }", "{ server: { loss: true } }",
    "{ server: { timeout: true } }", "{ server: { partial: true } }",
    "{ server: { status: 500 } }", "{ server: { status: 400 } }",
    "{ server: { status: 429, retryAfter: '30s' } }", "{ server: { body: '<html>' } }",
    "{ server: { slow: '20s' } }", "{ server: { largest: 1 } }",
    "{ server: { status: 500, share: 0.5 } }", "{ device: { network: 'none' } }",
    "{ device: { disk: 'full' } }", "{ device: { disk: 'locked' } }",
    "{ device: { disk: 'readOnly' } }",
  ]
  private static let lives = [
    "{ wait: '1s' }", "{ background: {} }, { foreground: {} }", "{ kill: {} }, { launch: {} }",
    "{ relaunch: {} }", "{ login: 'u' }, { logout: {} }",
  ]

  /// All policies, encodings, caches and faults; the lives rotate, so that each pair occurs.
  static let all: [Combination] = ["s3", "s4", "sensors"].flatMap { policy in
    ["json", "protobuf", "form"].flatMap { encoding in
      ["memory", "writeThrough"].flatMap { cache in
        faults.map { Combination(policy, encoding, cache, $0) }
      }
    }
  }
  .enumerated().map { $1.living(lives[$0 % lives.count]) }

  @Test(
    arguments: TestSpace("DeliveryCombinations", all)
      .pairing({ $0.policy }, { $0.encoding }, { $0.cache }, { $0.fault }, { $0.life }))
  func `every record is acknowledged, dropped for a reason or received once`(
    _ combination: Combination
  ) throws {
    let report = try run(
      Shop.scenario(
        steps: combination.steps, tracker: "{ upload: { \(combination.upload) } }"))
    let totals = try #require(report.outcomes.last?.delivery)
    let received = report.outcomes.flatMap(\.received)
    #expect(totals.queued == 0)
    #expect(totals.stored == 0)
    #expect(totals.tracked == totals.acknowledged + totals.dropped.values.reduce(0, +))
    #expect((totals.acknowledged...totals.tracked).contains(received.count))
    for name in ["a", "b", "c", "d"] { #expect(received.count { $0 == name } <= 1) }
    #expect(report.violation == nil)
    #expect(report.outcomes.allSatisfy { $0.fault == nil })
  }
}

extension DeliveryCombinations.Combination {
  fileprivate init(_ policy: String, _ encoding: String, _ cache: String, _ fault: String) {
    self.init(policy: policy, encoding: encoding, cache: cache, fault: fault, life: "")
  }

  fileprivate func living(_ life: String) -> Self {
    Self(policy: policy, encoding: encoding, cache: cache, fault: fault, life: life)
  }
}
