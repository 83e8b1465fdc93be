#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables that the lab reads.
package struct Environment: Sendable {
  /// True if `NO_COLOR` is set and not empty (https://no-color.org).
  package var refusesColor: Bool

  /// An environment for tests.
  package init(refusesColor: Bool = false) {
    self.refusesColor = refusesColor
  }

  /// The environment of this process.
  package static var current: Environment {
    guard let value = unsafe getenv("NO_COLOR") else { return Environment() }
    return Environment(refusesColor: unsafe value.pointee != 0)
  }
}

package func endProgram(_ code: Int32) -> Never { exit(code) }

/// Kills this process at once, without cleanup, as the system kills an app.
package func killProgram() -> Never {
  kill(getpid(), SIGKILL)
  while true { pause() }
}
