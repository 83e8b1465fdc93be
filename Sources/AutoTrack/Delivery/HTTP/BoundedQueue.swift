import Dispatch
import Foundation
import Synchronization

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
  /// Whether the session has waited in vain, and no operation has ended since.
  private let isStuck = Mutex(false)
  private let isClosed = Mutex(false)

  /// Drops all that comes from now on: a session reads many pieces before it can be cancelled.
  func close() { isClosed.withLock { $0 = true } }

  override func addOperation(_ block: @Sendable @escaping () -> Void) {
    guard !isClosed.withLock({ $0 }) else { return }
    let wait = isStuck.withLock { $0 } ? .milliseconds(0) : Self.longestWait
    let hasRoom = room.wait(timeout: .now() + wait) == .success
    if !hasRoom { isStuck.withLock { $0 = true } }
    super.addOperation { [self] in
      block()
      isStuck.withLock { $0 = false }
      if hasRoom { room.signal() }
    }
  }
}
