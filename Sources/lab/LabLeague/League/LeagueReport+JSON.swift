package import LabLanguage

extension LeagueReport {
  /// The league as JSON, with shares in percent.
  ///
  /// Shares and intervals of no rules are left out.
  package var json: PrintedJSON {
    .members([
      "corpus": .texts(league.apps),
      "kinds": .list(
        LeagueCause.all.map { cause in
          .members([
            "name": .text(cause.name), "screens": .number(league.change(cause).screens),
          ])
        }),
      "schemes": .list(
        LeagueScheme.allCases.enumerated().map { schemeJSON($0.element, number: $0.offset) }),
    ])
  }

  private func schemeJSON(_ scheme: LeagueScheme, number: Int) -> PrintedJSON {
    .members([
      "name": .text(scheme.rawValue), "ours": .flag(scheme.isOurs),
      "coverage": league.tally(scheme, .next).coverageIfAny.map(PrintedJSON.fraction),
      "next": json(scheme, .next), "year": json(scheme, .year),
      "threeYears": json(scheme, .threeYears),
      "kinds": .object(
        LeagueCause.all.map { cause in
          let tally = league.change(cause).tallies[number]
          return .init(key: cause.name, value: .object(shares(of: tally)))
        }),
    ])
  }

  private func json(_ scheme: LeagueScheme, _ horizon: LeagueHorizon) -> PrintedJSON {
    let tally = league.tally(scheme, horizon)
    let drawn = Resampling(league.screens(scheme, horizon))
    let coverage = tally.coverageIfAny.map {
      PrintedJSON.Member(key: "coverage", value: .fraction($0))
    }
    let rest: PrintedJSON = .members([
      "survivalResampled": drawn.survival?.json, "wrongResampled": drawn.wrong?.json,
      "apps": .object(apps(scheme, horizon)),
    ])
    return .object([coverage].compactMap(\.self) + shares(of: tally) + rest.members)
  }

  private func apps(
    _ scheme: LeagueScheme, _ horizon: LeagueHorizon
  ) -> [PrintedJSON.Member] {
    zip(league.apps, league.perApp(scheme, horizon)).map { app, tally in
      .init(
        key: app,
        value: .members([
          "rules": .number(tally.rules), "survival": tally.survivalIfAny.map(PrintedJSON.fraction),
          "wrong": tally.wrongIfAny.map(PrintedJSON.fraction),
        ]))
    }
  }

  /// Returns counts with their shares and Wilson's intervals.
  private func shares(of tally: LeagueTally) -> [PrintedJSON.Member] {
    let counts = zip(Self.outcomes, tally.counts).map { name, count in
      PrintedJSON.Member(key: name, value: .number(count))
    }
    let isAlive = tally.alive > 0
    let hasRules = tally.rules > 0
    let shares: PrintedJSON = .members([
      "survival": tally.survivalIfAny.map(PrintedJSON.fraction),
      "wrong": tally.wrongIfAny.map(PrintedJSON.fraction),
      "wrongWithRemade": hasRules ? .fraction(tally.wrongShareWithRemade) : nil,
      "survivalInterval": isAlive ? tally.survivalInterval.json : nil,
      "wrongInterval": hasRules ? tally.wrongInterval.json : nil,
    ])
    return counts + shares.members
  }

  /// The names of counts of rules, in the order of ``LeagueTally/counts``.
  private static let outcomes = [
    "kept", "lost", "stolen", "multi", "ghost", "remade", "gone",
  ]
}

extension PrintedJSON {
  /// The members of an object; none for another value.
  fileprivate var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension Interval {
  fileprivate var json: PrintedJSON { .list([.fraction(low), .fraction(high)]) }
}
