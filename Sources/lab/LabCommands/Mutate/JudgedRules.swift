import AutoTrack
import LabRules

/// The rules that the mutants of a screen try: those of a scheme, or those of a file.
struct JudgedRules: Sendable {
  /// The scheme, or the file in words.
  let name: String
  /// The rules as texts; nil for a rule that is not tried.
  let texts: [String?]
  /// The elements of the rules, to be marked in pictures.
  let marked: [ViewTree.Element?]
  /// The names of the rules; nil if the elements name them.
  let labels: [String]?
  /// Returns the outcome of each rule after a change; nil for one that is not tried.
  let outcomes: @Sendable (TreeChange) -> [RuleOutcome?]

  init(of scheme: any PathScheme, for elements: [ViewTree.Element]) {
    let rules = SchemeRules(for: elements, by: scheme)
    (name, texts, marked, labels) = (scheme.name, rules.paths, elements, nil)
    outcomes = { rules.outcomes(after: $0) }
  }

  init(_ rules: ScreenRules, of file: String) {
    name = "rules of \(file)"
    marked = rules.elements
    texts = zip(rules.rules, marked).map { rule, element in element.map { _ in rule.path } }
    labels = rules.rules.map { "\($0.name) (\($0.scheme))" }
    outcomes = { rules.outcomes(in: $0.tree) }
  }
}
