import AutoTrack
import LabKit

/// The comparison of two versions of an app under rules.
///
/// *Base* and *head* are the versions; *old* and *new* are views, or keys of views, in them.
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
    let old = base.keys(of: rule)
    let files = hostedFiles(of: old)
    // A variant of the file that the rule does not match loses the clicks of its users.
    let new = head.keys(of: rule).filter { key in
      (old.isEmpty || head.hosts[key].map { files.contains($0.file) } ?? true)
        && (!head.isPartial(rule, at: key)
          || same.bases[key].map { base.isPartial(rule, at: $0) } ?? true)
    }
    let missed = old.filter { key in same.heads[key].map { !new.contains($0) } ?? false }
    return Finding(
      outcome: outcome(old, new), base: old, head: new,
      lost: missed.isEmpty ? old.filter { same.heads[$0] == nil } : missed,
      gained: new.filter { key in same.bases[key].map { !old.contains($0) } ?? true })
  }

  /// Returns the files in the head of the xibs without controllers that show some elements.
  ///
  /// All screens of such files have one class, but the app shows each on a screen that only its
  /// code knows. So a rule is judged within the files that it matched.
  private func hostedFiles(of old: [String]) -> Set<String> {
    let files = Set(old.compactMap { base.hosts[$0]?.file })
    guard !files.isEmpty else { return [] }
    let shown = base.hosts.filter { files.contains($0.value.file) }.keys
    return Set(shown.compactMap { same.heads[$0].flatMap { head.hosts[$0]?.file } })
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
    return old.contains { base.views[$0]?.facts.isReplaced(by: new.facts) ?? false }
  }
}
