/// Where events wait until they are sent.
public enum CachePolicy: String, Sendable, CaseIterable {
  /// In memory, as S3 has it: a kill loses what was not stored before (S3.10).
  ///
  /// Memory is stored when the app dies of itself, on an exception that nobody catches and in the
  /// background, where every event is stored at once.
  case memory
  /// In the store, each before the action that it tells of runs: a kill loses nothing (S3.12).
  case writeThrough
}
