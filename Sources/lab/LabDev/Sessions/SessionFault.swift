import MiniUI

/// A fault in a random session, other than a kill.
enum SessionFault: String, CaseIterable, Sendable {
  case down
  /// Some requests are lost.
  case loss
  /// Some requests are stored without a response.
  case timeout
  /// Half of a request is stored.
  case partial
  /// The server answers 500 to some requests.
  case failing
  /// The server answers 503 with `Retry-After`.
  case busy
  /// The server answers 400 to some requests.
  case refusing
  /// The server answers 413 to some requests, of any size.
  case tooLarge
  /// A network's login page answers.
  case loginPage
  case latency
  /// Responses are delayed up to, or beyond, the client's timeout.
  case slow
  /// The server takes few records per request.
  case small
  case diskFull
  case diskReadOnly
  /// Another process has the store open.
  case diskLocked

  static let ofServer = allCases.filter { !$0.isOfDisk }
  static let ofDisk = allCases.filter(\.isOfDisk)

  private var isOfDisk: Bool {
    switch self {
    case .diskFull, .diskReadOnly, .diskLocked: true
    default: false
    }
  }

  func step(_ chance: inout Chance) -> String {
    let share: Double = [0.3, 0.5, 1.0].randomElement(using: &chance) ?? 1
    return switch self {
    case .down: "{ server: { down: true } }"
    case .loss: "{ server: { loss: true, share: \(share) } }"
    case .timeout: "{ server: { timeout: true, share: \(share) } }"
    case .partial: "{ server: { partial: true } }"
    case .failing: "{ server: { status: 500, share: \(share) } }"
    case .busy: "{ server: { status: 503, retryAfter: \"40s\" } }"
    case .refusing: "{ server: { status: 400, share: \(share) } }"
    case .tooLarge: "{ server: { status: 413, share: \(share) } }"
    case .loginPage: "{ server: { body: \"<html>\" } }"
    case .latency: "{ server: { latency: \"5s\" } }"
    case .slow: "{ server: { slow: \"60s\" } }"
    case .small: "{ server: { largest: \([1, 3, 10].randomElement(using: &chance) ?? 1) } }"
    case .diskFull: "{ device: { disk: \"full\" } }"
    case .diskReadOnly: "{ device: { disk: \"readOnly\" } }"
    case .diskLocked: "{ device: { disk: \"locked\" } }"
    }
  }
}
