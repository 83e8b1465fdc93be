import AutoTrack
import MiniUI
import Wording

/// The change of the siblings before a view.
struct OrderChange {
  private let search: ChangeSearch
  private let old, new: ShownView
  private let counting: ShownView.Counting
  /// The view in words.
  private let subject: Sentence

  init(
    _ search: ChangeSearch, _ old: ShownView, _ new: ShownView, _ counting: ShownView.Counting,
    _ subject: Sentence
  ) {
    (self.search, self.old, self.new) = (search, old, new)
    (self.counting, self.subject) = (counting, subject)
  }

  /// The changes that move the view; empty if it has its place.
  var causes: [ImpactChange] {
    if let section = sectionChange { return [section] }
    let (before, after) = (old.siblingsBefore(counting), new.siblingsBefore(counting))
    guard before.count != after.count else { return [] }
    // The rows of a prototype have one key, so none of them passes another.
    let left = before.compactMap(\.anchor).filter { $0 != old.anchor }
    let came = after.compactMap(\.anchor).filter { $0 != new.anchor }
    let stayed = Set(left.compactMap { search.same.heads[$0] })
    let kept = Set(came.compactMap { search.same.bases[$0] })
    return causes(
      without: left.filter { !kept.contains($0) }, with: came.filter { !stayed.contains($0) })
  }

  private var sectionChange: ImpactChange? {
    guard counting == .ofClass, let was = old.element.listPlace?.path?.section,
      let now = new.element.listPlace?.path?.section, was != now,
      let view = new.anchor.flatMap({ search.head.views[$0] })
    else { return nil }
    return ImpactChange("\(subject) moved from section \(was) to \(now)", at: view)
  }

  /// Returns the causes by the siblings that left their place before it, and those that came there.
  private func causes(without left: [String], with came: [String]) -> [ImpactChange] {
    let own = ownMove(left, came)
    let (heads, bases) = (search.same.heads, search.same.bases)
    let passed = own == nil ? [] : Set(passed(left, came))
    let added = came.filter { !passed.contains($0) }.compactMap { search.head.views[$0] }
    let removed = left.filter { !passed.contains(heads[$0] ?? "") }
      .compactMap { search.base.views[$0] }
    return [own].compactMap(\.self)
      + added.map { arrival(of: $0, bases[$0.key].flatMap { search.base.views[$0] }) }
      + removed.map { departure(of: $0, heads[$0.key].flatMap { search.head.views[$0] }) }
  }

  /// A sibling that came before it, with the same view in the base.
  private func arrival(of view: VersionView, _ old: VersionView?) -> ImpactChange {
    if let old, old.className != view.className {
      return ImpactChange("\(view.name) before \(subject) was a \(old.className)", at: view)
    }
    return ImpactChange(
      old == nil
        ? "\(view.name) was inserted before \(subject)" : "\(view.name) moved before \(subject)",
      at: view)
  }

  /// A sibling that left its place before it, with the same view in the head.
  private func departure(of view: VersionView, _ new: VersionView?) -> ImpactChange {
    guard let new else {
      return ImpactChange("\(view.name) before \(subject) was removed", without: view)
    }
    guard new.className != view.className else {
      return ImpactChange("\(view.name) before \(subject) moved away", at: new)
    }
    return ImpactChange("\(view.name) before \(subject) is a \(new.className)", at: new)
  }

  /// The siblings in both versions that were on its other side, by their keys in the head.
  private func passed(_ left: [String], _ came: [String]) -> [String] {
    let before = Set(old.siblings(counting).compactMap(\.anchor))
    let after = Set(new.siblings(counting).compactMap(\.anchor))
    return left.compactMap { search.same.heads[$0] }.filter(after.contains)
      + came.filter { search.same.bases[$0].map(before.contains) ?? false }
  }

  /// The move of the view itself, if that explains more than the move of one sibling.
  private func ownMove(_ left: [String], _ came: [String]) -> ImpactChange? {
    let passed = passed(left, came)
    guard passed.count > 1, let view = new.anchor.flatMap({ search.head.views[$0] }) else {
      return nil
    }
    let isFirst = left.contains { search.same.heads[$0] == passed[0] }
    let other = search.head.views[isFirst ? passed[0] : passed[passed.count - 1]]
    let name: Sentence = other.map { Sentence(name: $0.name) } ?? "others"
    return ImpactChange(
      isFirst ? "\(subject) moved before \(name)" : "\(subject) moved behind \(name)", at: view)
  }
}
