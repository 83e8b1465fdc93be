/// The reason for which a record will never arrive.
public enum DropReason: String, Sendable, CaseIterable {
  /// The store, or memory without a store, was full, and the record was among the oldest.
  case storeFull
  /// The installation is not part of the sample.
  case sampledOut
  /// The daily cap of events was reached.
  case dailyCap
  /// Delivery is switched off.
  case switchedOff
  /// The server refused the record permanently.
  case refusedByServer
  /// The record alone exceeds the server's limit of size.
  case tooLarge
  /// The record could not be stored, and the app has ended.
  case storeFailed
  /// The record was damaged in the store, which keeps its bytes in quarantine.
  case damaged
  /// The record was only in memory when the app was killed (S3.12).
  case killedBeforeStored
}
