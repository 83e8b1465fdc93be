import MiniUI

/// What has become of a batch.
enum UploadOutcome: Equatable, Sendable {
  /// The server has all of it.
  case accepted
  /// The server has what stands at these places, and asks for the rest.
  case acceptedPart([Int])
  /// It is more than the server takes at once.
  case tooLarge
  /// The server will never take it.
  case refused(status: Int)
  /// Nobody knows, or the server wants it later; at the earliest after a while if it says so.
  case kept(retryAfter: Duration?)

  /// How many of a batch's records the server has, as far as it has said so.
  func acceptedCount(of count: Int) -> Int {
    switch self {
    case .accepted: count
    case .acceptedPart(let places): places.count
    case .tooLarge, .refused, .kept: 0
    }
  }
}
