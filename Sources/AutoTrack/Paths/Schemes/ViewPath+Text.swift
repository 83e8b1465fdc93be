extension ViewPath: CustomStringConvertible {
  /// The steps, separated by `/`: `Controller[0]/UITableView[0]/Cell[0:2]` (S3.7f).
  public var description: String {
    steps.map(\.description).joined(separator: "/")
  }
}

extension ViewPath {
  /// Parses the text of ``description``, strictly; identifiers are nil.
  public init(_ text: String) throws(ViewPathError) {
    var scanner = Scanner(text)
    var steps = [try scanner.step()]
    while scanner.take("/") {
      steps.append(try scanner.step())
    }
    try scanner.end(expecting: .nextStep)
    self.init(steps)
  }
}

extension ViewPath.ClassName {
  /// The start of a later step of this class: `/UIButton[`.
  var stepStart: String { "/\(text)[" }
}

extension String {
  /// Appends a step from its ``ViewPath/ClassName/stepStart`` and its index.
  mutating func append(_ stepStart: String, _ index: ViewPath.Index) {
    reserveCapacity(utf8.count + stepStart.utf8.count + 10)
    self += stepStart
    self += index.description
    self += "]"
  }
}

extension ViewPath.Scanner {
  fileprivate mutating func step() throws(ViewPathError) -> ViewPath.Step {
    let className = try className()
    guard take("[") else { return ViewPath.Step(className, .none) }
    let index = try index()
    guard take("]") else { throw expected(.closingBracket) }
    return ViewPath.Step(className, index)
  }
}
