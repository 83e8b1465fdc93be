/// The subset of JavaScript that apps and their scripts use on pages.
extension PageWindow {
  /// Runs statements separated by semicolons and returns the value of the last one.
  ///
  /// It supports paths (`navigator.userAgent`), calls of the page's functions with one text
  /// (`update('…')`), and assignments of texts, `true`, `false` and `{}`. Anything else has no
  /// value.
  @discardableResult
  public func evaluate(_ script: String) -> String? {
    run(PageStatementReader.statements(of: script))
  }

  /// Runs statements; the value is that of the last one.
  @discardableResult
  func run(_ statements: [PageStatement]) -> String? {
    var value: String?
    for statement in statements { value = run(statement) }
    return value
  }

  private func run(_ statement: PageStatement) -> String? {
    switch statement {
    case .path("navigator.userAgent"): return userAgent
    case .path("location.href"): return address
    case .path("document.title"): return title
    case .path(let path): return variables[path]
    case .call(let name, let argument): return functions[name]?(argument)
    case .assignment(let path, let value):
      variables[path] = value
      return value
    case .other: return nil
    }
  }
}

enum PageStatement: Equatable {
  /// A path, whose value is read.
  case path(String)
  /// A call of a function with its argument; empty without one.
  case call(String, String)
  /// An assignment to a path.
  case assignment(String, String)
  case other
}
