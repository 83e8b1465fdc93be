import AutoTrack
import LabLanguage
import LabSystem

/// The outcomes of rules on the screens that one kind of change edited, at the next release.
struct LeagueChange: Equatable, Sendable {
  /// The screens that changed so, each counted at each release.
  var screens = 0
  /// The outcomes in the order of ``LeagueScheme``.
  var tallies = LeagueScheme.allCases.map { _ in OutcomeTally() }

  static func += (sum: inout LeagueChange, part: LeagueChange) {
    sum.screens += part.screens
    for (index, tally) in part.tallies.enumerated() { sum.tallies[index] += tally }
  }
}

/// The outcomes of rules by the kinds of changes of their screens, at the next release.
///
/// A screen with several kinds counts for each of them.
struct LeagueChanges: Equatable, Sendable {
  private(set) var causes: [ScreenChange: LeagueChange] = [:]

  static func += (sum: inout LeagueChanges, part: LeagueChanges) {
    for (cause, change) in part.causes { sum.causes[cause, default: LeagueChange()] += change }
  }

  /// Adds the rules of one comparison.
  mutating func add(
    _ comparison: LeagueComparison, from old: CorpusSeries.Release, to new: CorpusSeries.Release
  ) {
    let identity = VersionIdentity(old, new)
    let found = VersionChanges(from: old.version, to: new.version, by: identity)
    var scenes: [ScreenName: [Int]] = [:]
    for (number, screen) in old.version.screens.enumerated() {
      scenes[ScreenName(screen.screen), default: []].append(number)
    }
    for (name, _) in comparison.changedScreens {
      let own = scenes[name] ?? []
      let change = LeagueChange(
        screens: 1,
        tallies: LeagueScheme.allCases.map { comparison.tallies[$0]?[name] ?? OutcomeTally() })
      for cause in Self.causes(of: own, found, identity) {
        causes[cause, default: LeagueChange()] += change
      }
    }
  }

  private static func causes(
    of scenes: [Int], _ found: VersionChanges, _ identity: VersionIdentity
  ) -> Set<ScreenChange> {
    if scenes.allSatisfy({ identity.screens[$0] == nil }) { return [.screenRemoved] }
    let changes = Set(scenes.flatMap { found.screens[$0] ?? [] })
    return changes.isEmpty ? [.other] : changes
  }
}

extension ScreenName {
  fileprivate init(_ screen: MatchScreen) {
    self.init(name: screen.name, idiom: screen.names[.device] ?? "")
  }
}

extension LeagueChanges {
  private typealias Row = (cause: ScreenChange, change: LeagueChange)

  /// The counts as a member of a part.
  var member: PrintedJSON.Member {
    let rows = ScreenChange.allCases.compactMap { cause in causes[cause].map { (cause, $0) } }
    return .init(
      key: "kinds",
      value: .list(
        rows.map { cause, change in
          .members([
            "kind": .text(cause.rawValue), "screens": .number(change.screens),
            "outcomes": .list(change.tallies.map(\.json)),
          ])
        }))
  }

  static let field: Fields<LeagueChanges> = Fields(
    Fields.required("kinds", Reader<[Row]>.array(of: row), "The outcomes by kind of change."),
    make: { rows in
      rows.reduce(into: LeagueChanges()) { sum, row in
        sum.causes[row.cause, default: LeagueChange()] += row.change
      }
    })

  private static let row = Reader<Row>.object(
    "kind of change",
    Fields.required("kind", cause, "The kind."),
    Fields.required("screens", PartReaders.count, "The screens."),
    Fields.required("outcomes", OutcomeTally.allSchemes, "The outcomes by scheme."),
    make: { ($0, LeagueChange(screens: $1, tallies: $2)) })

  private static let cause = Reader<String>.string.map(
    to: Noun(one: "a kind of change", many: "kinds of changes")
  ) { name in ScreenChange(rawValue: name) }
}
