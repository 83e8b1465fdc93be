extension ViewPath {
  /// The form `A-B-C & 0-0-1`: all classes, then as many indexes (S3.7f).
  ///
  /// The depth of a cell is its `section:row`, that of a section view `header:0` or `footer:0`.
  /// Class names with `-` outside `<…>` and steps without an index have no such form and throw.
  public var classesAndDepths: String {
    get throws(ViewPathError) {
      for step in steps {
        try step.requireDepth()
      }
      let classes = steps.map(\.className.text).joined(separator: "-")
      let depths = steps.map(\.index.description).joined(separator: "-")
      return "\(classes) & \(depths)"
    }
  }

  /// Parses the text of ``classesAndDepths``, strictly; identifiers are nil.
  public init(classesAndDepths text: String) throws(ViewPathError) {
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

extension ViewPath.Step {
  /// Throws if the step has no classes-and-depths form.
  fileprivate func requireDepth() throws(ViewPathError) {
    var scanner = ViewPath.Scanner(description, hyphenEndsName: true)
    _ = try scanner.className()
    if scanner.isAt("-") { throw scanner.expected(.noHyphen) }
    if index == .none { throw scanner.expected(.stepIndex) }
  }
}
