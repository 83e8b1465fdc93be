#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the shell tells the lab besides its arguments.
package struct Environment: Sendable {
  /// Whether the person wants no colour: `NO_COLOR` is set and not empty (https://no-color.org).
  package var refusesColor: Bool

  /// For tests.
  package init(refusesColor: Bool = false) {
    self.refusesColor = refusesColor
  }

  /// The environment of this program.
  static var current: Environment {
    guard let value = unsafe getenv("NO_COLOR") else { return Environment() }
    return Environment(refusesColor: unsafe value.pointee != 0)
  }
}

/// Ends this program with a code.
func endProgram(_ code: Int32) -> Never { exit(code) }

/// Ends this program as the system ends one: at once, and nothing of it runs any more.
func killProgram() -> Never {
  kill(getpid(), SIGKILL)
  while true { pause() }
}
