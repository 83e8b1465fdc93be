import Dispatch
import Foundation

/// A queue that lets a session deliver only so much before its delegate has taken it.
///
/// On Linux a session hands over each piece of an answer as an operation, and reads on at once
/// (swift-corelibs-foundation, `NativeProtocol.swift`): of an endless answer, or of one that is
/// compressed a thousandfold, hundreds of megabytes waited here before the first one was refused.
/// Now the session waits, which also holds up the server.
final class BoundedQueue: OperationQueue, @unchecked Sendable {
  /// How many operations wait at most; a piece of an answer has at most 16 KiB.
  private static let capacity = 32
  /// An operation that waits for the session ends the wait of the session for it.
  private static let longestWait = DispatchTimeInterval.milliseconds(50)

  private let room = DispatchSemaphore(value: capacity)

  override func addOperation(_ block: @Sendable @escaping () -> Void) {
    let room = room
    guard room.wait(timeout: .now() + Self.longestWait) == .success else {
      return super.addOperation(block)
    }
    super.addOperation {
      block()
      room.signal()
    }
  }
}
