/// Keeps what is written: a report that is not yet whole, or what a test looks at.
package final class MemoryOutput: TextOutput {
  /// Everything so far.
  package private(set) var text = ""
  package let isTerminal: Bool
  package let isClosed = false

  /// - Parameter isTerminal: Whether a person is thought to look at it.
  package init(isTerminal: Bool = false) {
    self.isTerminal = isTerminal
  }

  package func write(_ text: String) { self.text += text }
  package func finish() {}
}
