/// A place that text goes to: a terminal, a pipe, a file, or a test.
package protocol TextOutput: AnyObject {
  /// Whether a person looks at it; then there may be colour and time.
  var isTerminal: Bool { get }
  /// Whether nobody reads any more; what is written now is lost, and that is no fault.
  var isClosed: Bool { get }
  /// Adds text, line ends included.
  func write(_ text: String)
  /// Adds bytes that need not be text.
  func write(_ bytes: [UInt8])
  /// Passes on what is still held back.
  ///
  /// - Throws: ``OutputError`` when text has been lost that somebody was to read.
  func finish() throws(OutputError)
}

extension TextOutput {
  /// Most outputs hold text only.
  package func write(_ bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }
}

/// Why text could not be written, such as a full disk.
package struct OutputError: Error, Equatable, Sendable {
  /// In the system's words.
  package let reason: String

  /// Takes the words as they are.
  package init(reason: String) {
    self.reason = reason
  }
}
