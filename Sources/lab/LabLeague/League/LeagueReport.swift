import AutoTrack

/// The league as a table in Markdown and as JSON.
package struct LeagueReport {
  let league: League

  package init(_ league: League) {
    self.league = league
  }

  /// The table of the README, intervals, and the figures of each app.
  package var markdown: [String] {
    ["Rules on screens that changed: survival % / wrong %.", ""] + table + ["", Self.legend, ""]
      + intervals + [""] + kinds + [""] + outcomes + [""] + apps
  }

  private static let legend = """
    Survival: the rule still matches its element alone, of those that still exist. Wrong: it \
    matches another element, several, or one although its own is gone (STOLEN, MULTI, GHOST), of \
    all rules; elements made again under a new id count apart (REMADE).
    """

  /// The rows of the table, after two lines of heads.
  var table: [String] {
    let rows = LeagueScheme.allCases.map { scheme in
      [scheme.words, Double.percentage(league.tally(scheme, .next).coverage)]
        + LeagueHorizon.allCases.map { pair(league.tally(scheme, $0)) }
    }
    return Self.lines(
      ["rule made by", "usable for %"] + LeagueHorizon.allCases.map(\.words), rows)
  }

  private var intervals: [String] {
    let rows = LeagueScheme.allCases.map { scheme in
      [scheme.words]
        + LeagueHorizon.allCases.flatMap { horizon in
          let tally = league.tally(scheme, horizon)
          let drawn = Resampling(league.screens(scheme, horizon))
          return [
            pair(tally.survivalInterval?.words, tally.wrongInterval?.words),
            pair(drawn.survival?.words, drawn.wrong?.words),
          ]
        }
    }
    let heads = LeagueHorizon.allCases.flatMap { horizon in
      ["\(horizon.words): Wilson", "apps and screens drawn"]
    }
    return ["95 % intervals of survival / wrong", ""] + Self.lines(["rule made by"] + heads, rows)
  }

  /// The outcomes at the next release by kind of change: a screen counts for each kind it has.
  private var kinds: [String] {
    let rows = LeagueChanges.kinds.map { cause in
      let change = league.change(cause)
      return [cause.rawValue, String(change.screens)] + change.tallies.map(pair)
    }
    let heads = ["kind of change", "screens"] + LeagueScheme.allCases.map(\.words)
    return ["Next release: survival / wrong by kind of change", ""] + Self.lines(heads, rows)
  }

  private var outcomes: [String] {
    let rows = LeagueHorizon.allCases.flatMap { horizon in
      LeagueScheme.allCases.map { scheme in
        let tally = league.tally(scheme, horizon)
        return [horizon.words, scheme.words] + tally.counts.map(String.init)
          + [Double.percentage(tally.wrongShareWithRemade)]
      }
    }
    return Self.lines(
      ["after", "rule made by"] + RuleOutcome.judged.map(\.name)
        + ["no rule", "wrong with REMADE %"], rows)
  }

  private var apps: [String] {
    let rows = LeagueHorizon.allCases.flatMap { horizon in
      LeagueScheme.allCases.map { scheme in
        let apps = league.perApp(scheme, horizon)
        let counted = apps.filter { $0.alive >= 20 }
        let mean = counted.isEmpty ? "–" : pair(Self.mean(counted))
        return [horizon.words, scheme.words] + apps.map(pair) + [mean]
      }
    }
    return Self.lines(["after", "rule made by"] + league.apps + ["mean of apps"], rows)
  }

  private static func mean(_ apps: [OutcomeTally]) -> (Double, Double) {
    let count = Double(apps.count)
    return (
      apps.compactMap(\.survival).reduce(0, +) / count,
      apps.compactMap(\.wrongShare).reduce(0, +) / count
    )
  }

  private func pair(_ tally: OutcomeTally) -> String {
    pair(tally.survival.map(\.oneDecimal), tally.wrongShare.map(\.oneDecimal))
  }

  private func pair(_ shares: (Double, Double)) -> String {
    pair(shares.0.oneDecimal, shares.1.oneDecimal)
  }

  /// Returns two figures, of which the first or both may be absent.
  private func pair(_ survival: String?, _ wrong: String?) -> String {
    guard let wrong else { return "–" }
    return "\(survival ?? "–") / \(wrong)"
  }

  private static func lines(_ heads: [String], _ rows: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    return [line(heads), line(heads.map { _ in "---" })] + rows.map(line)
  }
}

extension LeagueHorizon {
  fileprivate var words: String {
    switch self {
    case .next: "next release"
    case .year: "1 year"
    case .threeYears: "3 years"
    }
  }
}
