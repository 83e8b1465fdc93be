/// What the bodies of a loop wrote as they ran.
final class LoopLog {
  /// Oldest first.
  private(set) var lines: [String] = []

  /// Appends one line.
  func add(_ line: String) {
    lines.append(line)
  }
}
