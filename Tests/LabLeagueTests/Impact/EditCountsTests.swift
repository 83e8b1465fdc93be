import AutoTrack
import LabLanguage
import LabLeagueSupport
import TestSupport
import Testing
@testable import LabLeague

/// Edit rates estimated from versions of apps.
@Suite struct EditCountings {
  /// The published rates are those of all releases of the five apps.
  @Test(.wholeSpace) func `the five apps have the published rates`() throws {
    let counts = try ReleaseFiles.corpora().reduce(into: EditCounts()) { $0 += EditCounts(of: $1) }
    #expect(counts.changedScreens > 1_300)
    for kind in ChangeKind.counted {
      let (rate, published) = (counts.rates.rates[kind] ?? 0, EditRates.published.rates[kind] ?? 0)
      #expect(abs(rate - published) <= 0.1 * published, "\(kind): \(rate), \(published)")
    }
  }

  /// Counts of an independent implementation in Python.
  ///
  /// It pairs screens by the ids of their controllers and finds 56 renamed ones. Here common views
  /// pair them, so a screen that also got other views has no partner.
  @Test(.wholeSpace) func `the five apps have the published numbers of changes`() throws {
    let counts = try ReleaseFiles.corpora().reduce(into: EditCounts()) { $0 += EditCounts(of: $1) }
    let published: [ChangeKind: Int] = [
      .changeRows: 258, .delete: 345, .insertBeforeSame: 55, .insertBeforeOther: 190,
      .insertAfterSame: 80, .wrap: 31, .unwrap: 20, .reorder: 39, .renameClass: 69,
      .renameController: 40, .editText: 183, .changeAction: 73,
    ]
    for change in ChangeKind.allCases {
      let (found, expected) = (counts.changes[change] ?? 0, published[change] ?? 0)
      let difference = max(2, expected / 10)
      #expect(abs(found - expected) <= difference, "\(change): \(found), \(expected)")
    }
  }

  /// The published table pairs scenes by their controllers; a changed scene is a changed screen.
  @Test(.wholeSpace)
  func
    `docs/survival.md says by how much the published rates differ from those of lab-dev calibrate`()
    throws
  {
    var (published, counted, withoutViews, alike, more) = (0, 0, 0, 0, 0)
    for corpus in try ReleaseFiles.corpora() {
      let series = CorpusSeries(corpus)
      let releases = corpus.releases.indices.map(series.release)
      for index in corpus.releases.indices.dropLast() {
        let (old, new) = (releases[index], releases[index + 1])
        let identity = VersionIdentity(old, new)
        let found = VersionChanges(from: old.version, to: new.version, by: identity)
        let homes = corpus.controllers(of: corpus.releases[index + 1])
        var changed: Set<Int> = []
        for (controller, screen) in corpus.controllers(of: corpus.releases[index]) {
          guard let partner = homes[controller],
            corpus.releases[index].scenes[screen].scene
              != corpus.releases[index + 1].scenes[partner].scene
          else { continue }
          changed.insert(screen)
          if found.screens[screen] != nil { continue }
          if identity.screens[screen] == nil { withoutViews += 1 } else { alike += 1 }
        }
        published += changed.count
        counted += found.screens.count
        more += found.screens.keys.filter { !changed.contains($0) }.count
      }
    }
    let figures = [published, counted, withoutViews, alike, more]
    #expect(figures == [1_424, 1_358, 48, 21, 3])
  }

  /// Each change of one fact is one edit of its kind, or none that is counted.
  @Test(arguments: SettingsScreen.changes.indices)
  func `a changed fact is one edit at most`(_ change: Int) {
    var new = SettingsScreen.screen
    SettingsScreen.changes[change](&new.nodes[3])
    let counts = Self.counts(SettingsScreen.screen, new)
    #expect(counts.changedScreens == (new == SettingsScreen.screen ? 0 : 1))
    let expected: [ChangeKind: Int] = [0: [.editText: 1], 2: [.renameClass: 1]][change] ?? [:]
    #expect(counts.edits == expected)
  }

  @Test(arguments: SettingsScreen.rows)
  func `an inserted row is one edit, and a removed one is none that is counted`(_ row: Int) {
    let inserted = Self.counts(SettingsScreen.screen, SettingsScreen.inserting(before: row))
    #expect(inserted.edits == [.changeRows: 1])
    let removed = Self.counts(SettingsScreen.screen, SettingsScreen.removing(row))
    #expect(removed.edits == [:])
  }

  @Test func `equal versions have no changed screen`() {
    let counts = Self.counts(SettingsScreen.screen, SettingsScreen.screen)
    #expect(counts == EditCounts())
    #expect(counts.rates == EditRates([:]))
  }

  @Test func `a file of rates is read as it was written`() throws {
    let counts = Self.counts(SettingsScreen.screen, SettingsScreen.inserting(before: 1))
    let text = RatesFile.text(of: counts)
    let rates = try RatesFile.rates("rates.json", Array(text.utf8))
    #expect(rates.rates.filter { $0.value > 0 } == counts.rates.rates)
  }

  @Test func `a rate of many edits per screen is read`() throws {
    let rates = try RatesFile.rates("r", Array(#"{"rates": {"TEXT_EDIT": 25.5}}"#.utf8))
    #expect(rates.rates == [.editText: 25.5])
  }

  @Test(arguments: [
    ("", "expected"), ("[]", "expected an object 'rates'"), ("{}", "expected an object 'rates'"),
    (#"{"rates": 1}"#, "expected an object 'rates'"),
    (#"{"rates": {"WARP": 1}}"#, "unknown kind of edit 'WARP'"),
    (#"{"rates": {"WRAP": -1}}"#, "the rate of WRAP is not a number of at least 0"),
    (#"{"rates": {"WRAP": "1"}}"#, "the rate of WRAP is not a number of at least 0"),
    (#"{"rates": {"WRAP": 0}}"#, "every rate is 0"), (#"{"rates": {}}"#, "every rate is 0"),
  ])
  func `a mistake in a file of rates has a place and a reason`(_ text: String, _ message: String) {
    let error = #expect(throws: SourceError.self) {
      try RatesFile.rates("rates.json", Array(text.utf8))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.file.hasPrefix("rates.json") == true)
  }

  private static func counts(_ old: MatchScreen, _ new: MatchScreen) -> EditCounts {
    let preparation = MatchPreparation()
    let (from, to) = (preparation.version([old]), preparation.version([new]))
    return EditCounts(from: from, to: to, by: VersionIdentity(AppMatch(from: from, to: to)))
  }
}

extension CorpusFile {
  /// The places of the scenes in a release by the keys of their controllers.
  fileprivate func controllers(of release: Release) -> [String: Int] {
    let known = release.scenes.enumerated().compactMap { place, placed in
      scenes[placed.scene]?.controller.map { (key($0, in: placed.lineage), place) }
    }
    return Dictionary(known) { first, _ in first }
  }
}
