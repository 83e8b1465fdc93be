import AutoTrack
import LabLanguage
import LabSystem

/// Throws unless a rule survives the releases of an app.
///
/// The rule is made for the first release with an element that it matches, and judged on each
/// later one by the definitions of `lab impact`.
///
/// ```swift
/// try expectSurvival(of: rule, across: releases, atLeast: 0.97, wrongAtMost: 0.005)
/// ```
///
/// - Parameters:
///   - rule: The rule.
///   - releases: App files, storyboards, xibs, dumps or folders of storyboards and xibs, each a
///     release, the oldest first; or one corpus with all releases.
///   - atLeast: The least share of releases with the element that keep the rule, from 0 to 1.
///   - wrongAtMost: The greatest share of releases that count other elements, from 0 to 1.
/// - Returns: The fates of the rule.
/// - Throws: ``RuleBroken`` with the first release that breaks the rule; ``SurvivalInputError`` if
///   the expectation cannot be checked.
@discardableResult
public func expectSurvival(
  of rule: TestedRule, across releases: [String], atLeast: Double, wrongAtMost: Double
) throws -> RuleSurvival {
  let bounds = try SurvivalBounds(atLeast: atLeast, wrongAtMost: wrongAtMost)
  let rule = rule.rule
  return try bounds.check(rule) { () throws(LabError) in
    let trial = try ReleaseTrial(of: rule, in: releases, Disk())
    return (trial.survival, trial.example)
  }
}

/// Throws unless a rule survives edits of its screen.
///
/// ```swift
/// try expectSurvival(
///   of: rule, across: .mutations(seed: 7, count: 500), atLeast: 0.97, wrongAtMost: 0.005)
/// ```
///
/// - Parameters:
///   - rule: The rule with its screen, from `ScenarioFile` or
///     `ScenarioFile`.
///   - mutations: The edits; equal seeds give equal results.
///   - atLeast: The least share of screens with the element that keep the rule, from 0 to 1.
///   - wrongAtMost: The greatest share of screens that count other elements, from 0 to 1.
/// - Returns: The fates of the rule.
/// - Throws: ``RuleBroken`` with the smallest mutant that breaks the rule; ``SurvivalInputError``
///   if the expectation cannot be checked.
@discardableResult
public func expectSurvival(
  of rule: TestedRule, across mutations: RuleMutations, atLeast: Double, wrongAtMost: Double
) throws -> RuleSurvival {
  let bounds = try SurvivalBounds(atLeast: atLeast, wrongAtMost: wrongAtMost)
  guard (1...100_000).contains(mutations.count) else {
    throw SurvivalInputError(
      "mutations(seed:count:) needs a count from 1 to 100000, found \(mutations.count)",
      remedy: "write count: 500")
  }
  guard let screen = rule.screen else {
    throw SurvivalInputError(
      "the rule \(rule.rule.name.quoted) has no screen to edit",
      remedy: "take it from a scenario: ScenarioFile(…).rule(\"\(rule.rule.name)\", after: step)")
  }
  let rule = rule.rule
  return try bounds.check(rule) { () throws(LabError) in
    let mutants = try mutations.mutants(of: screen, Disk())
    let trial = MutationTrial(of: rule, on: screen, under: mutants)
    guard let trial else { throw .nothingMatched(screen.absence(of: rule)) }
    return (trial.survival, trial.example)
  }
}

/// The shares that a rule must reach.
private struct SurvivalBounds {
  let atLeast, wrongAtMost: Double

  init(atLeast: Double, wrongAtMost: Double) throws(SurvivalInputError) {
    let shares = [("atLeast", atLeast), ("wrongAtMost", wrongAtMost)]
    for (name, share) in shares where !(0...1).contains(share) {
      let isPercent = share > 1 && share <= 100
      throw SurvivalInputError(
        "\(name) needs a share from 0 to 1, found \(share)",
        remedy: isPercent ? "write \(name): \(share / 100)" : "97 % is 0.97")
    }
    (self.atLeast, self.wrongAtMost) = (atLeast, wrongAtMost)
  }

  func check(
    _ rule: CircledRule,
    _ measure: @escaping @Sendable () throws(LabError) -> (RuleSurvival, RuleBroken.Example?)
  ) throws -> RuleSurvival {
    let measured = Threads.onDeepStack {
      Result { () throws(LabError) in try measure() }
    }
    guard let measured else {
      throw SurvivalInputError("no thread has started", remedy: "end other programs")
    }
    switch measured {
    case .failure(let error): throw SurvivalInputError(error)
    case .success((let survival, let example)):
      guard survival.survival < atLeast || survival.wrong > wrongAtMost else { return survival }
      throw RuleBroken(
        rule: rule, survival: survival, atLeast: atLeast, wrongAtMost: wrongAtMost,
        example: example)
    }
  }
}
