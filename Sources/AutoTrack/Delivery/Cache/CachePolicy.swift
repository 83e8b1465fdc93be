/// The policy that decides where events wait for their upload.
public enum CachePolicy: String, Sendable, CaseIterable {
  /// In memory, as in S3: a kill loses the records that were not stored (S3.10).
  ///
  /// Memory is stored when the app terminates, on an uncaught exception, and in the background,
  /// where every event is stored at once.
  case memory
  /// In the store, before the observed action runs: a kill loses nothing (S3.12).
  case writeThrough
}
