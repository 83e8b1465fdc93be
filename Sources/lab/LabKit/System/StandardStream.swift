#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A buffered output to a file descriptor, such as a standard stream.
package final class StandardStream: TextOutput {
  private let descriptor: CInt
  private var buffer: [UInt8] = []
  private var failure: OutputError?
  package let isTerminal: Bool
  package private(set) var isClosed = false

  /// Makes a stream of standard output, for results.
  package static func output() -> StandardStream { StandardStream(STDOUT_FILENO) }

  /// Makes a stream of standard error, for messages.
  package static func errors() -> StandardStream { StandardStream(STDERR_FILENO) }

  /// Wraps an open descriptor, which stays the caller's to close.
  init(_ descriptor: CInt) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    // With SIGPIPE ignored, a closed pipe is an error of `write`, which ends the run quietly.
    signal(SIGPIPE, SIG_IGN)
  }

  package func write(_ text: String) { add(text.utf8) }

  /// Appends bytes that need not be text.
  package func write(_ bytes: [UInt8]) { add(bytes) }

  private func add(_ bytes: some Collection<UInt8>) {
    guard !isClosed else { return }
    buffer += bytes
    // A terminal shows output at once; a pipe gets large pieces.
    if isTerminal || buffer.count > 65_536 { flush() }
  }

  package func finish() throws(OutputError) {
    flush()
    if let failure { throw failure }
  }

  private func flush() {
    var rest = buffer[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else {
        isClosed = true
        // EPIPE: the reader has closed the pipe; EBADF: the stream was never open.
        if errno != EPIPE, errno != EBADF {
          failure = OutputError(reason: FileError.last(at: "").reason)
        }
        break
      }
      rest = rest.dropFirst(written)
    }
    buffer = []
  }
}
