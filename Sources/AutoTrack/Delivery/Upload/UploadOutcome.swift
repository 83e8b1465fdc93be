import MiniUI

/// The outcome of a batch's upload.
enum UploadOutcome: Equatable, Sendable {
  /// The server has acknowledged all records.
  case accepted
  /// The server has acknowledged the records at these indices; the others are resent.
  case acceptedPart([Int])
  /// The batch is larger than the server accepts.
  case tooLarge
  /// The server has refused the batch permanently.
  case refused(status: Int)
  /// The upload failed, or the server is busy; with its `Retry-After`, if it sent one.
  case kept(retryAfter: Duration?)

  /// Returns the number of acknowledged records in a batch.
  func acceptedCount(of count: Int) -> Int {
    switch self {
    case .accepted: count
    case .acceptedPart(let places): places.count
    case .tooLarge, .refused, .kept: 0
    }
  }
}
