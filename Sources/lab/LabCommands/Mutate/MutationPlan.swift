import AutoTrack
import LabLeague
import LabSystem
import MiniUI

/// The mutants of one screen, and the schemes whose rules they test.
struct MutationPlan {
  /// The screen.
  let tree: ViewTree
  /// The elements that users can click.
  let elements: [ViewTree.Element]
  let schemes: [any PathScheme]
  /// The rules of a file that they test, too.
  let rules: RulesOfFile?
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

  /// The place in the order of strengths.
  var place: Int {
    switch self {
    case .edit: 0
    case .pair: 1
    case .release: 2
    }
  }
}

/// The numbers of outcomes.
struct OutcomeCounts: Equatable {
  private(set) var counts: [RuleOutcome: Int] = [:]

  mutating func add(_ outcome: RuleOutcome) {
    counts[outcome, default: 0] += 1
  }

  init() {}

  /// Counts in the order of the outcomes.
  init(_ numbers: [Int]) {
    let pairs = zip(RuleOutcome.allCases, numbers).filter { $1 > 0 }
    counts = Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
  }

  /// The counts in the order of the outcomes.
  var numbers: [Int] { RuleOutcome.allCases.map(count) }

  mutating func add(_ other: OutcomeCounts) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  func count(of outcome: RuleOutcome) -> Int { counts[outcome, default: 0] }

  /// All judgements.
  var total: Int { counts.values.reduce(0, +) }

  /// The share of rules that match their elements alone, of those whose elements are there.
  var survival: WilsonInterval? {
    let gone = count(of: .ghost) + count(of: .retired)
    return WilsonInterval(count(of: .kept), of: total - gone)
  }

  /// The share of rules that count clicks on other elements.
  var wrong: WilsonInterval? {
    WilsonInterval(RuleOutcome.allCases.filter(\.isWrong).map(count).reduce(0, +), of: total)
  }
}
