#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the streams that every program is given.
final class StandardStream: TextOutput {
  private let descriptor: CInt
  private var buffer: [UInt8] = []
  private var failure: OutputError?
  let isTerminal: Bool
  private(set) var isClosed = false

  /// Results.
  static func output() -> StandardStream { StandardStream(STDOUT_FILENO) }

  /// Messages.
  static func errors() -> StandardStream { StandardStream(STDERR_FILENO) }

  /// Takes an open descriptor, and does not close it.
  init(_ descriptor: CInt) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    // A closed pipe is then an error of `write`, which ends the run quietly.
    signal(SIGPIPE, SIG_IGN)
  }

  func write(_ text: String) { add(text.utf8) }

  /// Adds bytes that need be no text.
  func write(_ bytes: [UInt8]) { add(bytes) }

  private func add(_ bytes: some Collection<UInt8>) {
    guard !isClosed else { return }
    buffer += bytes
    if isTerminal || buffer.count > 65_536 { flush() }
  }

  func finish() throws(OutputError) {
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
        // EPIPE: the reader went away; EBADF: there was none from the start.
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
