import Foundation
import LabLeagueSupport
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabLeague
@testable import LabSystem

/// Matches without ids over all consecutive releases of five apps, measured against the ids.
@Suite struct MatchQualities {
  /// The apps, those with the smallest corpora first.
  private static let names = TestSpace(
    "MatchQualities", ["lockwise", "hackers", "netnewswire", "owntracks", "duckduckgo"]
  ).first(2)

  private static func corpus(_ name: String) throws -> CorpusFile {
    try #require(try ReleaseFiles.corpora().first { $0.app.lowercased() == name })
  }

  /// The matches of the apps, which both measurements read; the guide sums up all of them.
  private static let matched = Result { try names.map { CorpusMatches(of: try corpus($0)) } }

  @Test func `matches agree with the ids`() throws {
    var (capturable, all) = (MatchQuality(), MatchQuality())
    let guide = try SourceTree.text(of: "docs/survival.md")
    for matches in try Self.matched.get() {
      let quality = MatchQuality.all(of: matches)
      capturable += quality.capturable
      all += quality.all
      #expect(guide.contains("| \(matches.corpus.app) | \(quality.capturable.cells) |"))
    }
    guard TestSize.current == .whole else { return }
    for quality in [capturable, all] {
      #expect(quality.surviving >= 99)
      #expect(quality.vanished >= 95)
      #expect(quality.precision >= 99.8)
    }
    #expect(guide.contains("| all apps | \(capturable.cells) |"))
    #expect(guide.contains("| all apps, all views | \(all.cells) |"))
  }

  @Test func `rules are judged as they are with the ids`() throws {
    var (whole, changed) = (ImpactAgreement(), ImpactAgreement())
    let guide = try SourceTree.text(of: "docs/survival.md")
    for matches in try Self.matched.get() {
      let agreement = ImpactAgreement.all(of: matches)
      whole += agreement.whole
      changed += agreement.changed
    }
    let most = TestSize.current == .whole ? 2.0 : 10
    for scheme in ImpactAgreement.schemes {
      #expect(whole.difference(scheme) <= most)
      #expect(changed.difference(scheme, remadeApart: true) <= most)
      guard TestSize.current == .whole else { continue }
      let cells = [scheme.words, whole.cells(scheme), changed.cells(scheme)]
      let row = "| \(cells.joined(separator: " | ")) |"
      #expect(guide.split(separator: "\n").contains { $0 == row }, "\(row)")
    }
  }

  /// Everything that a match reads is the same under other ids.
  @Test(arguments: TestSpace("MatchQualities", ["lockwise", "hackers", "netnewswire"]).first(1))
  func `ids do not reach matches`(_ name: String) throws {
    let corpus = try Self.corpus(name)
    let file = try #require(try ReleaseFiles.files(named: [name]).first)
    let text = String(decoding: try GzipReader.expanded(file.bytes), as: UTF8.self)
    let lines = Self.renamingControllers(CorpusTests.scrambled(text).joined(separator: "\n"))
    let scrambled = try CorpusFile(
      name: "a.jsonl.gz", bytes: Gzip.compressed(Array(lines.utf8)))
    let (series, others) = (CorpusSeries(corpus), CorpusSeries(scrambled))
    for index in corpus.releases.indices {
      let (release, other) = (series.source(index), others.source(index))
      #expect(release.screens == other.screens)
      let ids = Set(release.origins.joined().map(\.key))
      #expect(ids.isDisjoint(with: other.origins.joined().map(\.key)))
    }
  }

  /// Gives every controller another id, also where segues name it.
  private static func renamingControllers(_ text: String) -> String {
    let ids = Set(text.matches(of: /"ci": ?"([^"]+)"/).map(\.1))
    let names = Dictionary(
      uniqueKeysWithValues: ids.sorted().enumerated().map { ($1, "\"controller\($0)\"") })
    return text.replacing(/"([^"\\]+)"/) { names[$0.1] ?? String($0.0) }
  }
}

extension MatchQuality {
  /// The figures as the guide writes them.
  fileprivate var cells: String {
    [surviving, vanished, precision].map { "\(String(format: "%.2f", $0)) %" }
      .joined(separator: " | ")
  }
}

extension ImpactAgreement {
  fileprivate func cells(_ scheme: LeagueScheme) -> String {
    let figures = [difference(scheme), difference(scheme, remadeApart: true)]
    return figures.map { "\(String(format: "%.2f", $0)) %" }.joined(separator: " | ")
  }
}
