import MiniUI

/// What goes wrong in a random session, beside its kills.
enum SessionFault: String, CaseIterable, Sendable {
  /// Nobody is at the server's address.
  case down
  /// Some requests get lost.
  case loss
  /// Some requests are taken, and no answer comes.
  case timeout
  /// Half of a request is taken.
  case partial
  /// The server is out of order.
  case failing
  /// The server is busy, and says for how long.
  case busy
  /// The server does not want the records.
  case refusing
  /// The server takes no request of any size.
  case tooLarge
  /// A network's login page answers.
  case loginPage
  /// Answers take a while.
  case latency
  /// Answers come so late that nobody waits for them, or not quite.
  case slow
  /// The server takes few records at a time.
  case small
  /// The disk is full.
  case diskFull
  /// Nothing can be written on the disk.
  case diskReadOnly
  /// Somebody else has the store open.
  case diskLocked

  /// Those of the server.
  static let ofServer = allCases.filter { !$0.isOfDisk }
  /// Those of the disk.
  static let ofDisk = allCases.filter(\.isOfDisk)

  private var isOfDisk: Bool {
    switch self {
    case .diskFull, .diskReadOnly, .diskLocked: true
    default: false
    }
  }

  /// The step of the scenario in which it begins.
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
