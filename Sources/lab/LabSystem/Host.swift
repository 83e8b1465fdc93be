#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine around the lab, besides its files and streams; tests inject their own.
package protocol Host {
  /// The time since the lab's start, by the machine's clock.
  var elapsed: Duration { get }
  var processors: Int { get }
  /// Pauses.
  ///
  /// - Returns: False after the end of the input or an interrupt.
  func pause(_ duration: Duration) -> Bool
  /// Returns the next line of standard input; nil at its end.
  func line() -> String?
  /// True if a person types the lines of standard input.
  var hasKeyboard: Bool { get }
  /// Lets the next Ctrl-C set ``isInterrupted`` instead of ending the program.
  func catchInterrupt()
  /// Lets Ctrl-C end the program again.
  func releaseInterrupt()
  /// True after a Ctrl-C that was caught.
  var isInterrupted: Bool { get }
  /// Returns the output of another lab process, whose hash seed differs in kind (fixed or random).
  ///
  /// Calls `meanwhile` about every 100 ms.
  func output(ofLab arguments: [String], meanwhile: () -> Void) throws(HostError) -> [UInt8]
  /// Returns the exit code of another lab process; 128 and the number for a signal.
  func code(ofLab arguments: [String]) throws(HostError) -> Int32
  /// Returns the output and the exit code of git in the working folder.
  func output(ofGit arguments: [String]) throws(HostError) -> (output: [UInt8], code: Int32)
}

extension Host {
  package var processors: Int { 1 }
  package func line() -> String? { nil }
  package var hasKeyboard: Bool { false }
  package func catchInterrupt() {}
  package func releaseInterrupt() {}
  /// False: without a keyboard there is no Ctrl-C.
  package var isInterrupted: Bool { false }
  package func output(
    ofGit arguments: [String]
  ) throws(HostError) -> (output: [UInt8], code: Int32) {
    throw HostError(reason: "no process can be started here")
  }
}

/// The reason why another process failed.
package struct HostError: Error, Equatable, Sendable {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

/// A host without time and processes, for tests that need neither.
package struct StillHost: Host {
  /// A host on which time stands still.
  package init() {}

  package var elapsed: Duration { .zero }
  package func pause(_ duration: Duration) -> Bool { false }
  package func output(
    ofLab arguments: [String], meanwhile: () -> Void
  ) throws(HostError) -> [UInt8] {
    throw HostError(reason: "no process can be started here")
  }
  package func code(ofLab arguments: [String]) throws(HostError) -> Int32 {
    throw HostError(reason: "no process can be started here")
  }
}

/// The machine that the lab runs on.
package struct Machine: Host {
  package init() {}

  private let start = ContinuousClock.now

  package var elapsed: Duration { ContinuousClock.now - start }

  package var processors: Int { max(sysconf(CInt(_SC_NPROCESSORS_ONLN)), 1) }

  /// Pauses; during a pause Ctrl-C ends the pause, outside of pauses the program.
  package func pause(_ duration: Duration) -> Bool {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    // A blocked signal stays pending, so that Ctrl-C ends the pause and not the program.
    unsafe sigprocmask(SIG_BLOCK, &signals, nil)
    let goesOn = waits(duration) && !hasPendingInterrupt
    if goesOn { unsafe sigprocmask(SIG_UNBLOCK, &signals, nil) }
    return goesOn
  }

  package func line() -> String? { readLine() }

  package var hasKeyboard: Bool { isatty(STDIN_FILENO) == 1 }

  package func catchInterrupt() { SignalWatch.catchInterrupt() }

  package func releaseInterrupt() { SignalWatch.releaseInterrupt() }

  package var isInterrupted: Bool { SignalWatch.isInterrupted }

  package func output(
    ofLab arguments: [String], meanwhile: () -> Void
  ) throws(HostError) -> [UInt8] {
    let child = try run(arguments, meanwhile)
    guard (ExitCode.held.rawValue...ExitCode.failed.rawValue).contains(child.code) else {
      throw HostError(reason: "it ended with code \(child.code)")
    }
    return child.output
  }

  package func code(ofLab arguments: [String]) throws(HostError) -> Int32 {
    try run(arguments) {}.code
  }

  package func output(
    ofGit arguments: [String]
  ) throws(HostError) -> (output: [UInt8], code: Int32) {
    // Found by `env` in the path; git must not write a refreshed index meanwhile.
    let child = ChildProcess.output(
      of: "/usr/bin/env", ["git"] + arguments, setting: "GIT_OPTIONAL_LOCKS", to: "0")
    guard let child, child.code != 127 else {
      throw HostError(reason: "the program git is not installed")
    }
    return child
  }

  /// Runs the lab in a process with the other kind of hash seed: fixed for random, and vice versa.
  private func run(
    _ arguments: [String], _ meanwhile: () -> Void
  ) throws(HostError) -> (output: [UInt8], code: CInt) {
    let name = "SWIFT_DETERMINISTIC_HASHING"
    let isFixed = unsafe getenv(name) != nil
    guard
      let child = ChildProcess.output(
        of: ChildProcess.labPath, arguments, setting: name, to: isFixed ? nil : "1",
        meanwhile: meanwhile)
    else { throw HostError(reason: "\(ChildProcess.labPath) could not be started") }
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

  private var hasPendingInterrupt: Bool {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigpending(&signals)
    return unsafe sigismember(&signals, SIGINT) == 1
  }
}

package func endProgram(_ code: Int32) -> Never { exit(code) }

/// Ends this process by Ctrl-C's signal, so that a shell sees why it ended (exit code 130).
package func endProgramByInterrupt() -> Never {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGINT)
  signal(SIGINT, SIG_DFL)
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(SIGINT)
  exit(ExitCode.interrupted.rawValue)
}

/// Kills this process at once, without cleanup, as the system kills an app.
package func killProgram() -> Never {
  kill(getpid(), SIGKILL)
  while true { pause() }
}

/// The memory use of this process.
package enum Memory {
  /// The resident size in bytes; nil on systems without `/proc`.
  package static var resident: Int? {
    guard let file = unsafe fopen("/proc/self/statm", "r") else { return nil }
    defer { unsafe fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = unsafe fread(&buffer, 1, buffer.count, file)
    let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
    // The second field is the resident size in pages.
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
