package import AutoTrack
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
  /// The kinds that versions of files show, in the order of reports.
  static let kinds = ChangeKind.counted + [.delete] + ChangeKind.ofFiles

  private(set) var causes: [ChangeKind: LeagueChange] = [:]

  static func += (sum: inout LeagueChanges, part: LeagueChanges) {
    for (cause, change) in part.causes { sum.causes[cause, default: LeagueChange()] += change }
  }

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
  ) -> Set<ChangeKind> {
    if scenes.allSatisfy({ identity.screens[$0] == nil }) { return [.deleteScreen] }
    let changes = Set(scenes.flatMap { found.screens[$0] ?? [] })
    return changes.isEmpty ? [.other] : changes
  }
}

extension ChangeKind {
  /// The kinds of edits of trees that versions of files show; others keep no trace in files.
  package static let counted: [ChangeKind] = [
    .insertBeforeSame, .insertAfterSame, .insertBeforeOther, .wrap, .unwrap, .reorder,
    .renameClass, .editText, .changeRows,
  ]
}

extension ScreenName {
  fileprivate init(_ screen: MatchScreen) {
    self.init(name: screen.name, idiom: screen.names[.device] ?? "")
  }
}

extension LeagueChanges: FormatValue, JSONValue {
  static let reader = Reader<[ChangeKind: LeagueChange]>.named(LeagueChange.reader)
    .map { LeagueChanges(causes: $0) }

  var json: PrintedJSON? { causes.json }
}

extension LeagueChange: FormatValue, Recorded {
  static let reader: Reader<LeagueChange> = .object("kind of change", record)

  static let record = JSONRecord<LeagueChange>(
    Field("screens", \.screens, as: PartReaders.count, "The screens."),
    Field("outcomes", \.tallies, as: OutcomeTally.allSchemes, "The outcomes by scheme."),
    make: LeagueChange.init)
}

extension ChangeKind: FormatValue, JSONValue, JSONKey {}
