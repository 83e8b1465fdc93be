import AutoTrack

/// Compares two releases: the outcome of every rule on screens that changed.
struct LeagueComparison {
  private let app: LeagueApp
  private let from: LeagueRelease
  private let to: LeagueRelease
  /// The outcomes by scheme and screen.
  private(set) var tallies: [LeagueScheme: [ScreenName: LeagueTally]] = [:]

  init(_ app: LeagueApp, from: Int, to: Int) {
    (self.app, self.from, self.to) = (app, app.release(from), app.release(to))
    for name in self.from.order {
      guard let screen = self.from.screens[name], self.to.screens[name] !== screen else {
        continue
      }
      for place in screen.elements.indices { judge(place, of: screen, name) }
    }
  }

  private mutating func judge(_ place: Int, of screen: LeagueScreen, _ name: ScreenName) {
    let element = screen.elements[place]
    let isAlive = to.capturable.contains(element.key)
    // Still there, but without events: no rule can be right or wrong about it.
    guard isAlive || !to.keys.contains(element.key) else { return }
    let unique = answers(of: element, on: screen, name)
    for scheme in LeagueScheme.allCases {
      let matches = matches(of: scheme, place, screen, name, unique)
      let outcome = matches.map { self.outcome(of: element, $0, isAlive: isAlive) } ?? .none
      tallies[scheme, default: [:]][name, default: LeagueTally()].add(outcome)
    }
  }

  /// Returns what the unique rules of single keys match; a missing key has no rule.
  private func answers(
    of element: LeagueElement, on screen: LeagueScreen, _ name: ScreenName
  ) -> [LookupScheme: [LeagueElement]] {
    LookupScheme.allCases.reduce(into: [:]) { answers, scheme in
      guard let key = scheme.key(of: element.facts) else { return }
      if scheme == .identifier {
        let full = name.idiom + "/" + key
        guard from.byIdentifier[full]?.count ?? 0 <= 1 else { return }
        answers[scheme] = to.byIdentifier[full] ?? []
      } else if screen.matches(scheme, key).count <= 1 {
        answers[scheme] = to.screens[name]?.matches(scheme, key) ?? []
      }
    }
  }

  /// Returns the elements that a rule matches; nil if the scheme made no rule.
  private func matches(
    of scheme: LeagueScheme, _ place: Int, _ screen: LeagueScreen, _ name: ScreenName,
    _ unique: [LookupScheme: [LeagueElement]]
  ) -> [LeagueElement]? {
    if let lookup = scheme.lookup { return unique[lookup] }
    switch scheme {
    case .similarity, .abstaining:
      return similar(place, screen, name, abstains: scheme == .abstaining)
    case .vote: return voted(unique)
    case .first:
      let rules = LookupScheme.ranked.compactMap { unique[$0] }
      return rules.isEmpty ? nil : rules.first { $0.count == 1 } ?? []
    default: return anchored(place, screen, name)
    }
  }

  private func voted(_ unique: [LookupScheme: [LeagueElement]]) -> [LeagueElement]? {
    let rules = LookupScheme.ranked.compactMap { unique[$0] }
    guard rules.count >= 2 else { return nil }
    var votes: [(element: LeagueElement, count: Int)] = []
    for element in rules.filter({ $0.count == 1 }).joined() {
      if let place = votes.firstIndex(where: { $0.element.key == element.key }) {
        votes[place].count += 1
      } else {
        votes.append((element, 1))
      }
    }
    let most = votes.map(\.count).max() ?? 0
    let leaders = votes.filter { $0.count == most }
    return most >= 2 && leaders.count == 1 ? leaders.map(\.element) : []
  }

  private func similar(
    _ place: Int, _ screen: LeagueScreen, _ name: ScreenName, abstains: Bool
  ) -> [LeagueElement]? {
    let own = screen.ownAnswer(at: place)
    let least = abstains ? Similarity.leastMargin : 1e-9
    guard own.place == place, own.margin > least else { return nil }
    let candidates =
      to.screens[name]?.elements
      ?? to.order.filter { $0.idiom == name.idiom }.flatMap { to.screens[$0]?.elements ?? [] }
    let answer = app.answer(of: screen, place, among: candidates, on: to.screens[name])
    guard let found = answer.place, !abstains || answer.isConvincing else { return [] }
    return [candidates[found]]
  }

  /// Returns the elements that the library's rule matches on its screen and on others.
  ///
  /// Each screen answers for itself, as at run time.
  private func anchored(
    _ place: Int, _ screen: LeagueScreen, _ name: ScreenName
  ) -> [LeagueElement]? {
    let rule = screen.rule(at: place)
    guard rule.isUsable else { return nil }
    var found: [LeagueElement] = []
    if let same = to.screens[name], let hit = rule.verdict(on: same.anchored).place {
      found.append(same.elements[hit])
    }
    guard !hasRival(of: rule, beside: name) else { return found }
    let roaming = rule.roaming
    for other in candidates(of: rule, name, in: to) where other != name {
      guard let screen = to.screens[other] else { continue }
      if let hit = roaming.verdict(on: screen.anchored).place { found.append(screen.elements[hit]) }
    }
    return found
  }

  /// True if another screen had an element like this one when the rule was made.
  private func hasRival(of rule: AnchoredRule, beside name: ScreenName) -> Bool {
    candidates(of: rule, name, in: from).contains { $0 != name }
  }

  /// Returns the screens that have an element of the rule's role with one of its strong facts.
  private func candidates(
    of rule: AnchoredRule, _ name: ScreenName, in release: LeagueRelease
  ) -> Set<ScreenName> {
    rule.element.strong.sorted.reduce(into: []) { screens, token in
      let fact = LeagueRelease.StrongFact(
        idiom: name.idiom, role: rule.element.role, token: token)
      screens.formUnion(release.byFact[fact] ?? [])
    }
  }

  private func outcome(
    of element: LeagueElement, _ matches: [LeagueElement], isAlive: Bool
  ) -> LeagueOutcome {
    let keys = Set(matches.map(\.key))
    if isAlive {
      if keys.isEmpty { return .lost }
      if keys == [element.key] { return .kept }
      return keys.count == 1 ? .stolen : .multi
    }
    if keys.isEmpty { return .gone }
    return matches.contains { isRemade($0, of: element) } ? .remade : .ghost
  }

  /// True for a new element that does what a vanished one did: an editor's new id for it.
  private func isRemade(_ new: LeagueElement, of old: LeagueElement) -> Bool {
    let (before, after) = (old.facts.node, new.facts.node)
    guard !from.keys.contains(new.key), before.role == after.role else { return false }
    return !before.actions.isEmpty && before.actions == after.actions
      || !before.outlets.isDisjoint(with: after.outlets)
      || before.identifier != nil && before.identifier == after.identifier
      || before.content != nil && before.content == after.content
  }
}
