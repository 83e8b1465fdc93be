import MiniUI

/// The place of a view in its screen: the steps from its controller down to the view (S3.7a).
///
/// A path is a value. It prints as
/// `HYGHallSlideViewController[0]/UIScrollView[0]/HYGHallProductCell[0:2]` and can be parsed from
/// that text; `classesAndDepths` is its other text form (S3.7f).
package struct ViewPath: Hashable, Sendable {
  /// The steps from the controller to the view; never empty.
  package let steps: [Step]

  /// Creates a path from the root down; no steps are a programmer error.
  package init(_ steps: [Step]) {
    guard !steps.isEmpty else { fatalError("a view path has at least one step") }
    self.steps = steps
  }

  /// The lower-case hex MD5 of the path's text (S3.7g).
  package var viewID: String {
    MD5.hex(of: description)
  }
}

extension ViewPath {
  /// A view on the way to a view, or the controller at the root.
  package struct Step: Hashable, Sendable {
    /// The name of the class, without its module.
    package let className: ClassName
    /// The index among similar siblings.
    package let index: Index
    /// The accessibility identifier, which is part of equality but not of any text form.
    package let identifier: String?

    /// Creates a step; negative numbers are a programmer error.
    package init(_ className: ClassName, _ index: Index, identifier: String? = nil) {
      guard !index.isNegative else { fatalError("\(className)[\(index)] has a negative index") }
      self.className = className
      self.index = index
      self.identifier = identifier
    }
  }

  /// The index that distinguishes a step from its siblings.
  package enum Index: Hashable, Sendable {
    /// No index: the step is its class name alone.
    case none
    /// The index from 0 among siblings of exactly the same class (S3.7b).
    case index(Int)
    /// A cell's index path, because reuse changes the order of siblings (S3.7c).
    case indexPath(section: Int, row: Int)
    /// A section's header.
    case header(section: Int)
    /// A section's footer.
    case footer(section: Int)

    /// The index path of a cell; nil for other views.
    var cellPath: CellPath? {
      guard case .indexPath(let section, let row) = self else { return nil }
      return CellPath(section: section, row: row)
    }

    /// True if a number is negative, which no text form can represent.
    fileprivate var isNegative: Bool {
      switch self {
      case .none: false
      case .index(let index): index < 0
      case .indexPath(let section, let row): section < 0 || row < 0
      case .header(let section), .footer(let section): section < 0
      }
    }
  }
}

extension ViewPath.Step: CustomStringConvertible {
  /// The class name, with its index in brackets if there is one: `UIButton[0]`.
  package var description: String {
    index == .none ? className.text : "\(className)[\(index)]"
  }
}

extension ViewPath.Index: CustomStringConvertible {
  /// The form in brackets and as a depth: `2`, `0:2`, `header:0`, `footer:0`, or empty.
  package var description: String {
    switch self {
    case .none: ""
    case .index(let index): String(index)
    case .indexPath(let section, let row): "\(section):\(row)"
    case .header(let section): "header:\(section)"
    case .footer(let section): "footer:\(section)"
    }
  }
}

extension ViewPath: CustomStringConvertible {
  /// The steps, separated by `/`: `Controller[0]/UITableView[0]/Cell[0:2]` (S3.7f).
  package var description: String {
    steps.map(\.description).joined(separator: "/")
  }
}

extension ViewPath {
  /// Parses the text of ``description``, strictly; identifiers are nil.
  package init(_ text: String) throws(ViewPathError) {
    var scanner = Scanner(text)
    var steps = [try scanner.step()]
    while scanner.take("/") {
      steps.append(try scanner.step())
    }
    try scanner.end(expecting: .nextStep)
    self.init(steps)
  }

  /// The form `A-B-C & 0-0-1`: all classes, then as many indexes (S3.7f).
  ///
  /// The depth of a cell is its `section:row`, that of a section view `header:0` or `footer:0`.
  /// Class names with `-` outside `<…>` and steps without an index have no such form and throw.
  package var classesAndDepths: String {
    get throws(ViewPathError) {
      for step in steps {
        try step.requireDepth()
      }
      let classes = steps.map(\.className.text).joined(separator: "-")
      let depths = steps.map(\.index.description).joined(separator: "-")
      return "\(classes) & \(depths)"
    }
  }

  /// Parses the text of `classesAndDepths`, strictly; identifiers are nil.
  package init(classesAndDepths text: String) throws(ViewPathError) {
    var scanner = Scanner(text, hyphenEndsName: true)
    var classNames = [try scanner.className()]
    while scanner.take("-") {
      classNames.append(try scanner.className())
    }
    guard scanner.take(" & ") else { throw scanner.expected(.ampersand) }
    var steps = [Step(classNames[0], try scanner.index())]
    for className in classNames.dropFirst() {
      guard scanner.take("-") else { throw scanner.expected(.depth) }
      steps.append(Step(className, try scanner.index()))
    }
    try scanner.end(expecting: .depthsEnd)
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

extension ViewPath.Step {
  /// Throws if the step has no classes-and-depths form.
  fileprivate func requireDepth() throws(ViewPathError) {
    var scanner = ViewPath.Scanner(description, hyphenEndsName: true)
    _ = try scanner.className()
    if scanner.isAt("-") { throw scanner.expected(.noHyphen) }
    if index == .none { throw scanner.expected(.stepIndex) }
  }
}
