/// The little of JavaScript that apps and their scripts use on pages.
extension PageWindow {
  /// Runs statements that are divided by semicolons; the value is that of the last one.
  ///
  /// Understood are paths (`navigator.userAgent`), calls of the page's functions with one text
  /// (`update('…')`) and assignments of texts, `true`, `false` and `{}`; all else has no value.
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

/// One statement of a script.
enum PageStatement: Equatable {
  /// The value at a path.
  case path(String)
  /// A function with its argument; empty where it has none.
  case call(String, String)
  /// A path with the new value.
  case assignment(String, String)
  /// What is not understood.
  case other
}
