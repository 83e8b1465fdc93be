/// An output kept in memory, for unfinished reports and for tests.
package final class MemoryOutput: TextOutput {
  /// The text written so far.
  package private(set) var text = ""
  package let isTerminal: Bool
  package let isClosed = false

  /// - Parameter isTerminal: True to act as a terminal.
  package init(isTerminal: Bool = false) {
    self.isTerminal = isTerminal
  }

  package func write(_ text: String) { self.text += text }
  package func finish() {}
}
