import LabLeague

/// The Swift source of the certificates: the figures of the league at the next release.
enum SurvivalSource {
  static let path = "Sources/lab/LabRules/Rules/SurvivalTable.swift"

  private static let head = """
    /// The figures of `lab league` at the next release, in percent, by the names of its rows.
    ///
    /// Survival, its interval that draws apps and screens, and wrong rules.
    /// `lab-dev generate survival` writes it, `.ci/league` checks it.
    enum SurvivalTable {
      static let figures: [String: [Double]] = [

    """

  static func text(of league: League) -> String {
    let rows = LeagueScheme.allCases.map { scheme in
      let tally = league.tally(scheme, .next)
      let drawn = Resampling(league.screens(scheme, .next)).survival
      let figures = [tally.survival, drawn?.low, drawn?.high, tally.wrongShare]
        .map { (($0 ?? .nan) * 10).rounded() / 10 }
      return "    \"\(scheme.rawValue)\": \(figures),\n"
    }
    return head + rows.joined() + "  ]\n}\n"
  }
}
