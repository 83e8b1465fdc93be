import AutoTrack
import Wording

/// Finds the changes that caused the fate of a rule.
struct CauseSearch {
  private let comparison: VersionComparison
  private let found: VersionComparison.Finding
  private let search: ChangeSearch

  init(
    _ rule: CircledRule, _ comparison: VersionComparison, _ found: VersionComparison.Finding
  ) {
    (self.comparison, self.found) = (comparison, found)
    search = ChangeSearch(comparison: comparison, rule: rule)
  }

  /// The causes, each once; empty for a kept rule, and for one that did not match in the base.
  var causes: [ImpactChange] {
    guard !found.base.isEmpty, found.outcome != .kept else { return [] }
    let own = ownChanges
    let all = own + found.gained.flatMap { changes(ofGained: $0, own) }
    var seen: Set<Sentence> = []
    let causes = all.filter { seen.insert($0.words).inserted }
    return causes.isEmpty ? [missing].compactMap(\.self) : causes
  }

  /// The changes of the elements that it lost.
  ///
  /// A change of one among several has the name of the element, unless all of them have it.
  private var ownChanges: [ImpactChange] {
    let changes = found.lost.map { (key: $0, changes: search.changes(of: $0)) }
    guard found.base.count > 1 else { return changes.flatMap(\.changes) }
    let shared = changes.map { Set($0.changes.map(\.words)) }
    return changes.flatMap { key, changes in
      changes.map { change in
        let isShared = shared.allSatisfy { $0.contains(change.words) }
        return isShared ? change : named(change, by: comparison.base.views[key])
      }
    }
  }

  private func named(_ change: ImpactChange, by view: VersionView?) -> ImpactChange {
    view.map { ImpactChange(change, of: Sentence(name: $0.name)) } ?? change
  }

  /// Returns the changes of an element that it matches by mistake.
  private func changes(ofGained key: String, _ own: [ImpactChange]) -> [ImpactChange] {
    guard let view = comparison.head.views[key] else { return [] }
    guard let old = comparison.same.bases[key] else {
      // Its insertion may already be the cause.
      guard !own.contains(where: { $0.place == view.place }) else { return [] }
      return [ImpactChange("\(view.name) is new", at: view)]
    }
    // The cause of the element's own change usually moves the other one, too.
    guard own.isEmpty else { return [] }
    return search.changes(of: old).map { named($0, by: view) }
  }

  /// The statement that no change was found.
  private var missing: ImpactChange? {
    let lost = found.lost.lazy.compactMap { comparison.same.heads[$0] }.first
    let view = (lost ?? found.gained.first).flatMap { comparison.head.views[$0] }
    return view.map {
      ImpactChange("the files have no change of \($0.name) that the lab knows as a cause", at: $0)
    }
  }
}
