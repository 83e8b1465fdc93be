import LabLanguage

/// The lines of a text in which indentation stands for the depth of views.
struct DumpLines {
  let file: SourceFile
  /// The lines with a view, in their order.
  private(set) var lines: [Line] = []

  struct Line {
    /// The depth, from 0; the first view may lie deeper than 0.
    let depth: Int
    /// The text after the indentation.
    let text: Substring
    /// The number of the line, counted from 1.
    let number: Int
    /// True if the line ends with a line end: false at the end of a file that is cut off.
    let isWhole: Bool
  }

  /// The lines of a text; `parse` returns the depth and the rest of a line with a view, or nil.
  ///
  /// Prompts of a debugger, and the lines before the first one with a `mark`, have no view.
  init(
    _ file: SourceFile, from mark: String = "",
    parse: (Substring) -> (depth: Int, text: Substring)?
  ) {
    self.file = file
    let text = file.text(in: 0..<file.bytes.count)
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = mark.isEmpty ? 0 : all.firstIndex { $0.contains(mark) } ?? 0
    for (index, line) in all.enumerated() where index >= start && !line.hasPrefix("(lldb)") {
      guard let (depth, rest) = parse(line) else { continue }
      lines.append(
        Line(depth: depth, text: rest, number: index + 1, isWhole: index + 1 < all.count))
    }
  }

  func place(of line: Line) -> ImportPlace { ImportPlace(file: file.name, line: line.number) }

  /// Returns the views as trees, each made from its line and its children.
  ///
  /// A line may lie deeper than the one before it by one level at most.
  func trees(
    _ make: (Line) throws(ImportError) -> DumpNode?
  ) throws(ImportError) -> [DumpNode] {
    var open: [(depth: Int, node: DumpNode)] = []
    var roots: [DumpNode] = []
    func close(to depth: Int) {
      while let last = open.last, last.depth >= depth {
        open.removeLast()
        if open.isEmpty {
          roots.append(last.node)
        } else {
          open[open.count - 1].node.children.append(last.node)
        }
      }
    }
    for line in lines {
      guard let node = try make(line) else { continue }
      close(to: line.depth)
      guard open.count < DumpBounds.depth else {
        throw refusal("the views nest more than \(DumpBounds.depth) levels deep", at: line)
      }
      open.append((line.depth, node))
    }
    close(to: 0)
    return roots
  }

  func refusal(_ message: String, at line: Line, remedy: String? = nil) -> ImportError {
    let offset = self.offset(of: line)
    return file.refusal(message, at: offset, remedy: remedy ?? "leave out the deepest views")
  }

  /// The error of a line that is cut off, or that is not a view.
  func brokenLine(_ expectation: String, _ line: Line) -> ImportError {
    guard line.isWhole else { return file.cutOff(expectation) }
    return refusal("expected \(expectation)", at: line, remedy: "mend the line, or remove it")
  }

  private func offset(of line: Line) -> Int {
    var start = 0
    for _ in 1..<max(1, line.number) {
      guard let end = file.bytes.firstPlace(of: UInt8(ascii: "\n"), from: start) else { break }
      start = end + 1
    }
    return min(start, file.bytes.count)
  }
}
