import Wording

/// A selector of Mixpanel's codeless events: `/UIViewController/UIView/UILabel[1]`.
struct MixpanelSelector {
  /// The steps, the outermost first.
  let steps: [Step]

  /// A step from a node to its children.
  struct Step {
    /// The step as it is written.
    let text: String
    /// The class, or `*`.
    let name: String
    /// True if the parent has exactly one child of the class.
    var isUnique = false
    /// The index among the parent's children of the class.
    var index: Int?
    var predicate: MixpanelPredicate?
  }

  /// The number of conditions that an element must meet.
  var conditions: Int { steps.map(\.conditions).reduce(0, +) }

  /// Returns true if a root leads to a leaf by these steps (MP-O03).
  func selects(_ leaf: SchemeElement, from isRoot: (MixpanelNode) -> Bool) -> Bool {
    guard case .roots(let roots) = climb(from: leaf) else { return false }
    return roots.contains(where: isRoot)
  }

  /// Returns the step that an element does not have, from the element outwards.
  func miss(of leaf: SchemeElement) -> RuleMiss? {
    switch climb(from: leaf) {
    case .failed(let miss): return miss
    case .roots(let roots):
      if roots.contains(where: \.isRoot) { return nil }
      let outer = roots.dropFirst().reduce(Sentence(name: roots.first?.name ?? "")) {
        "\($0) or \($1.name)"
      }
      let reason: Sentence =
        roots.isEmpty ? "no controller is around it" : "\(outer) is around it"
      return RuleMiss("the root of the key window", reason, held: conditions)
    }
  }

  private enum Climb {
    /// The nodes around the one of the first step.
    case roots([MixpanelNode])
    case failed(RuleMiss)
  }

  private func climb(from leaf: SchemeElement) -> Climb {
    var nodes = [MixpanelNode.view(leaf)]
    var held = 0
    for step in steps.reversed() {
      let misses = nodes.map { step.miss(of: $0) }
      guard misses.contains(where: { $0 == nil }) else {
        let best = misses.compactMap(\.self).max { $0.held < $1.held }
        let reason = best?.reason ?? "the path ends before"
        return .failed(RuleMiss(step.text, reason, held: held + (best?.held ?? 0)))
      }
      nodes = zip(nodes, misses).filter { $1 == nil }.flatMap(\.0.parents)
      held += step.conditions
    }
    return .roots(nodes)
  }

  /// Returns the facts of each element that matches, or that is in one that does.
  func facts(isLeaf: Bool) -> Set<String> {
    var facts = Set(steps.filter { $0.name != "*" }.map { "in \($0.name)" })
    guard isLeaf, let last = steps.last else { return facts }
    facts.insert("leaf \(last.name)" + (last.index.map { "[\($0)]" } ?? ""))
    if last.name == "*" { facts.remove("leaf *") }
    if last.name == "*", let index = last.index { facts.remove("leaf *[\(index)]") }
    if let text = last.predicate?.requiredText { facts.insert("text \(text)") }
    return facts
  }
}

extension MixpanelSelector.Step {
  /// The text after the class: `[text == "Buy"]`.
  var condition: Substring { text.drop { !"[(".contains($0) } }

  /// The class, the predicate and the place among siblings, as far as the step states them.
  var conditions: Int {
    1 + (predicate == nil ? 0 : 1) + (index == nil ? 0 : 1) + (isUnique ? 1 : 0)
  }

  /// Returns the reason why a node does not match the step, and the number of conditions that hold;
  /// nil for a match.
  func miss(of node: MixpanelNode) -> (reason: Sentence, held: Int)? {
    guard name == "*" || node.classNames.contains(name) else {
      return ("the class is \(node.name)", 0)
    }
    if let predicate, !predicate.holds(for: node) { return ("the predicate is false", 1) }
    return placeMiss(of: node).map { ($0, predicate == nil ? 1 : 2) }
  }

  /// Returns the reason why a node has another place among its siblings; nil for a match.
  private func placeMiss(of node: MixpanelNode) -> Sentence? {
    guard index != nil || isUnique else { return nil }
    // Only views count their children.
    guard case .view(let element) = node, let parent = element.parent,
      !parent.isKind(of: "UIWindow")
    else {
      return "only views in views have an index"
    }
    let siblings = element.siblings(ofKind: name)
    if isUnique, siblings.count != 1 { return "\(siblings.count) siblings have the class" }
    guard let index else { return nil }
    guard let place = siblings.firstIndex(where: { $0.isSame(as: element) }) else {
      return "it has no index"
    }
    return place == index ? nil : "the index is \(place)"
  }
}

struct MixpanelScanner {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  private func fault(
    _ expectation: ViewPathError.Expectation, at rest: Substring? = nil
  ) -> ViewPathError {
    ViewPathError(
      text: text, offset: text.utf8.count - (rest ?? self.rest).utf8.count,
      expectation: expectation)
  }

  private mutating func take(_ part: String) -> Bool {
    guard rest.hasPrefix(part) else { return false }
    rest = rest.dropFirst(part.count)
    return true
  }

  /// Parses one or more steps.
  mutating func steps() throws(ViewPathError) -> [MixpanelSelector.Step] {
    var steps: [MixpanelSelector.Step] = []
    while rest.first == "/" { steps.append(try step()) }
    guard !steps.isEmpty else { throw fault("'/' and a class") }
    return steps
  }

  private mutating func step() throws(ViewPathError) -> MixpanelSelector.Step {
    let start = rest
    rest = rest.dropFirst()
    let name = rest.prefix { $0 == "_" || $0 == "." || $0 == "*" || $0.isASCIIWord }
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty || "([".contains(rest.first ?? " ") else { throw fault("a class, or '*'") }
    var isUnique = false
    if take("(") {
      while !take(")") {
        guard take("unique") || take("|") else { throw fault("the flag 'unique', or ')'") }
        isUnique = true
      }
    }
    var index: Int?
    var predicate: MixpanelPredicate?
    if rest.first == "[" { (index, predicate) = try condition() }
    return MixpanelSelector.Step(
      text: String(start.dropLast(rest.count)), name: name.isEmpty ? "*" : String(name),
      isUnique: isUnique, index: index, predicate: predicate)
  }

  /// Parses an index or a predicate in brackets.
  private mutating func condition() throws(ViewPathError) -> (Int?, MixpanelPredicate?) {
    rest = rest.dropFirst()
    let start = rest
    var quote: Character?
    var depth = 0
    while let next = rest.first, quote != nil || depth > 0 || next != "]" {
      rest = rest.dropFirst()
      if quote == nil { depth += next == "[" ? 1 : next == "]" ? -1 : 0 }
      if next == "\\", quote != nil { rest = rest.dropFirst() }
      if let open = quote {
        if next == open { quote = nil }
      } else if next == "\"" || next == "'" {
        quote = next
      }
    }
    let body = start.dropLast(rest.count)
    guard take("]") else { throw fault("']'") }
    if !body.isEmpty, body.allSatisfy(\.isNumber), let index = Int(body) { return (index, nil) }
    var parser = MixpanelPredicateParser(body, in: text, endingAt: start)
    return (nil, try parser.parse())
  }

  /// Parses the events of a binding, or the end.
  mutating func events() throws(ViewPathError) -> MixpanelBinding.Events {
    if rest.isEmpty { return .any }
    if take(" rows of ") {
      let name = rest
      guard !name.isEmpty, !name.contains(" ") else { throw fault("the class of a delegate") }
      return .rows(delegate: String(name))
    }
    guard take(" on ") else { throw fault("'/', ' on ', ' rows of ' or the end") }
    let event = try number()
    let verify = take(" after ") ? try number() : nil
    guard rest.isEmpty else { throw fault("the end") }
    return .control(event, verify: verify)
  }

  private mutating func number() throws(ViewPathError) -> UInt {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = UInt(digits) else { throw fault("the number of a control event") }
    rest = rest.dropFirst(digits.count)
    return number
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
