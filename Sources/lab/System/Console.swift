/// Everything that a command deals with outside itself; tests hand in their own.
package struct Console {
  /// Results.
  package let output: any TextOutput
  /// Messages.
  package let errors: any TextOutput
  /// Scenario and app files.
  package let files: any FileSource
  /// Where reports are written, and what is remembered.
  package let store: any FileStore
  /// The machine, for time and other processes.
  package let host: any Host
  /// What the shell says.
  package let environment: Environment

  /// Puts a console together.
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

  /// Writes JSON; on a terminal, what it would obey is escaped, which leaves the same JSON.
  func write(json text: String) {
    output.write(output.isTerminal ? text.escapedForTerminal : text)
  }

  /// The same, with results and messages that go elsewhere.
  func writing(to output: any TextOutput, errors: any TextOutput) -> Console {
    Console(
      output: output, errors: errors, files: files, store: store, host: host,
      environment: environment)
  }

  /// The same, with files that are read through something else.
  func reading(_ files: any FileSource) -> Console {
    Console(
      output: output, errors: errors, files: files, store: store, host: host,
      environment: environment)
  }
}
