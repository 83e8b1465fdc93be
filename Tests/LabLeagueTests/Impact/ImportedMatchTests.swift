import Foundation
import LabImportSupport
import TestSupport
import Testing
@testable import LabImport
@testable import LabLeague

@Suite struct ImportedMatches {
  /// Interface Builder files: the repository's, and published ones where they lie beside it.
  private static let files: [(name: String, bytes: [UInt8])] = {
    let published = Repository.root.deletingLastPathComponent()
      .appending(path: "shared/corpus/ib")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: published.path)) ?? []
    let urls =
      ImportFixture.names.map { Repository.root.appending(path: "Tests/Imports/\($0)") }
      + [Repository.root.appending(path: "Scenarios/import/cafe.storyboard")]
      + names.filter { !$0.hasSuffix(".md") }.sorted().map { published.appending(path: $0) }
    return urls.compactMap { url in
      (try? Data(contentsOf: url)).map { (url.lastPathComponent, Array($0)) }
    }
  }()

  private static func source(
    _ name: String, _ bytes: [UInt8]
  ) throws -> MatchSource<ImportedOrigin> {
    try ImportFixture.app([(name, bytes)]).matchSource
  }

  @Test func `every view and bar item is in the source once`() throws {
    #expect(Self.files.count >= 5)
    for (name, bytes) in TestSpace("ImportedMatches", Self.files).some(4) {
      let app = try ImportFixture.app([(name, bytes)])
      let views = app.controllers.flatMap { $0.nodes.map(\.id) + $0.barItems.map(\.id) }
      let bars = app.controllers.flatMap(\.nodes).flatMap(\.barItems).map(\.id)
      let ids = app.matchSource.origins.joined().map(\.id)
      #expect(ids.count == views.count + bars.count, "\(name)")
      #expect(Set(ids) == Set(views + bars), "\(name)")
    }
  }

  @Test func `a file matches itself, view by view`() throws {
    for (name, bytes) in TestSpace("ImportedMatches", Self.files).some(4) {
      let source = try Self.source(name, bytes)
      let match = AppMatch(from: source.screens, to: source.screens)
      #expect(match.places.count == source.origins.joined().count)
      #expect(match.places.allSatisfy { source.screens[$0.screen] == source.screens[$1.screen] })
    }
  }

  /// An attribute that names an element by its id, or an image that does.
  private static var reference: Regex<(Substring, Substring, Substring)> {
    #/
    (\b(?:id|destination|initialViewController|textLabel|detailTextLabel|imageView
      |tableViewCell|popoverAnchorView|reference)="|[a-z]:)
    ([^":]+)(?=[":])
    /#
  }

  /// Everything that a match reads is the same under other ids.
  @Test func `ids of files do not reach matches`() throws {
    for (name, bytes) in TestSpace("ImportedMatches", Self.files).some(4) {
      let text = String(decoding: bytes, as: UTF8.self)
      let ids = Set(text.matches(of: /\bid="([^"]+)"/).map(\.1)).sorted()
      let names = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, "x\($0)") })
      let scrambled = text.replacing(Self.reference) { match in
        names[match.2].map { "\(match.1)\($0)" } ?? String(match.0)
      }
      let (source, other) = try (
        Self.source(name, bytes), Self.source(name, Array(scrambled.utf8))
      )
      #expect(!ids.isEmpty && scrambled != text)
      #expect(source.screens == other.screens, "\(name)")
    }
  }

  /// Versions of published files, years apart, against the ids.
  @Test func `matches of published files agree with their ids`() throws {
    let pairs = [
      ("duckduckgo-7.46.0-Settings.storyboard", "duckduckgo-7.63.5-Settings.storyboard"),
      ("duckduckgo-7.1.0-TabSwitcher.storyboard", "duckduckgo-7.74.0-TabSwitcher.storyboard"),
      ("duckduckgo-7.11.0-OmniBar.xib", "duckduckgo-7.122.0-OmniBar.xib"),
      ("netnewswire-ios-5.0-32-Main.storyboard", "netnewswire-iOS-6.1-6100-Main.storyboard"),
      ("hackers-3.0.1-Storyboard.storyboard", "hackers-4.2.1-Main.storyboard"),
    ]
    let files = Dictionary(uniqueKeysWithValues: Self.files.map { ($0.name, $0.bytes) })
    var (right, alive, wrong) = (0, 0, 0)
    for (old, new) in pairs {
      guard let before = files[old], let after = files[new] else {
        try Test.cancel("\(old) is absent, so no published file is matched")
      }
      let (from, to) = try (Self.source(old, before), Self.source(new, after))
      let match = AppMatch(from: from.screens, to: to.screens)
      let ids = Set(to.origins.joined().compactMap { $0.id?.id })
      for place in from.screens.indices.flatMap({ screen in
        from.screens[screen].nodes.indices.map { AppMatch.Place(screen: screen, node: $0) }
      }) {
        let id = from.origin(of: place).id?.id
        let partner = match.partner(of: place).map { to.origin(of: $0).id?.id }
        let isThere = id.map(ids.contains) ?? false
        if isThere { alive += 1 }
        if isThere, partner == id { right += 1 }
        if let partner, partner != id { wrong += 1 }
      }
    }
    // docs/survival.md has these figures.
    #expect(right == 132 && alive == 181 && wrong == 15)
  }
}
