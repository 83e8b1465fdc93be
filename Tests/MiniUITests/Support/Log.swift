/// What happened in a test, oldest first: the lines that its objects, hooks and closures wrote.
final class Log {
  /// Compare them whole; ``take()`` begins anew.
  private(set) var lines: [String] = []

  /// Appends one line.
  func add(_ line: String) { lines.append(line) }

  /// The lines so far, which are forgotten: what a test's set-up wrote, or one of its steps.
  @discardableResult
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An object that writes what it is told into a log, once it has been given one.
protocol Recording: AnyObject {
  /// A new object has a log of its own; a ``Stage`` gives it the stage's.
  var log: Log { get set }
  /// Stands before each line, with a dot; empty for none.
  var name: String { get set }
}

extension Recording {
  /// Writes one line.
  func record(_ line: String) { log.add(name.isEmpty ? line : "\(name).\(line)") }
}
