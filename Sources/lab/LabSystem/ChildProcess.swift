#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program, or the lab itself, as a child process.
package enum ChildProcess {
  package static var ownPath: String {
    var bytes = [CChar](repeating: 0, count: 4_096)
    let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
    // `/proc` exists on Linux only; elsewhere the first argument is used.
    guard count > 0 else { return CommandLine.arguments.first ?? "lab" }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of the lab: this program, or the one beside `lab-dev`.
  package static var labPath: String { ownName == "lab-dev" ? path(beside: "lab") : ownPath }

  /// The name of the lab's executable, without its folder.
  package static var ownName: String {
    ownPath.split(separator: "/").last.map(String.init) ?? "lab"
  }

  /// Returns true if a file exists and this user may execute it.
  package static func canStart(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  /// The path of a program in the folder of the lab's executable; the file may be missing.
  package static func path(beside program: String) -> String {
    let own = ownPath
    let folder = own.lastIndex(of: "/").map { own[...$0] } ?? ""
    return "\(folder)\(program)"
  }

  /// Runs a program and discards its output.
  ///
  /// - Returns: True if the program started and exited with code 0.
  package static func run(_ path: String, _ arguments: [String]) -> Bool {
    let output = unsafe open("/dev/null", O_WRONLY)
    defer { close(output) }
    guard let child = start(path, arguments, output: output, environment: variables) else {
      return false
    }
    return code(of: child) == 0
  }

  /// The largest resident size in bytes of a child process that has ended.
  package static var peakMemory: Int {
    var usage = rusage()
    // RUSAGE_CHILDREN is -1 on every system; the libraries give the constant different types.
    guard unsafe getrusage(-1, &usage) == 0 else { return 0 }
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      // Linux counts kibibytes.
      return Int(usage.ru_maxrss) << 10
    #endif
  }

  /// Runs a program without input, discards its messages, and captures its output.
  ///
  /// One environment variable is set to another value; nil removes it. Calls `meanwhile` about
  /// every 100 ms. The result is nil if the program could not be started.
  package static func output(
    of path: String, _ arguments: [String], setting name: String, to value: String?,
    meanwhile: () -> Void = {}
  ) -> (output: [UInt8], code: CInt)? {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let others = variables.filter { !$0.hasPrefix("\(name)=") }
    let environment = others + [value].compactMap(\.self).map { "\(name)=\($0)" }
    let child = start(path, arguments, output: ends[1], isSilent: true, environment: environment)
    // This copy must close, or the read below would never reach the end.
    close(ends[1])
    guard let child else { return nil }
    let output = everything(from: ends[0], meanwhile)
    return (output, code(of: child))
  }

  private static var variables: [String] {
    var all: [String] = []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      all.append(unsafe String(cString: variable))
      unsafe next += 1
    }
    return all
  }

  /// Starts a program; its messages go to the lab's standard error.
  static func start(
    _ path: String, _ arguments: [String], input: CInt, output: CInt
  ) -> pid_t? {
    start(path, arguments, input: input, output: output, environment: variables)
  }

  private static func start(
    _ path: String, _ arguments: [String], input: CInt? = nil, output: CInt,
    isSilent: Bool = false, environment: [String]
  ) -> pid_t? {
    var child = pid_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input { unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if isSilent {
      unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var settings = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe settings.forEach { unsafe free($0) } }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The child must not inherit the signals that this process blocks.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    return SignalWatch.start {
      let code = unsafe posix_spawn(&child, path, &actions, &attributes, &words, &settings)
      return code == 0 ? child : nil
    }
  }

  /// Waits for the child; a signal counts as 128 and its number, as in a shell.
  static func code(of child: pid_t) -> CInt {
    var status: CInt = 0
    // WNOWAIT keeps the pid reserved until it is unregistered, so the system cannot reuse it
    // before.
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) < 0 {
      guard errno == EINTR else { break }
    }
    SignalWatch.ended(child)
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static func everything(from descriptor: CInt, _ meanwhile: () -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&input, 1, 100) <= 0 {
        meanwhile()
        continue
      }
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}
