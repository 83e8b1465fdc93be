/// The lines that a test's objects, hooks and closures wrote, oldest first.
final class Log {
  /// Compare them as a whole; ``take()`` clears them.
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines so far and clears them: those of a test's set-up, or of one step.
  @discardableResult
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An object that records its callbacks in a log.
protocol Recording: AnyObject {
  /// A new object has its own log; a ``Stage`` sets the stage's.
  var log: Log { get set }
  /// Stands before each line, with a dot; empty for none.
  var name: String { get set }
}

extension Recording {
  func record(_ line: String) { log.add(name.isEmpty ? line : "\(name).\(line)") }
}
