#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A channel to a program that answers requests on its standard streams; it dies with the object.
package final class ProgramChannel {
  private let process: pid_t
  /// This end of the connection; the other is the program's standard input and output.
  private let socket: CInt

  package init(_ path: String, _ arguments: [String]) throws(HostError) {
    var ends: [CInt] = [-1, -1]
    guard unsafe socketpair(AF_UNIX, Self.kind, 0, &ends) == 0 else { throw Self.last(path) }
    // A child started meanwhile must not inherit this end, or neither program would see its
    // closing.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Non-blocking, so that deadlines hold even if the program stops reading.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    FailedWrites.becomeErrors()
    let child = ChildProcess.start(path, arguments, input: ends[1], output: ends[1])
    close(ends[1])
    guard let child else {
      close(ends[0])
      throw HostError(reason: "\(path) could not be started")
    }
    (process, socket) = (child, ends[0])
  }

  deinit {
    close(socket)
    kill(process, SIGKILL)
    _ = ChildProcess.code(of: process)
  }

  package func send(_ bytes: [UInt8], before end: ContinuousClock.Instant) throws(HostError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      try wait(for: POLLOUT, until: end)
      let count = unsafe rest.withUnsafeBytes { unsafe write(socket, $0.baseAddress, $0.count) }
      if count < 0, !Self.isTransient { throw Self.ended }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Receives exactly `count` bytes from the program.
  package func receive(_ count: Int, before end: ContinuousClock.Instant) throws(HostError)
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    while bytes.count < count {
      try wait(for: POLLIN, until: end)
      var buffer = [UInt8](repeating: 0, count: min(65_536, count - bytes.count))
      let found = unsafe read(socket, &buffer, buffer.count)
      if found == 0 || found < 0 && !Self.isTransient { throw Self.ended }
      bytes += buffer.prefix(max(0, found))
    }
    return bytes
  }

  private func wait(for event: Int32, until end: ContinuousClock.Instant) throws(HostError) {
    while true {
      let rest = end - ContinuousClock.now
      guard rest > .zero else { throw HostError(reason: "no answer before the timeout") }
      var one = pollfd(fd: socket, events: Int16(event), revents: 0)
      let count = unsafe poll(&one, 1, max(1, CInt(rest / .milliseconds(1))))
      if count > 0 { return }
    }
  }

  private static var isTransient: Bool { errno == EAGAIN || errno == EINTR }

  private static let ended = HostError(reason: "the program has ended")

  private static func last(_ path: String) -> HostError {
    HostError(reason: "\(path): \(FileError.last(at: path).reason)")
  }

  /// A stream socket; on Linux, close-on-exec from the start.
  private static var kind: CInt {
    #if canImport(Glibc)
      CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      CInt(SOCK_STREAM)
    #endif
  }
}
