#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs another program, or the lab itself, and waits for its end.
enum ChildProcess {
  /// Where the lab's own executable is.
  static var ownPath: String {
    var bytes = [CChar](repeating: 0, count: 4_096)
    let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else { return CommandLine.arguments.first ?? "lab" }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Runs a program with its output thrown away.
  ///
  /// - Returns: Whether it could be started and ended with exit code 0.
  static func run(_ path: String, _ arguments: [String]) -> Bool {
    var child = pid_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    guard unsafe posix_spawn(&child, path, &actions, nil, &words, environ) == 0 else {
      return false
    }
    var status: CInt = 0
    return unsafe waitpid(child, &status, 0) == child && status == 0
  }
}
