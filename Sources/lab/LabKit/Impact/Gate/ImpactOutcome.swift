/// The fate of a rule from one version to the next.
package enum ImpactOutcome: String, CaseIterable, Sendable {
  case kept = "KEPT"
  case lost = "LOST"
  case stolen = "STOLEN"
  case multi = "MULTI"
  case ghost = "GHOST"
  case remade = "REMADE"
  case gone = "GONE-OK"
  case idle = "IDLE"

  /// True if the gate fails.
  package var fails: Bool { [.lost, .stolen, .multi, .ghost].contains(self) }

  /// The meaning in one sentence.
  package var meaning: String {
    switch self {
    case .kept: "The rule matches its element and no other."
    case .lost: "The element is still there, and the rule does not match it."
    case .stolen: "The rule matches another element in place of its own."
    case .multi: "The rule matches its element and others."
    case .ghost: "The element is gone, and the rule matches another one."
    case .remade: "The element is gone, and the rule matches a new one that does the same."
    case .gone: "The element is gone, and the rule matches nothing."
    case .idle: "The rule matches nothing in the base, so there is nothing to compare."
    }
  }
}

/// The comparison of two versions of an app under rules.
struct VersionComparison {
  let base, head: VersionSurvey
  let same: ViewCorrespondence

  /// A rule's fate with the keys of its elements.
  struct Finding {
    let outcome: ImpactOutcome
    /// The elements that it matches in the base.
    let base: [String]
    /// The elements that it matches in the head.
    let head: [String]
  }

  /// Returns the fate of a rule by its name.
  ///
  /// A rule of several elements, such as all rows of a list, may match further new ones.
  func finding(of rule: String) -> Finding {
    let (old, new) = (base.keys(of: rule), head.keys(of: rule))
    return Finding(outcome: outcome(old, new), base: old, head: new)
  }

  private func outcome(_ old: [String], _ new: [String]) -> ImpactOutcome {
    guard !old.isEmpty else { return .idle }
    let alive = old.compactMap { same.heads[$0] }
    if alive.isEmpty {
      if new.isEmpty { return .gone }
      return new.contains { isRemade($0, of: old) } ? .remade : .ghost
    }
    let (own, others) = (new.filter(alive.contains), new.filter { !alive.contains($0) })
    if new.isEmpty { return .lost }
    if own.isEmpty { return new.count == 1 ? .stolen : .multi }
    let isGrown = old.count > 1 && others.allSatisfy { same.bases[$0] == nil }
    if !others.isEmpty, !isGrown { return .multi }
    return own.count < alive.count ? .lost : .kept
  }

  /// True for a new element that does what a vanished one did: an editor's new id for it.
  private func isRemade(_ key: String, of old: [String]) -> Bool {
    guard same.bases[key] == nil, let new = head.views[key] else { return false }
    return old.contains { base.views[$0]?.isReplaced(by: new) ?? false }
  }
}

extension VersionView {
  /// True if another view of the same kind has its action, outlet, identifier or text.
  fileprivate func isReplaced(by new: VersionView) -> Bool {
    guard kind == new.kind else { return false }
    return !actions.isEmpty && actions == new.actions
      || !Set(outlets).isDisjoint(with: new.outlets)
      || identifier != nil && identifier == new.identifier || text != nil && text == new.text
  }
}
