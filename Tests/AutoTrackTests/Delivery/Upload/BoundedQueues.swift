import Dispatch
import Foundation
import Synchronization
import Testing

@testable import AutoTrackHTTP

/// The queue between a session and its delegate.
///
/// Times are only compared with a lower bound, so a busy machine fails no test.
@Suite struct BoundedQueues {
  /// A queue that can be blocked by an operation.
  private final class Stage {
    let queue = BoundedQueue()
    private let gate = DispatchSemaphore(value: 0)

    /// Adds an operation that takes until `open()`, and waits until it runs.
    func block() {
      let hasStarted = DispatchSemaphore(value: 0)
      queue.addOperation { [gate] in
        hasStarted.signal()
        gate.wait()
      }
      hasStarted.wait()
    }

    func open() {
      gate.signal()
      queue.waitUntilAllOperationsAreFinished()
    }

    /// Adds operations; returns the time in seconds that it took.
    func add(_ count: Int, _ operation: @Sendable @escaping () -> Void = {}) -> Double {
      let start = ContinuousClock.now
      for _ in 0..<count { queue.addOperation(operation) }
      return (ContinuousClock.now - start) / .seconds(1)
    }
  }

  @Test(arguments: [0, 1, 31, 32, 500])
  func `a session waits while 32 operations are queued, after any number of finished ones`(
    finished: Int
  ) {
    let stage = Stage()
    for _ in 0..<finished {
      _ = stage.add(1)
      stage.queue.waitUntilAllOperationsAreFinished()
    }
    stage.block()
    _ = stage.add(31)
    #expect(stage.add(1) >= 0.05)
    stage.open()
  }

  @Test func `a delegate that stays behind delays a session once, and loses no operation`() {
    let stage = Stage()
    let order = Mutex<[Int]>([])
    stage.block()
    for number in 0..<1000 { _ = stage.add(1) { order.withLock { $0.append(number) } } }
    stage.open()
    #expect(order.withLock { $0 } == Array(0..<1000))
  }

  /// A session gives its queue the parts of an answer in order, and does not make the queue serial.
  @Test func `operations run one at a time`() {
    #expect(BoundedQueue().maxConcurrentOperationCount == 1)
  }

  @Test func `a closed queue drops further operations`() {
    let stage = Stage()
    stage.block()
    stage.queue.close()
    _ = stage.add(100) { Issue.record("an operation runs") }
    #expect(stage.queue.operationCount == 1)
    stage.open()
  }
}
