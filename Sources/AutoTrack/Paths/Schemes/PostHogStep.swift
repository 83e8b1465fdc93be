/// A step of an action of PostHog: conditions that one click meets together.
struct PostHogStep {
  private let conditions: [PostHogCondition]

  /// Parses the steps of a rule.
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
  var fault: String? { conditions.lazy.compactMap(\.fault).first }

  /// Returns the condition that an element does not meet; nil for a match.
  func miss(of subject: PostHogSubject) -> RuleMiss? {
    for (held, condition) in conditions.enumerated() {
      if let reason = condition.miss(of: subject) {
        return RuleMiss(condition.text, reason, held: held)
      }
    }
    return nil
  }
}

/// A condition of a step.
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
  fileprivate var fault: String? {
    guard case .selector(let parts) = kind else { return nil }
    return parts.lazy.compactMap(\.fault).first
  }

  /// Returns the reason why an element does not meet the condition.
  func miss(of subject: PostHogSubject) -> String? {
    switch kind {
    case .selector(let parts):
      if let fault = parts.compactMap(\.fault).first { return fault }
      let starts = subject.chain.indices
      let isFound = starts.contains { Self.holds(parts[...], subject.chain[...], at: $0) }
      return isFound ? nil : "no element of the chain matches"
    case .chain(let expression):
      return expression.isFound(in: subject.text) ? nil : "the chain does not match"
    case .url(let comparison):
      guard let screen = subject.screen else { return "the view has no screen" }
      return comparison.holds(for: screen) ? nil : "the screen is \(screen)"
    }
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
  /// The attributes, by name.
  var attributes: [(name: String, comparison: PostHogComparison)] = []
  /// True if the element stands directly around the one before it.
  var isDirect = false
  /// The reason why no element of an app can match.
  var fault: String?

  var facts: [String] {
    let exact = attributes.compactMap { attribute -> String? in
      guard attribute.comparison.isExact, ["id", "text"].contains(attribute.name) else {
        return nil
      }
      return "\(attribute.name) \(attribute.comparison.value)"
    }
    return (tag.map { ["tag \($0)"] } ?? []) + exact
  }

  func matches(_ element: PostHogElement) -> Bool {
    guard fault == nil, tag == nil || tag == element.tag else { return false }
    return attributes.allSatisfy { attribute in
      let value: String? =
        switch attribute.name {
        case "id", "attr_id": element.id
        case "class", "attr__class": element.base
        default: element.text
        }
      return value.map(attribute.comparison.holds) == true
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
