import AutoTrack
import LabLanguage
import LabLeague

/// The number of versions in which a rule has each fate.
public struct RuleSurvival: Hashable, Sendable {
  /// The counts; a version without a fate counts nowhere.
  private var tally = OutcomeTally()

  /// The rule matches its element and no other.
  public var kept: Int { tally[.kept] }
  /// The element is there, and the rule does not match it.
  public var lost: Int { tally[.lost] }
  /// The rule matches another element in place of its own.
  public var stolen: Int { tally[.stolen] }
  /// The rule matches its element and others, or several others.
  public var multi: Int { tally[.multi] }
  /// The element is gone, and the rule matches another one.
  public var ghost: Int { tally[.ghost] }
  /// The element is gone, and the rule matches a new one that does the same.
  public var remade: Int { tally[.remade] }
  /// The element is gone, and the rule matches nothing.
  public var gone: Int { tally[.gone] }

  /// The versions in which the element is there.
  public var alive: Int { tally.alive }
  /// All versions.
  public var versions: Int { tally.rules }
  /// The share of ``kept`` in ``alive``, from 0 to 1; 1 if the element is never there.
  public var survival: Double { alive == 0 ? 1 : Double(kept) / Double(alive) }
  /// The share of versions in which clicks on other elements count, from 0 to 1.
  public var wrong: Double { versions == 0 ? 0 : Double(tally.wrong) / Double(versions) }

  mutating func add(_ outcome: RuleOutcome) { tally.add(outcome) }
}

extension RuleSurvival: CustomStringConvertible {
  /// `survives 97.5 % (95.7–98.6) and is wrong in 0.4 % (0.1–1.5) of 500 versions`.
  public var description: String {
    "survives \(survivalText) and is wrong in \(wrongText) of \(versions.counted("version"))"
  }

  /// `97.5 % (95.7–98.6)`: ``survival`` with Wilson's interval.
  var survivalText: String { Self.text(survival, survivalInterval) }

  /// ``wrong`` in the same form.
  var wrongText: String { Self.text(wrong, wrongInterval) }

  /// Wilson's 95 % interval of ``survival``, in percent.
  var survivalInterval: Interval { .wilson(kept, of: alive) }

  /// Wilson's 95 % interval of ``wrong``, in percent.
  var wrongInterval: Interval { .wilson(tally.wrong, of: versions) }

  /// The counts in one line: `KEPT 39, LOST 1, STOLEN 0, …`.
  var counts: String {
    RuleOutcome.judged.map { "\($0.name) \(tally[$0])" }.joined(separator: ", ")
  }

  private static func text(_ share: Double, _ interval: Interval) -> String {
    "\((100 * share).oneDecimal) % (\(interval.words))"
  }
}
