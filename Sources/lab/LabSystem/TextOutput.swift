#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A destination for text: a terminal, a pipe, a file, or a test.
package protocol TextOutput: AnyObject {
  /// True for a terminal, which may get colour and times.
  var isTerminal: Bool { get }
  /// The width in cells; nil without a terminal, or if the terminal has no size.
  var width: Int? { get }
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
  /// Nil: text that is not for a terminal has no limit.
  package var width: Int? { nil }

  /// Decodes the bytes as text, which most outputs hold.
  package func write(_ bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }
}

/// The reason why text could not be written, such as a full disk.
package struct OutputError: Error, Equatable, Sendable {
  /// The reason in the system's words.
  package let reason: String

  /// The error of the last write; nil for a pipe whose reader is gone, which loses nothing.
  fileprivate static var lastWrite: OutputError? {
    switch errno {
    case EPIPE: nil
    case EBADF: OutputError(reason: "it is closed; redirect it to a file, or to /dev/null")
    default: OutputError(reason: FileError.last(at: "").reason)
    }
  }
}

/// An output kept in memory, for unfinished reports and for tests.
package final class MemoryOutput: TextOutput {
  /// The text written so far.
  package private(set) var text = ""
  package let isTerminal: Bool
  package let width: Int?
  package let isClosed = false

  /// - Parameters:
  ///   - isTerminal: True to act as a terminal.
  ///   - width: The width of the terminal in cells; nil for a terminal without a size.
  package init(isTerminal: Bool = false, width: Int? = nil) {
    self.isTerminal = isTerminal
    self.width = width
  }

  package func write(_ text: String) { self.text += text }
  package func finish() {}
}

/// The rules of this process for writing: a write that fails returns an error and ends no program.
package enum FailedWrites {
  /// Ignores the signals that would end the program before a write returns its error.
  ///
  /// SIGPIPE is that of a pipe whose reader is gone, SIGXFSZ that of a file beyond the limit of
  /// `ulimit -f`. A program that ends by either leaves its temporary file behind.
  static func becomeErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Opens the standard streams that are closed, so that no file of the lab takes their numbers.
  ///
  /// The lab reads nothing from such a stream and writes nothing to it: both fail with EBADF.
  package static func holdStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) == -1, errno == EBADF else { continue }
      // The lowest free number is that of the stream, because the lower ones are open.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

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
    FailedWrites.becomeErrors()
  }

  /// The width that the terminal has now, since a person may change it during a run.
  package var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
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
        failure = OutputError.lastWrite
        break
      }
      rest = rest.dropFirst(written)
    }
    buffer = []
  }
}
