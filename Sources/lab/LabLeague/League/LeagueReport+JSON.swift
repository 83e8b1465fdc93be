import AutoTrack
package import LabLanguage

extension LeagueReport {
  /// The league as JSON, with shares in percent.
  ///
  /// Shares and intervals of no rules are left out.
  package var json: PrintedJSON {
    .members([
      "corpus": .texts(league.apps),
      "kinds": .list(
        LeagueChanges.kinds.map { cause in
          .members([
            "name": .text(cause.rawValue), "screens": .number(league.change(cause).screens),
          ])
        }),
      "schemes": .list(
        LeagueScheme.allCases.enumerated().map { schemeJSON($0.element, number: $0.offset) }),
    ])
  }

  private func schemeJSON(_ scheme: LeagueScheme, number: Int) -> PrintedJSON {
    .members([
      "name": .text(scheme.rawValue), "ours": .flag(scheme.isOurs),
      "coverage": league.tally(scheme, .next).coverage.map(PrintedJSON.fraction),
      "next": json(scheme, .next), "year": json(scheme, .year),
      "threeYears": json(scheme, .threeYears),
      "kinds": .object(
        LeagueChanges.kinds.map { cause in
          let tally = league.change(cause).tallies[number]
          return .init(key: cause.rawValue, value: .object(shares(of: tally)))
        }),
    ])
  }

  private func json(_ scheme: LeagueScheme, _ horizon: LeagueHorizon) -> PrintedJSON {
    let tally = league.tally(scheme, horizon)
    let drawn = Resampling(league.screens(scheme, horizon))
    let coverage = tally.coverage.map {
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
          "rules": .number(tally.rules), "survival": tally.survival.map(PrintedJSON.fraction),
          "wrong": tally.wrongShare.map(PrintedJSON.fraction),
        ]))
    }
  }

  /// Returns counts with their shares and Wilson's intervals.
  private func shares(of tally: OutcomeTally) -> [PrintedJSON.Member] {
    let counts = RuleOutcome.judged.map { outcome in
      PrintedJSON.Member(key: outcome.key, value: .number(tally[outcome]))
    }
    let shares: PrintedJSON = .members([
      "survival": tally.survival.map(PrintedJSON.fraction),
      "wrong": tally.wrongShare.map(PrintedJSON.fraction),
      "wrongWithRemade": tally.wrongShareWithRemade.map(PrintedJSON.fraction),
      "survivalInterval": tally.survivalInterval?.json,
      "wrongInterval": tally.wrongInterval?.json,
    ])
    return counts + shares.members
  }
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
