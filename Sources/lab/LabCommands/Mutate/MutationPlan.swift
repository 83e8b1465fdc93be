import AutoTrack
import LabLeague
import LabSystem
import MiniUI

/// The mutants of one screen, and the schemes whose rules they test.
struct MutationPlan {
  let tree: ViewTree
  /// The elements that users can click.
  let elements: [ViewTree.Element]
  let schemes: [any PathScheme]
  /// The rules of a file that they test, too.
  let rules: JudgedRules?
  let seed: UInt64
  /// The number of mutants of each strength.
  let count: Int
  let rates: EditRates
  /// The part of the mutants to try.
  var shard = Shard()

  /// Returns this part's mutants of a strength with their numbers, the same for equal seeds.
  func mutants(of strength: MutantDraw.Strength) -> [(number: Int, mutant: Mutant)] {
    MutantDraw(tree, seed: seed, count: count, rates: rates).mutants(of: strength, shard: shard)
  }
}

extension MutantDraw.Strength {
  var title: String {
    switch self {
    case .edit: "one edit"
    case .pair: "two edits"
    case .release: "a release"
    }
  }
}

extension OutcomeTally {
  /// The share of rules that match their elements alone, of those whose elements are there.
  var survivalShare: WilsonInterval? { WilsonInterval(self[.kept], of: alive) }

  /// The share of rules that count clicks on other elements.
  var wrongRules: WilsonInterval? { WilsonInterval(wrong, of: rules) }
}

extension RuleOutcome {
  /// The outcomes after an edit, which makes no element again.
  static let afterEdits = judged.filter { $0 != .remade }
}
