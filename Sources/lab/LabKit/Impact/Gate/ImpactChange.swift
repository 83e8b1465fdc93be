/// A change of a view between two versions, in words.
package struct ImpactChange: Equatable, Sendable {
  /// The change: `UITableViewCell "Dark mode" was inserted before it`.
  package let words: String
  /// The place of the view that was added, or of the one that changed; nil for removed ones.
  package let place: ImportPlace?
  /// The view that changed, which pictures mark.
  let subject: Subject

  /// A view of one version, by its key.
  enum Subject: Sendable {
    case base(String), head(String)
  }

  /// Compares what people read: words and place.
  package static func == (one: ImpactChange, other: ImpactChange) -> Bool {
    one.words == other.words && one.place == other.place
  }

  /// A change of a view of the head, or one with another view of it.
  init(_ words: String, at view: VersionView) {
    (self.words, place, subject) = (words, view.place, .head(view.key))
  }

  /// A change that a view of the base does not survive.
  init(_ words: String, without view: VersionView) {
    (self.words, place, subject) = (words, nil, .base(view.key))
  }

  /// A change with words before it.
  init(_ change: ImpactChange, after words: String) {
    (self.words, place, subject) = (words + change.words, change.place, change.subject)
  }
}

/// Finds the changes of a view between two versions.
///
/// The first ones are those that paths depend on: the screen, the class, the views around it, and
/// the siblings before it.
struct ChangeSearch {
  let comparison: VersionComparison

  private var base: VersionSurvey { comparison.base }
  private var head: VersionSurvey { comparison.head }
  private var same: ViewCorrespondence { comparison.same }

  /// Returns the changes of a view of the base.
  func changes(of key: String) -> [ImpactChange] {
    guard let old = base.views[key] else { return [] }
    guard let new = same.heads[key].flatMap({ head.views[$0] }) else { return [removal(of: old)] }
    return screenChanges(old, new) + classChanges(old, new) + nestingChanges(old, new)
      + orderChanges(old, new) + factChanges(old, new)
  }

  private func removal(of old: VersionView) -> ImpactChange {
    let around = line(above: old, in: base).last { same.heads[$0.key] == nil }
    let words = around.map { "it was removed with \($0.name)" } ?? "it was removed"
    return ImpactChange(words, without: around ?? old)
  }

  private func screenChanges(_ old: VersionView, _ new: VersionView) -> [ImpactChange] {
    guard old.screen != new.screen else { return [] }
    let isRenamed = old.screenKey == new.screenKey || !head.hasScreen(old.screen)
    let words =
      isRenamed
      ? "the controller \(old.screen) is called \(new.screen)"
      : "it moved from \(old.screen) to \(new.screen)"
    return [ImpactChange(words, at: new)]
  }

  private func classChanges(_ old: VersionView, _ new: VersionView) -> [ImpactChange] {
    guard old.className != new.className else { return [] }
    return [ImpactChange("its class \(old.className) is \(new.className)", at: new)]
  }

  /// Returns the views around it that were added, removed or changed.
  private func nestingChanges(_ old: VersionView, _ new: VersionView) -> [ImpactChange] {
    let (before, after) = (line(above: old, in: base), line(above: new, in: head))
    let kept = Set(before.compactMap { same.heads[$0.key] })
    let added = after.filter { !kept.contains($0.key) }.map { view in
      let verb = same.bases[view.key] == nil ? "was wrapped in" : "moved into"
      return ImpactChange("it \(verb) \(view.name)", at: view)
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
    return added + removed + changed
  }

  /// Returns the siblings that were added, removed or moved before it or a view around it.
  private func orderChanges(_ old: VersionView, _ new: VersionView) -> [ImpactChange] {
    let chain = [old] + line(above: old, in: base)
    return chain.flatMap { view -> [ImpactChange] in
      guard let now = same.heads[view.key].flatMap({ head.views[$0] }) else { return [] }
      let subject = view.key == old.key ? "it" : view.name
      return siblingChanges(view, now, subject)
    }
  }

  private func siblingChanges(
    _ old: VersionView, _ new: VersionView, _ subject: String
  ) -> [ImpactChange] {
    let (before, after) = (siblings(before: old, in: base), siblings(before: new, in: head))
    guard before.count != after.count || old.row != new.row else { return [] }
    let stayed = Set(before.compactMap { same.heads[$0.key] })
    let added = after.filter { !stayed.contains($0.key) }.map { view in
      let verb = same.bases[view.key] == nil ? "was inserted" : "moved"
      return ImpactChange("\(view.name) \(verb) before \(subject)", at: view)
    }
    let kept = Set(after.compactMap { same.bases[$0.key] })
    let removed = before.filter { !kept.contains($0.key) }.map { view in
      let moved = same.heads[view.key].flatMap { head.views[$0] }
      let start = "\(view.name) before \(subject)"
      return moved.map { ImpactChange("\(start) moved away", at: $0) }
        ?? ImpactChange("\(start) was removed", without: view)
    }
    let section = sectionChange(old, new, subject)
    return section + added + removed
  }

  private func sectionChange(
    _ old: VersionView, _ new: VersionView, _ subject: String
  ) -> [ImpactChange] {
    guard let was = old.row?.section, let now = new.row?.section, was != now else { return [] }
    return [ImpactChange("\(subject) moved from section \(was) to \(now)", at: new)]
  }

  /// Returns the siblings of the same class that count for an index; cells count by section.
  private func siblings(before view: VersionView, in survey: VersionSurvey) -> [VersionView] {
    let keys = view.parent.flatMap { survey.views[$0]?.children } ?? []
    guard let row = view.row else {
      let before = keys.prefix { $0 != view.key }.compactMap { survey.views[$0] }
      return before.filter { $0.row == nil && $0.className == view.className }
    }
    // A list may keep its cells in any order.
    let cells = keys.compactMap { survey.views[$0] }.filter { $0.row?.section == row.section }
    return cells.filter { ($0.row?.number ?? 0) < row.number }
      .sorted { ($0.row?.number ?? 0) < ($1.row?.number ?? 0) }
  }

  private func factChanges(_ old: VersionView, _ new: VersionView) -> [ImpactChange] {
    let facts: [(String, [String?], [String?])] = [
      ("identifier", [old.identifier], [new.identifier]), ("text", [old.text], [new.text]),
      ("label", [old.ownLabel], [new.ownLabel]), ("action", old.actions, new.actions),
      ("outlet", old.outlets, new.outlets),
    ]
    return facts.compactMap { name, before, after in
      guard before != after else { return nil }
      return ImpactChange("its \(name) \(before.words) is \(after.words)", at: new)
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
  fileprivate var ownLabel: String? { label == text ? nil : label }
}

extension [String?] {
  /// The values of the app in quotes; a word without quotes stands for none.
  fileprivate var words: String {
    let values = compactMap { $0?.quotedInName }
    return values.isEmpty ? "(none)" : values.joined(separator: ", ")
  }
}

extension String {
  /// The section of a position `0:2`.
  fileprivate var section: Substring? { split(separator: ":").first }

  /// The row of a position `0:2`.
  fileprivate var number: Int { split(separator: ":").last.flatMap { Int($0) } ?? 0 }
}
