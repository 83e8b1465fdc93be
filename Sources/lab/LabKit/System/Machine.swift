#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine that the lab runs on.
package struct Machine: Host {
  package init() {}

  private let start = ContinuousClock.now

  package var elapsed: Duration { ContinuousClock.now - start }

  /// Pauses; during a pause Ctrl-C ends the pause, outside of pauses the program.
  package func pause(_ duration: Duration) -> Bool {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    // A blocked signal stays pending, so that Ctrl-C ends the pause and not the program.
    unsafe sigprocmask(SIG_BLOCK, &signals, nil)
    let goesOn = waits(duration) && !isInterrupted
    if goesOn { unsafe sigprocmask(SIG_UNBLOCK, &signals, nil) }
    return goesOn
  }

  package func output(ofLab arguments: [String]) throws(HostError) -> [UInt8] {
    let child = try run(arguments)
    guard (ExitCode.held.rawValue...ExitCode.failed.rawValue).contains(child.code) else {
      throw HostError(reason: "it ended with code \(child.code)")
    }
    return child.output
  }

  package func code(ofLab arguments: [String]) throws(HostError) -> Int32 {
    try run(arguments).code
  }

  package func httpClients() throws(HostError) -> HTTPClientMaker {
    let path = HTTPProgram.path
    guard unsafe access(path, X_OK) == 0 else { throw HostError(reason: "\(path) does not exist") }
    let silence = Silence()
    return { HTTPProgram(at: path, silence: silence) }
  }

  /// Runs the lab in a process with the other kind of hash seed: fixed for random, and vice versa.
  private func run(_ arguments: [String]) throws(HostError) -> (output: [UInt8], code: CInt) {
    let name = "SWIFT_DETERMINISTIC_HASHING"
    let isFixed = unsafe getenv(name) != nil
    guard
      let child = ChildProcess.output(
        of: ChildProcess.ownPath, arguments, setting: name, to: isFixed ? nil : "1")
    else { throw HostError(reason: "\(ChildProcess.ownPath) could not be started") }
    return child
  }

  /// Waits; returns false if the input ends first.
  private func waits(_ duration: Duration) -> Bool {
    let end = ContinuousClock.now + duration
    while true {
      let rest = end - ContinuousClock.now
      guard rest > .zero else { return true }
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let count = unsafe poll(&input, 1, max(1, CInt(rest / .milliseconds(1))))
      guard count >= 0 else { return errno == EINTR }
      if count > 0, !hasInput { return false }
    }
  }

  /// Discards typed input; false at its end.
  private var hasInput: Bool {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    return unsafe read(STDIN_FILENO, &bytes, bytes.count) > 0
  }

  private var isInterrupted: Bool {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigpending(&signals)
    return unsafe sigismember(&signals, SIGINT) == 1
  }
}
