/// What the system tells the people who write an app and nobody else: lines that end nothing.
///
/// UIKit refuses what makes no sense, such as a second presentation, with such a line (AP-26).
public struct Console {
  /// Every line, oldest first, each with the part of the system that wrote it in brackets.
  public private(set) var lines: [String] = []

  /// Appends a line.
  mutating func write(_ line: String, from part: String) { lines.append("[\(part)] \(line)") }
}
