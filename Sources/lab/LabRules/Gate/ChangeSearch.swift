import AutoTrack
import Wording

/// Finds the changes of a view between two versions.
///
/// The first ones are those that paths depend on: the screen, the class, the views and controllers
/// around it, and the siblings before it.
struct ChangeSearch {
  let comparison: VersionComparison
  /// The rule whose match changed; it decides which views and controllers count.
  var rule: CircledRule?

  var base: VersionSurvey { comparison.base }
  var head: VersionSurvey { comparison.head }
  var same: ViewCorrespondence { comparison.same }

  /// A view in both versions.
  struct Pair {
    let old, new: VersionView
    /// The views on their screens; nil if clicks on them are not counted.
    let shown: (old: ShownView, new: ShownView)?
    /// The classes of the screens under them.
    let pages: (old: String?, new: String?)
  }

  /// Returns the changes of a view of the base; of those that paths seldom read only if there are
  /// no others.
  func changes(of key: String) -> [ImpactChange] {
    guard let old = base.views[key] else { return [] }
    guard let pair = pair(of: old) else { return [removal(of: old)] }
    let new = pair.new
    let near =
      screenChanges(pair) + classChanges(old, new) + nestingChanges(old, new)
      + containerChanges(pair) + (counting.map { orderChanges(pair, $0) } ?? [])
      + factChanges(old, new) + twinChanges(pair)
    guard near.isEmpty else { return near }
    let far = orderChanges(pair, .everything) + outerFactChanges(pair)
    return far.isEmpty ? systemChanges(pair) : far
  }

  /// The siblings that an index of the rule counts; nil for a scheme without indexes.
  private var counting: ShownView.Counting? {
    switch rule?.scheme {
    case AmplitudePathScheme().name: nil
    case MixpanelPathScheme().name: .ofKind
    default: .ofClass
    }
  }

  private func pair(of old: VersionView) -> Pair? {
    guard let new = same.heads[old.key].flatMap({ head.views[$0] }) else { return nil }
    let element = base.element(old.key, matching: rule?.name)
    let now = head.element(new.key, on: element?.sighting.page)
    let shown = element.flatMap { one in now.map { (ShownView(one), ShownView($0)) } }
    return Pair(
      old: old, new: new, shown: shown, pages: (element?.sighting.page, now?.sighting.page))
  }

  private func removal(of old: VersionView) -> ImpactChange {
    let around = line(above: old, in: base).last { same.heads[$0.key] == nil }
    guard let around else { return ImpactChange("it was removed", without: old) }
    return ImpactChange("it was removed with \(around.name)", without: around)
  }

  private func screenChanges(_ pair: Pair) -> [ImpactChange] {
    let (old, new) = (pair.old, pair.new)
    guard old.screen != new.screen else { return pageChanges(pair) }
    let isRenamed = old.screenKey == new.screenKey || !head.hasScreen(old.screen)
    let words: Sentence =
      isRenamed
      ? "the controller \(old.screen) is called \(new.screen)"
      : "it moved from \(old.screen) to \(new.screen)"
    return [ImpactChange(words, at: new)]
  }

  /// Returns the change of the screen under a button of a bar, which belongs to a container.
  private func pageChanges(_ pair: Pair) -> [ImpactChange] {
    guard let old = pair.pages.old, let new = pair.pages.new, old != new else { return [] }
    return [ImpactChange("the screen under it was \(old) and is \(new)", at: pair.new)]
  }

  private func classChanges(_ old: VersionView, _ new: VersionView) -> [ImpactChange] {
    guard old.className != new.className else { return [] }
    return [ImpactChange("its class \(old.className) is \(new.className)", at: new)]
  }

  /// Returns the views around it that were added, removed or changed.
  private func nestingChanges(_ old: VersionView, _ new: VersionView) -> [ImpactChange] {
    let (before, after) = (line(above: old, in: base), line(above: new, in: head))
    let kept = Set(before.compactMap { same.heads[$0.key] })
    let isNew = { (view: VersionView) in same.bases[view.key] == nil }
    let moved = after.filter { !kept.contains($0.key) && !isNew($0) }.map { view in
      ImpactChange("it moved into \(view.name)", at: view)
    }
    let removed = before.filter { same.heads[$0.key] == nil }.map { view in
      ImpactChange("\(view.name) around it was removed", without: view)
    }
    let changed = before.flatMap { view -> [ImpactChange] in
      guard let now = same.heads[view.key].flatMap({ head.views[$0] }),
        after.contains(where: { $0.key == now.key }), view.className != now.className
      else { return [] }
      return [
        ImpactChange(
          "the class \(view.className) of the view around it is \(now.className)", at: now)
      ]
    }
    return [wrapping(by: after.filter(isNew))].compactMap(\.self) + moved + removed + changed
  }

  /// Returns the insertion of views around it, innermost first, as one change; nil for none.
  private func wrapping(by views: [VersionView]) -> ImpactChange? {
    let names = views.map { Sentence(name: $0.name) }
    guard let first = views.first, let inner = names.first else { return nil }
    let chain = names.dropFirst().reduce(inner) { "\($0) inside \($1)" }
    return ImpactChange("it was wrapped in \(chain)", at: first)
  }

  private func factChanges(_ old: VersionView, _ new: VersionView) -> [ImpactChange] {
    let facts: [(Sentence, [String?], [String?])] = [
      ("identifier", [old.identifier], [new.identifier]), ("text", [old.text], [new.text]),
      ("label", [old.ownLabel], [new.ownLabel]), ("action", old.actions, new.actions),
      ("outlet", old.outlets, new.outlets),
    ]
    return facts.compactMap { name, before, after in
      guard before != after else { return nil }
      return ImpactChange("its \(name) \(before.words) is \(after.words)", at: new)
    }
  }

  /// Returns the changed facts of the views around it.
  private func outerFactChanges(_ pair: Pair) -> [ImpactChange] {
    line(above: pair.old, in: base).flatMap { old -> [ImpactChange] in
      guard let new = same.heads[old.key].flatMap({ head.views[$0] }) else { return [] }
      return factChanges(old, new).map { ImpactChange($0, of: "\(old.name) around it") }
    }
  }

  /// Returns the new views that do the same, for a rule by all facts, which abstains beside them.
  private func twinChanges(_ pair: Pair) -> [ImpactChange] {
    guard rule?.scheme == AnchoredPattern.scheme else { return [] }
    let new = head.order.filter { same.bases[$0] == nil }.compactMap { head.views[$0] }
    return new.filter { $0.screen == pair.new.screen && pair.old.facts.isReplaced(by: $0.facts) }
      .map {
        ImpactChange("\($0.name) is new and does the same", at: $0)
      }
  }

  /// Returns the views around a view, innermost first.
  private func line(above view: VersionView, in survey: VersionSurvey) -> [VersionView] {
    let parents = sequence(first: view) { $0.parent.flatMap { survey.views[$0] } }
    return Array(parents.dropFirst())
  }
}

extension VersionView {
  /// The label, unless it is the text.
  fileprivate var ownLabel: String? { facts.label == facts.text ? nil : facts.label }
}

extension [String?] {
  /// The values of the app in quotes; a word without quotes stands for none.
  fileprivate var words: Sentence {
    let values = compactMap { $0?.quotedInName }
    return values.isEmpty ? "(none)" : Sentence(name: values.joined(separator: ", "))
  }
}
