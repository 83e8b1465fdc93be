/// The exit code of the lab.
package enum ExitCode: Int32, Sendable {
  /// Every expectation held.
  case held = 0
  /// An expectation failed.
  case failed = 1
  /// The command line or a file is wrong.
  case invalid = 2
  /// The lab itself failed.
  case fault = 3
  /// There was nothing to do.
  case nothingMatched = 4
}
