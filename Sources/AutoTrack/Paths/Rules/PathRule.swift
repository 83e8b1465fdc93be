public import Wording

/// The path of a rule in a scheme, compiled to a test of elements.
///
/// The tracker, the command line and reports use this test alone. Two rules are equal if they have
/// the same text in schemes of the same name.
public struct PathRule: Sendable {
  /// The text of the rule.
  public let text: String
  /// The name of the scheme.
  public let scheme: String
  /// The index by which a matcher skips the rule for most elements; nil to test them all.
  public let index: RuleIndex?
  /// The reason why no click can match; nil for most rules.
  package let fault: Sentence?
  /// The reason why AutoTrack cannot tell if a click matches; nil for most rules.
  public let limit: Sentence?
  private let judge: @Sendable (SchemeElement) -> RuleMiss?

  /// Creates a rule; the closure returns true for the elements that match.
  public init(
    _ text: String, in scheme: String, matching test: @escaping @Sendable (SchemeElement) -> Bool
  ) {
    self.init(text, in: scheme, judging: { test($0) ? nil : RuleMiss(text, "the path differs") })
  }

  /// Creates a rule; the closure returns nil for the elements that match, and else the reason.
  public init(
    _ text: String, in scheme: String, index: RuleIndex? = nil, fault: Sentence? = nil,
    limit: Sentence? = nil,
    judging judge: @escaping @Sendable (SchemeElement) -> RuleMiss?
  ) {
    (self.text, self.scheme, self.index) = (text, scheme, index)
    (self.fault, self.limit, self.judge) = (fault, limit, judge)
  }

  /// Returns true if an element matches.
  public func matches(_ element: SchemeElement) -> Bool { judge(element) == nil }

  /// Returns the reason why an element does not match; nil if it does.
  package func miss(of element: SchemeElement) -> RuleMiss? { judge(element) }
}

extension PathRule: Hashable {
  /// Compares text and scheme.
  public static func == (one: PathRule, other: PathRule) -> Bool {
    one.text == other.text && one.scheme == other.scheme
  }

  /// Hashes text and scheme.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(scheme)
  }
}

/// The reason why an element does not match a rule.
public struct RuleMiss: Hashable, Sendable {
  /// The failing step or condition, as the rule writes it.
  public let part: String
  /// The reason.
  public let reason: Sentence
  /// The number of conditions that hold; a near miss has more than others.
  package let held: Int

  package init(_ part: String, _ reason: Sentence, held: Int = 0) {
    (self.part, self.reason, self.held) = (part, reason, held)
  }

  /// Creates the reason at the first step that a path does not have, from the screen inwards; nil
  /// for a match.
  ///
  /// A step has two conditions, its class and its place, so a sibling of the class is nearer than
  /// another view.
  init?(
    of steps: [String], in path: String, matching holds: (String, Substring) -> Bool = { $0 == $1 }
  ) {
    let found = path.split(separator: "/", omittingEmptySubsequences: false)
    let count = zip(steps, found).prefix { holds($0, $1) }.count
    guard count < max(steps.count, found.count) else { return nil }
    let step = count < steps.count ? steps[count] : nil
    let other = count < found.count ? found[count] : nil
    let isKin = step.map { $0.prefix { $0 != "[" } } == other.map { $0.prefix { $0 != "[" } }
    self.init(
      step ?? "the end of the path", other.map { "the step is \($0)" } ?? "the path ends before",
      held: 2 * count + (isKin ? 1 : 0))
  }
}

/// The facts by which a matcher finds the rules that an element may match.
///
/// Facts are texts of the scheme's choice, such as a path or the name of a class.
public struct RuleIndex: Sendable {
  /// The alternatives; an element that matches has all facts of one of them.
  let alternatives: [Set<String>]
  let facts: @Sendable (SchemeElement) -> Set<String>

  /// Creates an index; all rules of a scheme have the same function.
  package init(
    _ alternatives: [Set<String>], of facts: @escaping @Sendable (SchemeElement) -> Set<String>
  ) {
    (self.alternatives, self.facts) = (alternatives, facts)
  }
}

/// The rules of one scheme, found by the facts of an element.
struct IndexedRules {
  /// The rules by one of their facts, the rarest.
  private var numbers: [String: [Int]] = [:]
  /// The rules that are tested for each element.
  private var others: [Int] = []
  private var facts: (@Sendable (SchemeElement) -> Set<String>)?

  init(_ rules: [(number: Int, path: PathRule)]) {
    var frequency: [String: Int] = [:]
    for fact in rules.flatMap({ $0.path.index?.alternatives ?? [] }).joined() {
      frequency[fact, default: 0] += 1
    }
    for (number, path) in rules {
      guard let index = path.index, !index.alternatives.contains(where: \.isEmpty) else {
        others.append(number)
        continue
      }
      facts = index.facts
      for alternative in index.alternatives {
        let rarest = alternative.min {
          (frequency[$0] ?? 0, $0) < (frequency[$1] ?? 0, $1)
        }
        if let rarest { numbers[rarest, default: []].append(number) }
      }
    }
  }

  /// Returns the rules that an element may match, in order.
  func candidates(for element: SchemeElement) -> [Int] {
    guard let facts, !numbers.isEmpty else { return others }
    var found = others
    for fact in facts(element) { found += numbers[fact] ?? [] }
    return found.count > 1 ? Array(Set(found)).sorted() : found
  }
}
