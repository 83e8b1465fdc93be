public import AutoTrack
import LabKit
import LabLanguage
import LabLeague
import LabSystem

/// A rule that survives too few versions, or is wrong in too many.
public struct RuleBroken: Error, Sendable, CustomStringConvertible {
  /// The rule.
  public let rule: CircledRule
  /// Its fates.
  public let survival: RuleSurvival
  /// The least share of survival, and the greatest share of wrong versions, that were expected.
  public let atLeast, wrongAtMost: Double
  /// The version that shows the fault; nil if the element is in none.
  public let example: Example?

  /// The smallest mutant that breaks a rule, or the first release that does.
  public struct Example: Sendable {
    /// The edits of the mutant in words, or the name of the release.
    public let version: [String]
    /// The fate of the rule: `LOST`, `STOLEN`, `MULTI` or `GHOST`.
    public let outcome: String
    /// The screen with the element before and after the edits; nil for a release.
    public let before, after: ViewTree?
    /// The explanation, with places in files for a release.
    public let lines: [String]
  }

  /// The shares, the counts, the rule, and the example.
  public var description: String {
    let head = [
      "\(rule.name) \(survival)",
      "  expected: survives \(Self.percent(atLeast)) % or more, wrong in "
        + "\(Self.percent(wrongAtMost)) % or less",
      "  \(survival.counts)", "  the rule is \(rule.text)",
    ]
    return (head + (example?.lines ?? [])).joined(separator: "\n")
  }

  private static func percent(_ share: Double) -> String { (100 * share).oneDecimal }
}

/// An expectation about the survival of a rule that cannot be checked.
public struct SurvivalInputError: Error, Equatable, CustomStringConvertible {
  /// The place, the reason and the remedy.
  public let description: String

  init(_ message: String, remedy: String) { description = "\(message); \(remedy)" }

  /// The message of an error of the lab, without the prefix of commands.
  ///
  /// Errors about a command line have no place; `file` is theirs.
  init(_ error: LabError, in file: String? = nil) {
    if case .invalid(let errors) = error {
      description = errors.map { "\($0.place): \($0.headline)" }.joined(separator: "\n")
    } else {
      let text = "\(error)"
      let message = text.hasPrefix("lab: ") ? String(text.dropFirst(5)) : text
      let isPlaced = file.map(message.hasPrefix) ?? true
      description = isPlaced ? message : "\(file ?? ""): \(message)"
    }
  }
}
