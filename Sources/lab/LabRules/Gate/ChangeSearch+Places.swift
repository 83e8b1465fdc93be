import AutoTrack
import LabLanguage
import Wording

/// The changes of the places of a view: among its siblings, and in its containers.
extension ChangeSearch {
  /// Returns the siblings that were added, removed or moved before it or a view around it.
  func orderChanges(_ pair: Pair, _ counting: ShownView.Counting) -> [ImpactChange] {
    var subject: Sentence = "it"
    let pairs = pairsAround(pair)
    return pairs.enumerated().flatMap { place, views -> [ImpactChange] in
      let (old, new) = views
      if let key = new.key, key != pair.new.key {
        subject = head.views[key].map { Sentence(name: $0.name) } ?? subject
      }
      // Siblings in another view say nothing about its place.
      let outer = pairs.indices.contains(place + 1) ? pairs[place + 1] : nil
      guard old.element.parent?.id == outer?.old.element.id,
        new.element.parent?.id == outer?.new.element.id
      else { return [] }
      return OrderChange(self, old, new, counting, subject).causes
    }
  }

  /// Returns the view and those around it that are the same in both versions, innermost first.
  private func pairsAround(_ pair: Pair) -> [(old: ShownView, new: ShownView)] {
    guard let shown = pair.shown else { return [] }
    let (before, after) = (shown.old.line, shown.new.line)
    let (removed, inserted) = lineDifference(before, after)
    let left = before.indices.filter { !removed.contains($0) }.map { before[$0] }
    let stayed = after.indices.filter { !inserted.contains($0) }.map { after[$0] }
    return zip(left, stayed).map { ($0, $1) }
  }

  /// Returns the places of the views of two lines that the other one does not have.
  ///
  /// Views of the files are known by their keys, others by their classes.
  private func lineDifference(
    _ before: [ShownView], _ after: [ShownView]
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    let old = before.map { $0.key.map { "#\(same.heads[$0] ?? "")" } ?? $0.element.className }
    let new = after.map { $0.key.map { "#\($0)" } ?? $0.element.className }
    return new.places(missingIn: old)
  }

  /// Returns the views of the system around it that only one version has.
  func systemChanges(_ pair: Pair) -> [ImpactChange] {
    guard let shown = pair.shown else { return [] }
    let (before, after) = (shown.old.line, shown.new.line)
    let (removed, inserted) = lineDifference(before, after)
    let gone = removed.sorted().map { before[$0].element.className }
    let new = inserted.sorted().map { after[$0].element.className }
    return new.map { ImpactChange("it is in \($0) now", at: pair.new) }
      + gone.map { ImpactChange("it left \($0)", at: pair.new) }
  }

  /// Returns the change of the controllers around its screen, as far as the scheme reads them.
  func containerChanges(_ pair: Pair) -> [ImpactChange] {
    guard let shown = pair.shown else { return [] }
    let old = containers(of: shown.old, on: pair.old)
    let new = containers(of: shown.new, on: pair.new)
    let places = new.map(\.name).places(missingIn: old.map(\.name))
    let gone = places.removed.sorted().map { old[$0].name }
    let added = places.inserted.sorted().map { new[$0].name }
    let screen = pair.new.screen
    switch (gone.isEmpty, added.isEmpty) {
    case (true, true): return indexChanges(pair.new, shown)
    case (false, true): return [ImpactChange("\(screen) left \(gone.listed)", at: pair.new)]
    case (true, false): return [ImpactChange("\(screen) is in \(added.listed) now", at: pair.new)]
    case (false, false):
      return [ImpactChange("\(screen) moved from \(gone.listed) to \(added.listed)", at: pair.new)]
    }
  }

  /// Returns the controllers around a screen that paths of the rule name.
  private func containers(
    of shown: ShownView, on view: VersionView
  ) -> [(name: String, index: Int)] {
    let all = shown.controllers
    let around = all.first?.name == view.screen ? Array(all.dropFirst()) : all
    // Paths of other schemes end at the nearest controller.
    if Self.schemesOfContainers.contains(rule?.scheme ?? "") { return around }
    return around.count == all.count ? Array(around.prefix(1)) : []
  }

  private static let schemesOfContainers: Set<String> = [
    GrowingIOPathScheme().name, MixpanelPathScheme().name, AmplitudePathScheme().name,
    PostHogPathScheme().name,
  ]

  /// Returns the first controller that has another place in its container.
  private func indexChanges(
    _ view: VersionView, _ shown: (old: ShownView, new: ShownView)
  ) -> [ImpactChange] {
    guard rule?.scheme == GrowingIOPathScheme().name else { return [] }
    let (old, new) = (shown.old.controllers, shown.new.controllers)
    guard let place = zip(old, new).enumerated().first(where: { $1.0.index != $1.1.index })?.offset
    else { return [] }
    let container: Sentence =
      new.indices.contains(place + 1) ? Sentence(name: new[place + 1].name) : "its container"
    let words: Sentence =
      "\(new[place].name) has the index \(new[place].index) in \(container) "
      + "and had \(old[place].index)"
    return [ImpactChange(words, at: view)]
  }
}

extension [String] {
  /// Returns the places of the other list's texts that this one lacks, and of its own new ones.
  fileprivate func places(missingIn other: [String]) -> (removed: Set<Int>, inserted: Set<Int>) {
    var places: (removed: Set<Int>, inserted: Set<Int>) = ([], [])
    for change in difference(from: other) {
      switch change {
      case .insert(let offset, _, _): places.inserted.insert(offset)
      case .remove(let offset, _, _): places.removed.insert(offset)
      }
    }
    return places
  }
}
