/// The state of a process.
public enum ProcessState: Hashable, Sendable {
  /// The process runs, in the foreground or not.
  case running
  /// An uncaught exception ended the process.
  case crashed(SimulatedException)
  /// The process ended regularly, after its delegate's `applicationWillTerminate:`.
  case terminated
  /// The system or the user ended the process without a callback.
  case killed
}
