/// The lines that the bodies of a loop wrote.
final class LoopLog {
  /// Oldest first.
  private(set) var lines: [String] = []

  /// Appends one line.
  func add(_ line: String) {
    lines.append(line)
  }
}
