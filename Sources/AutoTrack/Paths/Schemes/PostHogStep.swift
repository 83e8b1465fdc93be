import Wording

/// A step of an action of PostHog: conditions that one click meets together.
struct PostHogStep {
  private let conditions: [PostHogCondition]

  static func steps(of text: String) throws(ViewPathError) -> [PostHogStep] {
    var steps: [PostHogStep] = []
    var scanner = PostHogScanner(text)
    repeat {
      var conditions = [try scanner.condition()]
      while scanner.take(" && ") { conditions.append(try scanner.condition()) }
      steps.append(PostHogStep(conditions: conditions))
    } while scanner.take(" || ")
    guard scanner.isAtEnd else { throw scanner.fault("' && ', ' || ' or the end") }
    return steps
  }

  /// The facts that each matching element has.
  var facts: Set<String> { Set(conditions.flatMap(\.facts)) }

  /// The reason why no element can match; nil for most steps.
  var fault: Sentence? { conditions.lazy.compactMap(\.fault).first }

  /// Returns the condition that an element does not meet; nil for a match.
  func miss(of subject: PostHogSubject) -> RuleMiss? {
    var held = 0
    for condition in conditions {
      if let miss = condition.miss(of: subject) {
        return RuleMiss(condition.text, miss.reason, held: held + miss.held)
      }
      held += condition.count
    }
    return nil
  }
}

struct PostHogCondition {
  /// The condition as it is written.
  let text: String
  let kind: Kind

  enum Kind {
    case selector([PostHogPart])
    case chain(RegularExpression)
    case url(PostHogComparison)
  }

  var facts: [String] {
    guard case .selector(let parts) = kind else { return [] }
    return parts.flatMap(\.facts)
  }

  /// The reason why no element can match.
  fileprivate var fault: Sentence? {
    guard case .selector(let parts) = kind else { return nil }
    return parts.lazy.compactMap(\.fault).first
  }

  /// The number of facts that an element must have.
  var count: Int {
    if case .selector(let parts) = kind { parts.map(\.count).reduce(0, +) } else { 1 }
  }

  /// Returns the reason why an element does not meet the condition, and the number of facts that
  /// it has; nil for a match.
  func miss(of subject: PostHogSubject) -> (reason: Sentence, held: Int)? {
    switch kind {
    case .selector(let parts): return Self.miss(of: parts, in: subject.chain)
    case .chain(let expression):
      return expression.isFound(in: subject.text) ? nil : ("the chain does not match", 0)
    case .url(let comparison):
      guard let screen = subject.screen else { return ("the view has no screen", 0) }
      return comparison.holds(for: screen) ? nil : ("the screen is \(screen)", 0)
    }
  }

  private static func miss(
    of parts: [PostHogPart], in chain: [PostHogElement]
  ) -> (reason: Sentence, held: Int)? {
    if let fault = parts.compactMap(\.fault).first { return (fault, 0) }
    guard !chain.indices.contains(where: { holds(parts[...], chain[...], at: $0) }),
      let part = parts.first
    else { return nil }
    let misses = chain.map { part.miss(of: $0) }
    // The innermost of the nearest elements of the chain counts.
    let best = misses.compactMap(\.self).enumerated()
      .max { ($0.element.held, $1.offset) < ($1.element.held, $0.offset) }?.element
    guard misses.contains(where: { $0 == nil }) || best == nil else { return best }
    return ("the elements around it do not match", part.count)
  }

  /// Returns true if the parts match elements, the first the one at a place.
  private static func holds(
    _ parts: ArraySlice<PostHogPart>, _ chain: ArraySlice<PostHogElement>, at place: Int
  ) -> Bool {
    guard let part = parts.first, chain.indices.contains(place), part.matches(chain[place]) else {
      return parts.isEmpty
    }
    let rest = parts.dropFirst()
    guard let next = rest.first else { return true }
    if next.isDirect { return holds(rest, chain, at: place + 1) }
    return (place + 1..<max(place + 1, chain.endIndex)).contains { holds(rest, chain, at: $0) }
  }
}

/// A part of a selector: a class with attributes.
struct PostHogPart {
  /// The class; nil for any.
  var tag: String?
  var attributes: [(name: String, comparison: PostHogComparison)] = []
  /// True if the element stands directly around the one before it.
  var isDirect = false
  /// The reason why no element of an app can match.
  var fault: Sentence?

  var facts: [String] {
    let exact = attributes.compactMap { attribute -> String? in
      guard attribute.comparison.isExact, ["id", "text"].contains(attribute.name) else {
        return nil
      }
      return "\(attribute.name) \(attribute.comparison.value)"
    }
    return (tag.map { ["tag \($0)"] } ?? []) + exact
  }

  /// The number of facts that an element must have.
  var count: Int { (tag == nil ? 0 : 1) + attributes.count }

  func matches(_ element: PostHogElement) -> Bool {
    fault == nil && (tag == nil || tag == element.tag) && lack(of: element) == nil
  }

  /// Returns the first fact that an element lacks, and the number of those before it; nil for none.
  func miss(of element: PostHogElement) -> (reason: Sentence, held: Int)? {
    if let tag, tag != element.tag { return ("the class is \(element.tag)", 0) }
    guard let first = lack(of: element) else { return nil }
    let name = attributes[first].name
    let value = element.value(of: name)
    return (
      value.map { "its \(name) is \"\($0)\"" } ?? "it has no \(name)",
      count - attributes.count + first
    )
  }

  /// Returns the place of the first attribute that an element lacks; nil for none.
  private func lack(of element: PostHogElement) -> Int? {
    attributes.firstIndex { attribute in
      element.value(of: attribute.name).map(attribute.comparison.holds) != true
    }
  }
}

extension PostHogElement {
  /// Returns the value of a selector's attribute.
  fileprivate func value(of name: String) -> String? {
    switch name {
    case "id", "attr_id": id
    case "class", "attr__class": base
    default: text
    }
  }
}

/// A comparison of texts in one of PostHog's ways.
struct PostHogComparison {
  let value: String
  private let expression: RegularExpression?

  var isExact: Bool { expression == nil }

  /// Creates a comparison by its operator; throws the position of a fault in an expression.
  init(_ sign: String, _ value: String) throws(ExpressionFault) {
    self.value = value
    switch sign {
    case "*=": expression = try RegularExpression(Self.pattern(containing: value))
    case "~=": expression = try RegularExpression(value)
    default: expression = nil
    }
  }

  /// Returns true for a text that is equal, contains the value or matches the expression.
  func holds(for text: String) -> Bool { expression?.isFound(in: text) ?? (text == value) }

  /// Returns the expression of a part of a text, in which `_` is any character and `%` any text.
  private static func pattern(containing value: String) -> String {
    value.map { character in
      switch character {
      case "_": "."
      case "%": ".*"
      case _ where "\\^$.|?*+()[]{}/".contains(character): "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
