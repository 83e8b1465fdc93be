import AutoTrack

/// Compares two releases: the outcome of every rule on screens that changed.
struct LeagueComparison {
  private let app: LeagueApp
  let from: LeagueRelease
  let to: LeagueRelease
  let identity: LeagueIdentity
  private(set) var tallies: [LeagueScheme: [ScreenName: OutcomeTally]] = [:]

  init(_ app: LeagueApp, from: Int, to: Int) {
    self.init(app, app.release(from), app.release(to))
    for (name, screen) in changedScreens {
      for place in screen.elements.indices { judge(place, of: screen, name) }
    }
  }

  /// A comparison that has judged no rule.
  init(_ app: LeagueApp, _ from: LeagueRelease, _ to: LeagueRelease) {
    (self.app, self.from, self.to) = (app, from, to)
    identity = LeagueIdentity(to)
  }

  /// The screens of the old release in their order.
  var allScreens: [(ScreenName, LeagueScreen)] {
    from.order.compactMap { name in from.screens[name].map { (name, $0) } }
  }

  /// The screens of the old release that are not the same in the new one.
  var changedScreens: [(ScreenName, LeagueScreen)] {
    allScreens.filter { name, screen in to.screens[name] !== screen }
  }

  /// True if a rule for an element can be right or wrong in the new release.
  func isJudged(_ element: LeagueElement) -> Bool { identity.isJudged(element) }

  /// True if events come from an element in the new release, too.
  func isThere(_ element: LeagueElement) -> Bool { identity.capturable.contains(element.key) }

  private mutating func judge(_ place: Int, of screen: LeagueScreen, _ name: ScreenName) {
    let element = screen.elements[place]
    guard isJudged(element) else { return }
    let unique = answers(of: element, on: screen, name)
    for scheme in LeagueScheme.allCases {
      let matches = matches(of: scheme, place, screen, name, unique)
      let outcome = matches.map { self.outcome(of: element, $0, identity) }
      tallies[scheme, default: [:]][name, default: OutcomeTally()].add(outcome)
    }
  }

  /// Returns what the unique rules of single keys match; a missing key has no rule.
  func answers(
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
  func matches(
    of scheme: LeagueScheme, _ place: Int, _ screen: LeagueScreen, _ name: ScreenName,
    _ unique: [LookupScheme: [LeagueElement]]
  ) -> [LeagueElement]? {
    if let lookup = scheme.lookup { return unique[lookup] }
    if let published = scheme.published {
      guard let later = to.screens[name] else {
        return screen.published.matches(of: place, published, on: screen.published).map { _ in [] }
      }
      return screen.published.matches(of: place, published, on: later.published)
        .map { $0.map { later.elements[$0] } }
    }
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
  private func anchored(
    _ place: Int, _ screen: LeagueScreen, _ name: ScreenName
  ) -> [LeagueElement]? {
    let rule = screen.rule(at: place)
    guard rule.isUsable else { return nil }
    return questions(to: rule, of: name).compactMap { question in
      question.rule.verdict(on: question.screen.anchored).place.map { hit in
        question.screen.elements[hit]
      }
    }
  }

  /// A rule and a screen on which it looks for its element.
  struct Question {
    let rule: AnchoredRule
    let screen: LeagueScreen
  }

  /// Returns the screens on which a rule looks: its own, and others in order if it may.
  ///
  /// Each screen answers for itself, as at run time.
  func questions(to rule: AnchoredRule, of name: ScreenName) -> [Question] {
    let own = to.screens[name].map { Question(rule: rule, screen: $0) }
    guard !hasRival(of: rule, beside: name) else { return [own].compactMap { $0 } }
    let roaming = rule.roaming
    let others = candidates(of: rule, name, in: to).filter { $0 != name }.sorted()
    return ([own] + others.map { to.screens[$0].map { Question(rule: roaming, screen: $0) } })
      .compactMap { $0 }
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

  func outcome(
    of element: LeagueElement, _ matches: [LeagueElement], _ identity: LeagueIdentity
  ) -> RuleOutcome {
    RuleOutcome(
      of: [element.key], now: identity.capturable.contains(element.key) ? [element.key] : [],
      matching: Array(Set(matches.map { identity.key(of: $0) })), isNew: { _ in false },
      areRemade: { _ in matches.contains { isRemade($0, of: element, identity) } })
  }

  /// True if an element is new and has the names or the text of one that is gone.
  func isRemade(
    _ new: LeagueElement, of old: LeagueElement, _ identity: LeagueIdentity
  ) -> Bool {
    !from.keys.contains(identity.key(of: new)) && new.facts.isRemade(of: old.facts)
  }
}
