import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Takes back what this program has on the machine when Ctrl-C or another signal ends it.
///
/// A thread of its own waits for the signals, so that it may do what a signal's handler may not.
/// Threads that are started before the first folder is noted have to hold the signals back.
enum SignalWatch {
  private struct State {
    var isWatching = false
    var children: Set<pid_t> = []
    var folders: Set<String> = []
  }

  private static let state = Mutex(State())

  /// The signals by which a person or a system ends a program.
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  static var signals: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in numbers { unsafe sigaddset(&signals, number) }
    return signals
  }

  /// Removes a folder when a signal ends the program; holds the signals back on this thread.
  static func begin(removing folder: String) {
    state.withLock { state in
      state.folders.insert(folder)
      guard !state.isWatching else { return }
      state.isWatching = true
      var signals = signals
      unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
      startThread()
    }
  }

  /// A folder is gone.
  static func end(removing folder: String) {
    state.withLock { _ = $0.folders.remove(folder) }
  }

  /// Starts a program, which ends before the folders go; none is started once they do.
  static func start(_ body: () -> pid_t?) -> pid_t? {
    state.withLock { state in
      let child = body()
      if let child { state.children.insert(child) }
      return child
    }
  }

  /// A program has ended.
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

  /// Waits for the first signal, and ends the program by it.
  private static func wait() -> Never {
    var (signals, number) = (signals, CInt(0))
    while unsafe sigwait(&signals, &number) != 0 {}
    // The lock is kept: nothing is begun any more.
    state.withLock { state in
      for child in state.children { kill(child, SIGKILL) }
      for child in state.children { _ = waitpid(child, nil, 0) }
      for folder in state.folders { remove(folder) }
      signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
    exit(128 + number)
  }

  /// Another thread may still be writing into the folder.
  private static func remove(_ folder: String) {
    for _ in 0..<10 {
      try? Disk().remove(folder)
      if Disk().kind(of: folder) == nil { return }
    }
  }
}
