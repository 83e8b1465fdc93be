import AutoTrack
package import LabLanguage

/// The comparison of drawn and real releases for people and programs.
package struct MutantRealityReport {
  private let result: MutantReality

  package init(_ result: MutantReality) {
    self.result = result
  }

  /// The least number of changes of a screen for which the share of a single rule counts.
  private static let changes = 3

  package var markdown: [String] {
    let head = [
      "scheme", "rules", "drawn releases: survival / wrong %", "real releases: survival / wrong %",
      "single rules: Spearman / Kendall",
    ]
    let rows = result.schemes.map { scheme in
      [
        scheme.name, "\(scheme.real.rules)", Self.shares(scheme.drawn), Self.shares(scheme.real),
        Self.words(scheme.rules(changes: Self.changes)),
      ]
    }
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" } + [
      "",
      "\(result.screens) changed screens, \(result.mutants) drawn releases, seed \(result.seed).",
      "Schemes by survival: \(Self.words(result.survival)); by wrong rules: "
        + "\(Self.words(result.wrong)).",
      "Single rules: those whose screen changed at \(Self.changes) releases or more.",
    ]
  }

  private static func shares(_ tally: OutcomeTally) -> String {
    "\(Double.percentage(tally.survival)) / \(Double.percentage(tally.wrongShare))"
  }

  private static func words(_ correlation: RankCorrelation?) -> String {
    guard let correlation else { return "–" }
    return "\(two(correlation.spearman)) / \(two(correlation.kendall)) (n = \(correlation.count))"
  }

  private static func two(_ value: Double) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let digits = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
    return (value < 0 && hundredths > 0 ? "-" : "") + "\(hundredths / 100).\(digits)"
  }

  /// The report as JSON, with shares in percent.
  ///
  /// A share of no rules is left out.
  package var json: PrintedJSON {
    .members([
      "screens": .number(result.screens), "mutants": .number(result.mutants),
      "seed": .text(String(result.seed)),
      "survival": Self.json(result.survival), "wrong": Self.json(result.wrong),
      "schemes": .list(
        result.schemes.map { scheme in
          .members([
            "name": .text(scheme.name), "rules": .number(scheme.real.rules),
            "drawn": Self.json(scheme.drawn), "real": Self.json(scheme.real),
            "singleRules": Self.json(scheme.rules(changes: Self.changes)),
          ])
        }),
    ])
  }

  private static func json(_ tally: OutcomeTally) -> PrintedJSON {
    .members([
      "survival": tally.survival.map(PrintedJSON.fraction),
      "wrong": tally.wrongShare.map(PrintedJSON.fraction),
    ])
  }

  private static func json(_ correlation: RankCorrelation?) -> PrintedJSON? {
    correlation.map { correlation in
      .members([
        "count": .number(correlation.count), "spearman": .fraction(correlation.spearman),
        "kendall": .fraction(correlation.kendall),
      ])
    }
  }
}
