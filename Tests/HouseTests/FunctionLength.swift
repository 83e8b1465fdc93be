import TestSupport

/// Counts the lines of functions by their indentation, which the formatter guarantees.
enum FunctionLength {
  static let maximum = 60

  /// The functions of a file that are too long, as `path:line: count`.
  static func tooLong(in file: SourceTree.File) -> [String] {
    var found: [String] = []
    var open: (start: Int, indent: Int)?
    for (number, line) in file.lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if let function = open, line.hasPrefix(String(repeating: " ", count: function.indent) + "}"),
        indent == function.indent
      {
        let count = number - function.start + 1
        if count > maximum { found.append("\(file.path):\(function.start + 1): \(count) lines") }
        open = nil
      } else if open == nil, line.contains("func ") || line.contains(" init("), line.hasSuffix("{")
      {
        open = (number, indent)
      }
    }
    return found
  }
}
