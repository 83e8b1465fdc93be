import LabLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The outside world of a command; tests inject their own.
package struct CommandConsole {
  /// The stream for results.
  package let output: any TextOutput
  /// The stream for messages.
  package let errors: any TextOutput
  /// The source of scenario and app files.
  package let files: any FileSource
  /// The store for reports and remembered runs.
  package let store: any FileStore
  /// The machine, for time and other processes.
  package let host: any Host
  /// The environment variables that the lab reads.
  package let environment: Environment

  /// A console; by default without a store, a host or an environment.
  package init(
    output: any TextOutput, errors: any TextOutput, files: any FileSource,
    store: any FileStore = NoFileStore(), host: any Host = StillHost(),
    environment: Environment = Environment()
  ) {
    self.output = output
    self.errors = errors
    self.files = files
    self.store = store
    self.host = host
    self.environment = environment
  }

  /// Writes JSON; on a terminal, control characters are escaped, which keeps the value equal.
  package func write(json text: String) {
    output.write(output.isTerminal ? text.escapedForTerminal : text)
  }

  /// Returns the console with other streams for results and messages.
  func writing(to output: any TextOutput, errors: any TextOutput) -> CommandConsole {
    CommandConsole(
      output: output, errors: errors, files: files, store: store, host: host,
      environment: environment)
  }

  /// Returns the console with another source of files.
  func reading(_ files: any FileSource) -> CommandConsole {
    CommandConsole(
      output: output, errors: errors, files: files, store: store, host: host,
      environment: environment)
  }
}

/// The environment variables that the lab reads.
package struct Environment: Sendable {
  /// True if `NO_COLOR` is set and not empty (https://no-color.org).
  package var refusesColor: Bool
  /// True if `CI` is set to `true` or `1`, as on build servers.
  package var isCI: Bool

  /// An environment for tests.
  package init(refusesColor: Bool = false, isCI: Bool = false) {
    self.refusesColor = refusesColor
    self.isCI = isCI
  }

  /// The environment of this process.
  package static var current: Environment {
    Environment(
      refusesColor: value(of: "NO_COLOR")?.isEmpty == false,
      isCI: ["true", "1"].contains(value(of: "CI")))
  }

  private static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
