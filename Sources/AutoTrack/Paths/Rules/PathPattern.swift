/// A viewPath in which a step may stand for every index: `Home[0]/UITableView[0]/Cell[*]` (S3.7j).
public struct PathPattern: Hashable, Sendable {
  /// The controller first, the view last; never empty.
  public let steps: [Step]

  /// A step of a pattern.
  public enum Step: Hashable, Sendable {
    /// The view of this class and index.
    case one(ViewPath.Step)
    /// Every view of the class, whatever its index.
    case any(ViewPath.ClassName)
  }

  private init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The pattern that one path alone matches.
  public init(_ path: ViewPath) {
    self.init(path.steps.map(Step.one))
  }

  /// Reads a path; `*` in brackets stands for every index.
  public init(_ text: String) throws(ViewPathError) {
    var scanner = ViewPath.Scanner(text)
    var steps = [try scanner.patternStep()]
    while scanner.take("/") { steps.append(try scanner.patternStep()) }
    try scanner.end(expecting: .nextStep)
    self.init(steps)
  }
}

extension PathPattern {
  /// The pattern for every cell in the place of this one (S3.7j).
  ///
  /// The innermost index path becomes `*`; where there is none, the last index that is the position
  /// itself, as a tab's. Nil where the path has neither.
  public func anyPosition(but position: String?) -> PathPattern? {
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
  /// The class of the views that it stands for.
  public var className: ViewPath.ClassName {
    switch self {
    case .one(let step): step.className
    case .any(let name): name
    }
  }

  /// The one index; nil for every index.
  var index: ViewPath.Index? {
    guard case .one(let step) = self else { return nil }
    return step.index
  }
}

extension PathPattern: CustomStringConvertible {
  /// What reads back as the same pattern.
  public var description: String { steps.map(\.description).joined(separator: "/") }
}

extension PathPattern.Step: CustomStringConvertible {
  /// `UIButton[0]`, or `UIButton[*]`.
  public var description: String {
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
