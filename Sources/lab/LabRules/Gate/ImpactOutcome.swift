/// The fate of a rule from one version to the next.
package enum ImpactOutcome: String, CaseIterable, Sendable {
  case kept = "KEPT"
  case lost = "LOST"
  case stolen = "STOLEN"
  case multi = "MULTI"
  case ghost = "GHOST"
  case remade = "REMADE"
  case gone = "GONE-OK"
  case new = "NEW"
  case idle = "IDLE"

  /// True if the gate fails.
  package var fails: Bool { [.lost, .stolen, .multi, .ghost, .idle].contains(self) }

  /// True if the gate passes with a warning.
  package var warns: Bool { self == .remade || self == .new }

  /// The meaning in one sentence.
  package var meaning: String {
    switch self {
    case .kept: "The rule matches its element and no other."
    case .lost: "The element is still there, and the rule does not match it."
    case .stolen: "The rule matches another element in place of its own."
    case .multi: "The rule matches several elements: its own with others, or only others."
    case .ghost: "The element is gone, and the rule matches another one."
    case .remade: "The element is gone, and the rule matches a new one that does the same."
    case .gone: "The element is gone, and the rule matches nothing."
    case .new: "The rule matches only in the head."
    case .idle: "The rule matches in neither version, so it counts nothing."
    }
  }
}

extension ImpactOutcome {
  /// The fate of a rule by the elements that it matches before and after a change.
  ///
  /// A rule of several elements, such as all rows of a list, may match further new ones.
  ///
  /// - Parameters:
  ///   - old: The elements that it matched, one or more.
  ///   - alive: Those of them that are still there, by their new names.
  ///   - new: The elements that it matches now, each once.
  ///   - isNew: Returns true for an element that was not there.
  ///   - areRemade: Returns true if elements that were not there do what the old ones did.
  init<Name: Hashable>(
    of old: [Name], now alive: [Name], matching new: [Name], isNew: (Name) -> Bool,
    areRemade: ([Name]) -> Bool
  ) {
    guard !alive.isEmpty else {
      self = new.isEmpty ? .gone : areRemade(new) ? .remade : .ghost
      return
    }
    let (own, others) = (new.filter(alive.contains), new.filter { !alive.contains($0) })
    let isGrown = old.count > 1 && others.allSatisfy(isNew)
    if new.isEmpty {
      self = .lost
    } else if own.isEmpty {
      self = new.count == 1 ? .stolen : .multi
    } else if !others.isEmpty, !isGrown {
      self = .multi
    } else {
      self = own.count < alive.count ? .lost : .kept
    }
  }
}

/// The comparison of two versions of an app under rules.
package struct VersionComparison {
  let base, head: VersionSurvey
  let same: ViewCorrespondence

  /// A rule's fate with the keys of its elements.
  struct Finding {
    let outcome: ImpactOutcome
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

  private func outcome(_ old: [String], _ new: [String]) -> ImpactOutcome {
    guard !old.isEmpty else { return new.isEmpty ? .idle : .new }
    return ImpactOutcome(
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
