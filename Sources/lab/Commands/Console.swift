/// Everything that a command deals with outside itself; tests hand in their own.
package struct Console {
  /// Results.
  package let output: any TextOutput
  /// Messages.
  package let errors: any TextOutput
  /// Scenario and app files.
  package let files: any FileSource
  /// What the shell says.
  package let environment: Environment

  /// Puts a console together.
  package init(
    output: any TextOutput, errors: any TextOutput, files: any FileSource,
    environment: Environment = Environment()
  ) {
    self.output = output
    self.errors = errors
    self.files = files
    self.environment = environment
  }
}
