/// A view path in which steps may match any index: `Home[0]/UITableView[0]/Cell[*]` (S3.7j).
public struct PathPattern: Hashable, Sendable {
  /// The steps from the controller to the view; never empty.
  package let steps: [Step]

  /// A step of a pattern.
  package enum Step: Hashable, Sendable {
    /// A view of this class and index.
    case one(ViewPath.Step)
    /// A view of this class with any index.
    case any(ViewPath.ClassName)
  }

  private init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Parses a path; `*` in brackets matches any index.
  public init(_ text: String) throws(ViewPathError) {
    var scanner = ViewPath.Scanner(text)
    var steps = [try scanner.patternStep()]
    while scanner.take("/") { steps.append(try scanner.patternStep()) }
    try scanner.end(expecting: .nextStep)
    self.init(steps)
  }
}

extension PathPattern {
  /// Returns true for a path of the default scheme with these steps.
  func matches(_ path: String) -> Bool {
    let found = path.split(separator: "/", omittingEmptySubsequences: false)
    return found.count == steps.count
      && zip(steps, found).allSatisfy { $0.matches($1) }
  }

  /// Returns the first step that a path does not have, from the screen inwards; nil for a match.
  func miss(of path: String) -> RuleMiss? {
    if matches(path) { return nil }
    return RuleMiss(of: steps.map(\.description), in: path) { step, found in
      step == found || step.hasSuffix("[*]") && step.dropLast(3) == found.prefix { $0 != "[" }
    }
  }

  /// Returns the pattern for all cells at this position (S3.7j).
  ///
  /// The innermost index path becomes `*`; without one, the last index does if it is the position,
  /// as for a tab. Nil if the path has neither.
  package func anyPosition(but position: String?) -> PathPattern? {
    let last = steps.count - 1
    let isPlace = position != nil && steps[last].index?.description == position
    let cell = steps.lastIndex { $0.index?.cellPath != nil }
    guard let place = cell ?? (isPlace ? last : nil) else { return nil }
    var steps = steps
    steps[place] = .any(steps[place].className)
    return PathPattern(steps)
  }
}

extension PathPattern.Step {
  /// The class of the views that match.
  package var className: ViewPath.ClassName {
    switch self {
    case .one(let step): step.className
    case .any(let name): name
    }
  }

  /// Returns true for the text of a step that this one stands for.
  fileprivate func matches(_ text: Substring) -> Bool {
    switch self {
    case .one(let step): step.description == text
    case .any(let name): text.prefix { $0 != "[" } == name.text
    }
  }

  /// The index; nil for any index.
  var index: ViewPath.Index? {
    guard case .one(let step) = self else { return nil }
    return step.index
  }
}

extension PathPattern: CustomStringConvertible {
  /// The text of the pattern, which parses to the same pattern.
  public var description: String { steps.map(\.description).joined(separator: "/") }
}

extension PathPattern.Step: CustomStringConvertible {
  /// `UIButton[0]` or `UIButton[*]`.
  package var description: String {
    switch self {
    case .one(let step): "\(step)"
    case .any(let name): "\(name)[*]"
    }
  }
}

extension ViewPath.Scanner {
  fileprivate mutating func patternStep() throws(ViewPathError) -> PathPattern.Step {
    let className = try className()
    guard take("[") else { return .one(ViewPath.Step(className, .none)) }
    if take("*]") { return .any(className) }
    let index = try index()
    guard take("]") else { throw expected(.closingBracket) }
    return .one(ViewPath.Step(className, index))
  }
}
