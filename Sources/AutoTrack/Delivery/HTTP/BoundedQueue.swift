import Dispatch
import Foundation
import Synchronization

/// A queue that makes a session wait while its delegate is behind.
///
/// On Linux a session passes on each piece of an answer as an operation, and continues to read at
/// once (swift-corelibs-foundation, `NativeProtocol.swift`): of an endless answer, or of one that
/// is compressed a thousandfold, hundreds of megabytes were queued before the first one was
/// refused. Here the session waits, which also slows down the server.
final class BoundedQueue: OperationQueue, @unchecked Sendable {
  /// The maximum number of queued operations; a piece of an answer has at most 16 KiB.
  private static let capacity = 32
  /// The longest wait, since an operation that waits for the session would be a deadlock.
  private static let longestWait = DispatchTimeInterval.milliseconds(50)

  private let room = DispatchSemaphore(value: capacity)
  /// True after a wait has timed out, until an operation ends.
  private let isStuck = Mutex(false)
  private let isClosed = Mutex(false)

  /// Creates a serial queue: the delegate gets the head of an answer, its pieces and its end in
  /// order, which a session requires of its queue and does not ensure.
  override init() {
    super.init()
    maxConcurrentOperationCount = 1
  }

  /// Drops all later operations; a session reads many pieces before its cancellation.
  func close() { isClosed.withLock { $0 = true } }

  override func addOperation(_ block: @Sendable @escaping () -> Void) {
    guard !isClosed.withLock({ $0 }) else { return }
    let wait = isStuck.withLock { $0 } ? .milliseconds(0) : Self.longestWait
    let hasRoom = room.wait(timeout: .now() + wait) == .success
    if !hasRoom { isStuck.withLock { $0 = true } }
    super.addOperation { [self] in
      block()
      isStuck.withLock { $0 = false }
      // An operation that was added without room has none to give back.
      if hasRoom { room.signal() }
    }
  }
}
