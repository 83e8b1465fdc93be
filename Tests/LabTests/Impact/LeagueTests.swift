import LabLanguage
import Testing

@testable import LabKit

/// The league over the releases of the five apps.
@Suite struct LeagueTests {
  private static let league = ReleaseLeague.result

  /// The figures of an independent implementation in Python: coverage, survival and wrong rules
  /// with elements made again, in percent.
  private static let published: [(LeagueScheme, LeagueHorizon, Double, Double, Double)] = [
    (.absolute, .next, 93.9, 83.5, 11.0),
    (.standard, .next, 92.6, 89.4, 6.7),
    (.sensors, .next, 38.2, 92.3, 3.7),
    (.classes, .next, 20.3, 94.7, 2.3),
    (.identifier, .next, 2.0, 96.5, 3.3),
    (.text, .next, 52.4, 96.1, 0.9),
    (.selector, .next, 28.4, 96.7, 1.0),
    (.outlet, .next, 41.9, 98.1, 0.8),
    (.similarity, .next, 99.8, 98.0, 8.6),
    (.abstaining, .next, 98.6, 97.0, 2.1),
    (.vote, .next, 79.6, 91.7, 0.3),
    (.first, .next, 96.9, 96.8, 2.5),
    (.absolute, .year, 93.6, 72.2, 15.8),
    (.standard, .year, 91.7, 79.6, 11.6),
    (.sensors, .year, 43.1, 87.6, 5.7),
    (.classes, .year, 24.8, 92.4, 3.0),
    (.identifier, .year, 2.5, 91.1, 6.3),
    (.text, .year, 49.5, 90.8, 1.9),
    (.selector, .year, 29.1, 95.9, 2.1),
    (.outlet, .year, 43.1, 98.0, 1.8),
    (.similarity, .year, 99.9, 97.7, 18.0),
    (.abstaining, .year, 98.7, 96.2, 3.2),
    (.vote, .year, 78.3, 82.8, 0.8),
    (.first, .year, 96.7, 95.7, 4.0),
    (.absolute, .threeYears, 92.5, 62.0, 16.2),
    (.standard, .threeYears, 91.3, 67.1, 13.8),
    (.sensors, .threeYears, 42.8, 78.5, 6.8),
    (.classes, .threeYears, 23.8, 86.0, 3.1),
    (.identifier, .threeYears, 1.9, 77.7, 11.7),
    (.text, .threeYears, 48.8, 83.9, 1.6),
    (.selector, .threeYears, 28.2, 90.2, 2.8),
    (.outlet, .threeYears, 41.0, 92.4, 2.1),
    (.similarity, .threeYears, 99.9, 93.5, 33.1),
    (.abstaining, .threeYears, 99.1, 90.6, 4.4),
    (.vote, .threeYears, 77.1, 69.1, 0.8),
    (.first, .threeYears, 96.9, 89.5, 5.0),
  ]

  @Test func `the published figures are reproduced`() throws {
    let league = try Self.league.get()
    for (scheme, horizon, coverage, survival, wrong) in Self.published {
      let tally = league.tally(scheme, horizon)
      for (found, expected) in zip(
        [tally.coverage, tally.survival, tally.wrongShareWithRemade], [coverage, survival, wrong])
      {
        #expect(abs(found - expected) <= 0.3, "\(scheme) \(horizon): \(found), not \(expected)")
      }
    }
  }

  @Test(arguments: [
    (LeagueHorizon.next, 97.0, 0.5), (.year, 95.0, 1.0), (.threeYears, 91.0, 1.5),
  ])
  func `anchored rules survive`(_ horizon: LeagueHorizon, least: Double, most: Double) throws {
    let tally = try Self.league.get().tally(.anchored, horizon)
    #expect(tally.survival >= least)
    #expect(tally.wrongShare <= most)
    #expect(tally.coverage >= 97)
  }

  @Test func `anchored rules have the outcomes of the experiment that fixed their weights`() throws
  {
    let league = try Self.league.get()
    let outcomes = LeagueHorizon.allCases.map { horizon in
      let tally = league.tally(.anchored, horizon)
      return [
        tally.kept, tally.lost, tally.stolen, tally.multi, tally.ghost, tally.remade, tally.gone,
        tally.none,
      ]
    }
    #expect(
      outcomes == [
        [10921, 126, 22, 7, 20, 71, 882, 205], [6643, 196, 29, 7, 33, 125, 1587, 115],
        [4347, 355, 12, 20, 14, 157, 2593, 101],
      ])
  }

  @Test func `the JSON has every scheme with shares, counts and intervals`() throws {
    let report = LeagueReport(try Self.league.get())
    let file = try SourceFile(name: "league.json", bytes: Array(report.json.text().utf8))
    let node = try JSON5.parse(file)
    let schemes = try #require(node["schemes"]).listed
    #expect(schemes.compactMap { $0["name"]?.plainText } == LeagueScheme.allCases.map(\.rawValue))
    for scheme in schemes {
      for horizon in ["next", "year", "threeYears"] {
        let figures = try #require(scheme[horizon])
        let survival = try #require(figures["survival"]?.decimal)
        let bounds = try #require(figures["survivalInterval"]).listed.compactMap(\.decimal)
        #expect(bounds.count == 2 && bounds[0] <= survival && survival <= bounds[1])
      }
    }
  }

  @Test func `equal releases give equal bytes`() throws {
    let files = try ReleaseFiles.files(named: ["lockwise"])
    let reports = try (0..<2).map { _ in LeagueReport(League(try League.read(files))) }
    #expect(reports[0].markdown == reports[1].markdown)
    #expect(reports[0].json == reports[1].json)
  }

  @Test(arguments: [
    (0, 0, 0.0, 100.0), (0, 10, 0, 27.8), (10, 10, 72.2, 100), (97, 100, 91.5, 99.0),
  ])
  func `Wilson's interval`(_ part: Int, _ whole: Int, low: Double, high: Double) {
    let interval = Interval.wilson(part, of: whole)
    #expect(abs(interval.low - low) < 0.06 && abs(interval.high - high) < 0.06)
  }
}
