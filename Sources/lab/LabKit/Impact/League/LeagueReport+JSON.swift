package import LabLanguage

extension LeagueReport {
  /// The league as JSON: shares in percent.
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
      "coverage": .fraction(league.tally(scheme, .next).coverage),
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
    let parts: [PrintedJSON.Member] =
      [.init(key: "coverage", value: .fraction(tally.coverage))] + shares(of: tally)
    return .object(
      parts + [
        .init(key: "survivalResampled", value: drawn.survival.json),
        .init(key: "wrongResampled", value: drawn.wrong.json),
        .init(key: "apps", value: .object(apps(scheme, horizon))),
      ])
  }

  private func apps(
    _ scheme: LeagueScheme, _ horizon: LeagueHorizon
  ) -> [PrintedJSON.Member] {
    zip(league.apps, league.perApp(scheme, horizon)).map { app, tally in
      .init(
        key: app,
        value: .members([
          "rules": .number(tally.rules), "survival": .fraction(tally.survival),
          "wrong": .fraction(tally.wrongShare),
        ]))
    }
  }

  /// Returns counts with their shares and Wilson's intervals.
  private func shares(of tally: LeagueTally) -> [PrintedJSON.Member] {
    let counts = zip(Self.outcomes, tally.counts).map { name, count in
      PrintedJSON.Member(key: name, value: .number(count))
    }
    return counts + [
      .init(key: "survival", value: .fraction(tally.survival)),
      .init(key: "wrong", value: .fraction(tally.wrongShare)),
      .init(key: "wrongWithRemade", value: .fraction(tally.wrongShareWithRemade)),
      .init(key: "survivalInterval", value: tally.survivalInterval.json),
      .init(key: "wrongInterval", value: tally.wrongInterval.json),
    ]
  }

  /// The names of counts of rules, in the order of ``LeagueTally/counts``.
  private static let outcomes = [
    "kept", "lost", "stolen", "multi", "ghost", "remade", "gone",
  ]
}

extension Interval {
  fileprivate var json: PrintedJSON { .list([.fraction(low), .fraction(high)]) }
}
