import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The cleanup of child processes and temporary folders when a signal ends the program.
///
/// A thread waits for the signals, because a signal handler may do too little. Threads that start
/// before the first folder is registered must block the signals.
package enum SignalWatch {
  private struct State {
    var isWatching = false
    var children: Set<pid_t> = []
    var folders: Set<String> = []
  }

  private static let state = Mutex(State())
  /// True while a command catches Ctrl-C, to print its results so far.
  private static let catchesInterrupt = Atomic(false)
  private static let wasInterrupted = Atomic(false)

  /// The signals by which a person or the system ends a program.
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  static var signals: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in numbers { unsafe sigaddset(&signals, number) }
    return signals
  }

  /// True after a Ctrl-C that was caught.
  static var isInterrupted: Bool { wasInterrupted.load(ordering: .acquiring) }

  /// Catches the next Ctrl-C; one after it ends the program.
  static func catchInterrupt() {
    catchesInterrupt.store(true, ordering: .releasing)
    // The handler runs unless the watching thread receives the signal instead.
    signal(SIGINT) { number in _ = SignalWatch.takes(number) }
  }

  /// Lets Ctrl-C end the program again.
  static func releaseInterrupt() {
    catchesInterrupt.store(false, ordering: .releasing)
    signal(SIGINT, SIG_DFL)
  }

  /// Notes a caught Ctrl-C; returns false for a signal that ends the program.
  private static func takes(_ number: CInt) -> Bool {
    guard number == SIGINT, catchesInterrupt.exchange(false, ordering: .acquiringAndReleasing)
    else { return false }
    wasInterrupted.store(true, ordering: .releasing)
    signal(SIGINT, SIG_DFL)
    return true
  }

  /// Registers a folder for removal on a signal; blocks the signals on this thread.
  package static func begin(removing folder: String) {
    state.withLock { state in
      state.folders.insert(folder)
      guard !state.isWatching else { return }
      state.isWatching = true
      var signals = signals
      unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
      startThread()
    }
  }

  /// Unregisters a folder that is already removed.
  package static func end(removing folder: String) {
    state.withLock { _ = $0.folders.remove(folder) }
  }

  /// Starts a program, which is killed before the folders are removed; none can start after that.
  static func start(_ body: () -> pid_t?) -> pid_t? {
    state.withLock { state in
      // Within the lock, so that no signal is handled between the start and the registration.
      let child = body()
      if let child { state.children.insert(child) }
      return child
    }
  }

  static func ended(_ child: pid_t) {
    state.withLock { _ = $0.children.remove(child) }
  }

  private static func startThread() {
    #if canImport(Darwin)
      var thread: pthread_t?
      unsafe pthread_create(&thread, nil, { _ in SignalWatch.wait() }, nil)
    #else
      var thread = pthread_t()
      unsafe pthread_create(&thread, nil, { _ in SignalWatch.wait() }, nil)
    #endif
  }

  /// Waits for the first signal that ends the program, cleans up, and ends it by the same signal.
  private static func wait() -> Never {
    var (signals, number) = (signals, CInt(0))
    repeat {
      while unsafe sigwait(&signals, &number) != 0 {}
    } while takes(number)
    // The lock is held to the end, so no new child or folder can be registered.
    state.withLock { state in
      for child in state.children { kill(child, SIGKILL) }
      // A child that still dies could write into a folder after its removal.
      for child in state.children { _ = waitpid(child, nil, 0) }
      for folder in state.folders { remove(folder) }
      signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
    exit(128 + number)
  }

  /// Removes a folder; retries, because another thread may still be writing into it.
  private static func remove(_ folder: String) {
    for _ in 0..<10 {
      try? Disk().remove(folder)
      if Disk().kind(of: folder) == nil { return }
    }
  }
}
