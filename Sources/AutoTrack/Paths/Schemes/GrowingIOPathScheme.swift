import Wording

/// The paths of GrowingIO: class names, then ` & ` and as many indexes (G-P01).
package struct GrowingIOPathScheme: PathScheme {
  /// `growingIO`.
  package var name: String { "growingIO" }

  package init() {}

  /// Returns both parts of the path.
  package func path(of element: SchemeElement) -> String {
    GrowingIOPath(of: element).description
  }

  /// Parses the classes and the indexes.
  package func check(_ path: String) throws(ViewPathError) { _ = try GrowingIOPattern(path) }

  /// Compiles a path in which `*` matches any class or any index.
  ///
  /// Without indexes, all match. A row in the indexes matches that row only, `-` all rows of the
  /// innermost list.
  package func rule(_ text: String) throws(ViewPathError) -> PathRule {
    let pattern = try GrowingIOPattern(text)
    let index = RuleIndex([pattern.facts]) { element in
      let path = GrowingIOPath(of: element)
      let whole = "\(path.xpath) & \(path.originXcontent)"
      return [path.xpath, "\(path)", whole, GrowingIOPattern.any]
    }
    return PathRule(text, in: name, index: index, fault: pattern.fault) { element in
      pattern.miss(of: GrowingIOPath(of: element))
    }
  }
}

extension GrowingIOPathScheme: ConditionalPathScheme {
  /// Returns the path with the parts that the other rule leaves open, and with the row that it has.
  package func paths(of element: SchemeElement, like rule: String) -> [String] {
    guard let pattern = try? GrowingIOPattern(rule) else { return [] }
    return pattern.paths(like: GrowingIOPath(of: element))
  }
}

/// The two parts of a rule of the scheme `growingIO`.
struct GrowingIOPattern {
  private let text: String
  private let classes: [Substring]
  /// The indexes; nil if all match.
  private let indexes: [Substring]?

  /// The fact that all elements have.
  static let any = "any element"

  /// Parses `/A/B & /0/*`, or `/A/B` alone.
  init(_ text: String) throws(ViewPathError) {
    self.text = text
    let parts = text.split(separator: " & ", omittingEmptySubsequences: false)
    classes = try Self.steps(of: parts[0], in: text) { _ in nil }
    guard parts.count > 1 else {
      indexes = nil
      return
    }
    let indexes = try Self.steps(of: parts[1], in: text) { index in
      index == "*" || index == "-" || index.allSatisfy(\.isNumber) ? nil : .growingIndex
    }
    guard indexes.count == classes.count, parts.count == 2 else {
      throw ViewPathError(text: text, offset: text.utf8.count, expectation: .growingIndexes)
    }
    self.indexes = indexes
  }

  private static func steps(
    of part: Substring, in text: String,
    _ fault: (Substring) -> ViewPathError.Expectation?
  ) throws(ViewPathError) -> [Substring] {
    guard part.first == "/" else {
      let before = text[..<part.startIndex]
      throw ViewPathError(
        text: text, offset: before.utf8.count, expectation: "'/' and a step")
    }
    let steps = part.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for step in steps {
      guard let expectation = step.isEmpty ? .className : fault(step) else { continue }
      let before = text[..<step.startIndex]
      throw ViewPathError(text: text, offset: before.utf8.count, expectation: expectation)
    }
    return steps
  }

  /// The reason why no element matches; nil for most rules.
  var fault: Sentence? {
    guard let indexes, indexes.count(where: { $0 == "-" }) > 1 else { return nil }
    return "only the row of the innermost list has the index -; write * for the others"
  }

  /// The facts of the elements that match, for the index of rules.
  var facts: Set<String> {
    if classes.contains("*") { return [Self.any] }
    let isExact = indexes?.contains("*") == false
    return [isExact ? text : classes.map { "/\($0)" }.joined()]
  }

  /// Returns the paths that leave open what the pattern does.
  func paths(like path: GrowingIOPath) -> [String] {
    guard let indexes else { return [opened(path.xpath, like: classes)] }
    let isShared = indexes.contains("-")
    let content = isShared ? path.xcontent : path.originXcontent
    let open = "\(opened(path.xpath, like: classes)) & \(opened(content, like: indexes))"
    return [open, "\(path.xpath) & \(content)"]
  }

  /// Returns a part of a path with `*` where as many steps of the pattern have it.
  private func opened(_ part: String, like steps: [Substring]) -> String {
    let found = Self.split(part)
    guard found.count == steps.count else { return part }
    return zip(found, steps).map { "/\($1 == "*" ? $1 : $0)" }.joined()
  }

  /// Returns the step at which a path differs, from the screen inwards; nil for a match.
  func miss(of path: GrowingIOPath) -> RuleMiss? {
    let found = Self.split(path.xpath)
    let held = zip(classes, found).prefix { $0 == "*" || $0 == $1 }.count
    guard held == classes.count, found.count == held else {
      let part = held < classes.count ? String(classes[held]) : "the end of the path"
      let reason: Sentence =
        held < found.count ? "the class is \(found[held])" : "the path ends before"
      return RuleMiss(part, reason, held: held)
    }
    guard let indexes else { return nil }
    let real = Self.split(path.originXcontent)
    let shared = Self.split(path.xcontent)
    for (place, index) in indexes.enumerated()
    where index != "*" && index != real[place] && index != shared[place] {
      return RuleMiss(
        "index \(index) of \(classes[place])", "the index is \(real[place])", held: held + place)
    }
    return nil
  }

  private static func split(_ part: String) -> [Substring] {
    part.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }
}

extension ViewPathError.Expectation {
  /// An index of the scheme `growingIO` is not a number.
  static let growingIndex: Self = "an index like 2, - or *"
  /// There are fewer or more indexes than classes.
  static let growingIndexes: Self = "one index for every class, after one ' & '"
}
