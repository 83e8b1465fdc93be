import AutoTrack
public import LabKit
import LabLanguage
import LabSystem

extension ScenarioFile {
  /// Returns a rule of the scenario with the screen after a step.
  ///
  /// - Parameters:
  ///   - name: The name of a rule in the files of rules that `tracker` of the scenario names.
  ///   - step: The name of the step, or its number from 1; nil for the last one.
  /// - Returns: The rule, which `.mutations` can judge, too.
  /// - Throws: ``SurvivalInputError`` if the scenario has no such rule or step, or if the rule
  ///   matches no element on the screen.
  public func rule(
    _ name: String, after step: String? = nil
  ) throws(SurvivalInputError) -> TestedRule {
    try tested(after: step) { [path] app throws(LabError) in
      try app.loaded.scenario.tracker.configuration.rules.rule(named: name, in: path)
    }
  }

  /// Makes a rule for an element on the screen after a step.
  ///
  /// - Parameters:
  ///   - element: The element as scenarios name it: `"#buy"`, `".Class"`, a text, or
  ///     `"{ row: '0:2', in: '#list' }"`.
  ///   - scheme: `"anchored"`, or a scheme of `PathSchemes` of AutoTrack.
  ///   - step: The name of the step, or its number from 1; nil for the last one.
  /// - Returns: The rule, called like the element.
  /// - Throws: ``SurvivalInputError`` if the element, the scheme or the step is unknown, or if the
  ///   scheme makes no rule for the element.
  public func rule(
    for element: String, by scheme: String, after step: String? = nil
  ) throws(SurvivalInputError) -> TestedRule {
    try tested(after: step) { [path] app throws(LabError) in
      let names = PathSchemes.names + [AnchoredPattern.scheme]
      guard names.contains(scheme) else {
        throw .invalid([
          SourceError(
            file: path, message: "unknown path scheme \(scheme.quoted)",
            remedy: Suggestion.remedy(for: scheme, among: names, "schemes"))
        ])
      }
      let picked = try PickedElement(try PickedElement.selector(element), in: app.session)
      guard scheme == AnchoredPattern.scheme else {
        let other = scheme == names[0] ? nil : PathSchemes.scheme(named: scheme)
        return try picked.rule(name: element, in: other, anyPosition: false, thisContent: false)
      }
      return try picked.anchoredRule(name: element)
    }
  }

  private func tested(
    after step: String?,
    _ rule: @escaping @Sendable (AppAtStep) throws(LabError) -> CircledRule
  ) throws(SurvivalInputError) -> TestedRule {
    let made = Threads.onDeepStack { [path] in
      Result { () throws(LabError) in
        let app = try AppAtStep(of: path, step)
        let (rule, screen) = (try rule(app), RuleScreen(of: app.session))
        guard !screen.matches(of: rule.element, in: screen.tree).isEmpty else {
          throw .nothingMatched("\(path): after \(app.step), \(screen.absence(of: rule))")
        }
        return TestedRule(rule, on: screen)
      }.mapError { SurvivalInputError($0, in: path) }
    }
    guard let made else {
      throw SurvivalInputError("\(path): no thread has started", remedy: "end other programs")
    }
    return try made.get()
  }
}
