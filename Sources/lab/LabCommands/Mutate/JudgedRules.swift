import AutoTrack
import LabRules

/// The rules that the mutants of a screen try: those of a scheme, or those of a file.
protocol JudgedRules: Sendable {
  /// The scheme, or the file in words.
  var name: String { get }
  /// The rules as texts; nil for a rule that is not tried.
  var texts: [String?] { get }
  /// The elements of the rules, to be marked in pictures.
  var marked: [ViewTree.Element?] { get }
  /// The names of the rules; nil if the elements name them.
  var labels: [String]? { get }
  /// Returns the outcome of each rule in an edited tree; nil for one that is not tried.
  func outcomes(in tree: ViewTree, after change: TreeChange) -> [RuleOutcome?]
  /// Returns the same for a tree alone.
  func outcomes(in tree: ViewTree) -> [RuleOutcome?]
}

extension SchemeRules: JudgedRules {
  var name: String { scheme.name }
  var texts: [String?] { paths }
  var marked: [ViewTree.Element?] { elements }
  var labels: [String]? { nil }

  func outcomes(in tree: ViewTree, after change: TreeChange) -> [RuleOutcome?] {
    outcomes(after: change)
  }
}

/// The rules of a file.
struct RulesOfFile: JudgedRules {
  let file: String
  let rules: ScreenRules

  var name: String { "rules of \(file)" }
  var texts: [String?] {
    zip(rules.rules, marked).map { rule, element in element.map { _ in rule.path } }
  }
  var marked: [ViewTree.Element?] { rules.elements }
  var labels: [String]? { rules.rules.map { "\($0.name) (\($0.scheme))" } }

  func outcomes(in tree: ViewTree, after change: TreeChange) -> [RuleOutcome?] {
    outcomes(in: tree)
  }

  func outcomes(in tree: ViewTree) -> [RuleOutcome?] { rules.outcomes(in: tree) }
}
