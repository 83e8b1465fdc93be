/// Warnings that UIKit prints for developers.
///
/// UIKit refuses some invalid calls, such as a second presentation, with a warning only (AP-26).
public struct Console {
  /// The lines, oldest first, each with the name of the subsystem in brackets.
  public private(set) var lines: [String] = []

  mutating func write(_ line: String, from part: String) { lines.append("[\(part)] \(line)") }
}
