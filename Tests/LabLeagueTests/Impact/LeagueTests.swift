import AutoTrack
@testable import LabLanguage
import Testing
import LabLeagueSupport
import TestSupport
@testable import LabLeague

/// The league over the releases of the five apps, and over those of two of them.
@Suite struct LeagueTests {
  private static let league = ReleaseLeague.result

  @Test func `two apps have the recorded table`() throws {
    let text = LeagueReport(try ReleaseLeague.two.get()).markdown.joined(separator: "\n") + "\n"
    let mistake = try SnapshotFile("league-sample").mistake(in: text)
    #expect(mistake == nil, "\(mistake ?? "")")
  }

  /// The figures of an independent implementation in Python, which `.ci/league` reads, too:
  /// coverage, survival and wrong rules with elements made again, in percent.
  private static func published() throws -> [(LeagueScheme, LeagueHorizon, [Double])] {
    let rows = try SnapshotFile("league-published").text().split(separator: "\n")
    return try rows.map { row in
      let cells = row.split(separator: " | ").map(String.init)
      let scheme = try #require(LeagueScheme(rawValue: cells[4]))
      let horizon = LeagueHorizon.allCases.first { "\($0)" == cells[0] }
      return (scheme, try #require(horizon), cells[1...3].compactMap(Double.init))
    }
  }

  @Test(.wholeSpace) func `the published figures are reproduced`() throws {
    let league = try Self.league.get()
    for (scheme, horizon, figures) in try Self.published() {
      let tally = league.tally(scheme, horizon)
      let all = [tally.coverage, tally.survival, tally.wrongShareWithRemade].compactMap(\.self)
      #expect(
        all.count == 3 && zip(all, figures).allSatisfy { abs($0 - $1) <= 0.3 },
        "\(scheme) \(horizon): \(all), not \(figures)")
    }
  }

  @Test(
    .wholeSpace,
    arguments: [
      (LeagueHorizon.next, 97.0, 0.5), (.year, 95.0, 1.0), (.threeYears, 91.0, 1.5),
    ])
  func `anchored rules survive`(_ horizon: LeagueHorizon, least: Double, most: Double) throws {
    let tally = try Self.league.get().tally(.anchored, horizon)
    #expect(try #require(tally.survival) >= least)
    #expect(try #require(tally.wrongShare) <= most)
    #expect(try #require(tally.coverage) >= 97)
  }

  @Test(.wholeSpace)
  func `anchored rules have the outcomes of the experiment that fixed their weights`() throws {
    let league = try Self.league.get()
    let outcomes = LeagueHorizon.allCases.map { league.tally(.anchored, $0).counts }
    #expect(
      outcomes == [
        [10807, 216, 21, 12, 19, 76, 869, 234], [6616, 210, 30, 13, 28, 135, 1576, 127],
        [4350, 328, 25, 27, 12, 193, 2551, 113],
      ])
  }

  @Test func `the JSON has every scheme with shares, counts and intervals`() throws {
    let report = LeagueReport(try ReleaseLeague.two.get())
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

  @Test func `a share of no rules is absent with its interval`() throws {
    let corpus = try League.read([("a.jsonl.gz", SurvivalScenes.corpus)])
    let report = LeagueReport(League(corpus))
    let file = try SourceFile(name: "league.json", bytes: Array(report.json.text().utf8))
    let schemes = try #require(try JSON5.parse(file)["schemes"]).listed
    var seen: Set<[Bool]> = []
    for (name, scheme) in zip(LeagueScheme.allCases, schemes) {
      for horizon in LeagueHorizon.allCases {
        let tally = report.league.tally(name, horizon)
        let (hasRules, isAlive) = (tally.rules > 0, tally.alive > 0)
        let figures = try #require(scheme["\(horizon)"])
        for key in ["wrong", "wrongWithRemade", "wrongInterval"] {
          #expect((figures[key] != nil) == hasRules, "\(name) \(horizon) \(key)")
        }
        for key in ["survival", "survivalInterval"] {
          #expect((figures[key] != nil) == isAlive, "\(name) \(horizon) \(key)")
        }
        #expect((figures["coverage"] != nil) == (tally.counts.contains { $0 > 0 }))
        #expect((figures["apps"]?["A"]?["survival"] != nil) == isAlive)
        seen.insert([hasRules, isAlive])
      }
    }
    #expect(seen.contains([false, false]) && seen.contains([true, true]))
    let row = report.table.first { $0.hasPrefix("| accessibility identifier ") }
    #expect(row?.hasSuffix("| – | – | – |") == true, "\(row ?? "")")
  }

  @Test func `equal releases give equal bytes`() throws {
    let files = try ReleaseFiles.files(named: ["lockwise"])
    let leagues = try [ReleaseLeague.lockwise.get(), League(League.read(files))]
    let reports = leagues.map { LeagueReport($0) }
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
