import LabLanguage

/// The number of versions in which a rule has each fate.
public struct RuleSurvival: Hashable, Sendable {
  /// The rule matches its element and no other.
  public internal(set) var kept = 0
  /// The element is there, and the rule does not match it.
  public internal(set) var lost = 0
  /// The rule matches another element in place of its own.
  public internal(set) var stolen = 0
  /// The rule matches its element and others, or several others.
  public internal(set) var multi = 0
  /// The element is gone, and the rule matches another one.
  public internal(set) var ghost = 0
  /// The element is gone, and the rule matches a new one that does the same.
  public internal(set) var remade = 0
  /// The element is gone, and the rule matches nothing.
  public internal(set) var gone = 0

  /// The versions in which the element is there.
  public var alive: Int { kept + lost + stolen + multi }
  /// All versions.
  public var versions: Int { alive + ghost + remade + gone }
  /// The share of ``kept`` in ``alive``, from 0 to 1; 1 if the element is never there.
  public var survival: Double { Self.share(kept, of: alive) ?? 1 }
  /// The share of versions in which clicks on other elements count, from 0 to 1.
  public var wrong: Double { Self.share(stolen + multi + ghost, of: versions) ?? 0 }

  mutating func add(_ outcome: ImpactOutcome) {
    switch outcome {
    case .kept: kept += 1
    case .lost: lost += 1
    case .stolen: stolen += 1
    case .multi: multi += 1
    case .ghost: ghost += 1
    case .remade: remade += 1
    case .gone: gone += 1
    case .idle: break
    }
  }

  private static func share(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }
}

extension RuleSurvival: CustomStringConvertible {
  /// `survives 97.5 % (95.7–98.6) and is wrong in 0.4 % (0.1–1.5) of 500 versions`.
  public var description: String {
    let (alive, wrong) = (
      Interval.wilson(kept, of: alive), Interval.wilson(stolen + multi + ghost, of: versions)
    )
    return "survives \(Self.text(survival, alive)) and is wrong in \(Self.text(self.wrong, wrong)) "
      + "of \(versions.counted("version"))"
  }

  /// The counts in one line: `kept 39, lost 1, stolen 0, …`.
  var counts: String {
    [
      "kept \(kept)", "lost \(lost)", "stolen \(stolen)", "multi \(multi)", "ghost \(ghost)",
      "remade \(remade)", "gone \(gone)",
    ].joined(separator: ", ")
  }

  private static func text(_ share: Double, _ interval: Interval) -> String {
    "\(LeagueReport.one(100 * share)) % "
      + "(\(LeagueReport.one(interval.low))–\(LeagueReport.one(interval.high)))"
  }
}
