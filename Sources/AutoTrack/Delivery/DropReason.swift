/// Why a record will never arrive.
public enum DropReason: String, Sendable, CaseIterable {
  /// The store, or memory in its place, was full, and this was among the oldest.
  case storeFull
  /// The installation is not part of the sample.
  case sampledOut
  /// So many events have been taken on this day already.
  case dailyCap
  /// Delivery is switched off.
  case switchedOff
  /// The server does not want it, and never will.
  case refusedByServer
  /// It alone is more than the server takes.
  case tooLarge
  /// It could not be stored, and the app has ended.
  case storeFailed
  /// It was damaged in the store, and is kept aside there with its bytes.
  case damaged
  /// It was in memory alone when the app was killed (S3.12).
  case killedBeforeStored
}
