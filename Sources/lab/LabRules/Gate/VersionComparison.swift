import AutoTrack

/// The comparison of two versions of an app under rules.
package struct VersionComparison {
  let base, head: VersionSurvey
  let same: ViewCorrespondence

  /// A rule's fate with the keys of its elements.
  struct Finding {
    let outcome: RuleOutcome
    /// The elements that it matches in the base.
    let base: [String]
    /// The elements that it matches in the head.
    let head: [String]
    /// The elements of ``base`` that it no longer matches: those that are still there, or else
    /// those that are gone.
    let lost: [String]
    /// The elements of ``head`` that it did not match.
    let gained: [String]
  }

  /// Returns the fate of a rule by its name.
  ///
  /// A rule of several elements, such as all rows of a list, may match further new ones. A rule
  /// is remade only if each element that it matches is.
  func finding(of rule: String) -> Finding {
    let (old, new) = (base.keys(of: rule), head.keys(of: rule))
    let missed = old.filter { key in same.heads[key].map { !new.contains($0) } ?? false }
    return Finding(
      outcome: outcome(old, new), base: old, head: new,
      lost: missed.isEmpty ? old.filter { same.heads[$0] == nil } : missed,
      gained: new.filter { key in same.bases[key].map { !old.contains($0) } ?? true })
  }

  private func outcome(_ old: [String], _ new: [String]) -> RuleOutcome {
    guard !old.isEmpty else { return new.isEmpty ? .idle : .new }
    return RuleOutcome(
      of: old, now: old.compactMap { same.heads[$0] }, matching: new,
      isNew: { same.bases[$0] == nil },
      areRemade: { $0.allSatisfy { isRemade($0, of: old) } })
  }

  /// True for a new element that does what a vanished one did: an editor's new id for it.
  private func isRemade(_ key: String, of old: [String]) -> Bool {
    guard same.bases[key] == nil, let new = head.views[key] else { return false }
    return old.contains { base.views[$0]?.isReplaced(by: new) ?? false }
  }
}

extension VersionView {
  /// True if another view of the same kind has its action, outlet, identifier or text.
  func isReplaced(by new: VersionView) -> Bool {
    guard kind == new.kind else { return false }
    return !actions.isEmpty && actions == new.actions
      || !Set(outlets).isDisjoint(with: new.outlets)
      || identifier != nil && identifier == new.identifier || text != nil && text == new.text
  }
}
