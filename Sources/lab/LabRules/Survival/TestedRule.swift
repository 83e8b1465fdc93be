public import AutoTrack
import LabLanguage
import LabSystem

/// A rule whose survival a test expects: of a scenario, of a file of rules, or made for an element.
///
/// `ScenarioFile` and `ScenarioFile` give one with the
/// screen that `.mutations` edits. The others have no screen, and can be judged on releases alone.
public struct TestedRule: Sendable {
  /// The rule.
  public let rule: CircledRule
  /// The screen that the rule was made for; nil if it is not known.
  let screen: RuleScreen?

  init(_ rule: CircledRule, on screen: RuleScreen?) {
    (self.rule, self.screen) = (rule, screen)
  }

  /// Takes a rule without a screen.
  public init(_ rule: CircledRule) { self.init(rule, on: nil) }

  /// Reads a rule of a file of rules.
  ///
  /// - Throws: ``SurvivalInputError`` if the file cannot be read, has mistakes such as an unknown
  ///   scheme, or has no rule of that name.
  public init(_ name: String, in file: String) throws(SurvivalInputError) {
    do throws(LabError) {
      self.init(try Self.rule(name, in: file, Disk()), on: nil)
    } catch {
      throw SurvivalInputError(error)
    }
  }

  private static func rule(
    _ name: String, in path: String, _ files: some FileSource
  ) throws(LabError) -> CircledRule {
    let file: SourceFile
    do throws(SourceError) {
      let bytes = try files.contents(of: path, remedy: "give a file of rules")
      file = try SourceFile(name: path, bytes: bytes)
    } catch {
      throw .invalid([error])
    }
    return try RuleRewriting(file).rules.rule(named: name, in: path)
  }
}

extension [CircledRule] {
  /// Returns the rule of a name; throws if no rule has it.
  func rule(named name: String, in file: String) throws(LabError) -> CircledRule {
    if let rule = first(where: { $0.name == name }) { return rule }
    let names = map(\.name)
    let remedy = isEmpty ? "it has no rules" : Suggestion.remedy(for: name, among: names, "rules")
    throw .invalid([
      SourceError(file: file, message: "no rule is called \(name.quoted)", remedy: remedy)
    ])
  }
}
