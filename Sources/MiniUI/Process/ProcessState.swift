/// How a process stands.
public enum ProcessState: Hashable, Sendable {
  /// It runs, in the foreground or not.
  case running
  /// An exception that nobody caught ended it.
  case crashed(SimulatedException)
  /// It ended itself, after its delegate was told.
  case terminated
  /// It was ended from outside, without a word.
  case killed
}
