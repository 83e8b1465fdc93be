/// A destination for text: a terminal, a pipe, a file, or a test.
package protocol TextOutput: AnyObject {
  /// True for a terminal, which may get colour and times.
  var isTerminal: Bool { get }
  /// True after the reader has closed the stream; later text is discarded without an error.
  var isClosed: Bool { get }
  /// Appends text, line ends included.
  func write(_ text: String)
  /// Appends bytes that need not be text.
  func write(_ bytes: [UInt8])
  /// Flushes the buffer.
  ///
  /// - Throws: ``OutputError`` if text has been lost.
  func finish() throws(OutputError)
}

extension TextOutput {
  /// Decodes the bytes as text, which most outputs hold.
  package func write(_ bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }
}

/// The reason why text could not be written, such as a full disk.
package struct OutputError: Error, Equatable, Sendable {
  /// The reason in the system's words.
  package let reason: String

  /// An error with a reason.
  package init(reason: String) {
    self.reason = reason
  }
}
