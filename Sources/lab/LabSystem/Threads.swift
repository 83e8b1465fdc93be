import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pool of threads that delivers the results of its work in order.
package struct Threads<Result: Sendable> {
  package let count: Int
  let work: @Sendable (Int) -> Result

  package init(count: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
  }

  /// Makes `total` results; calls `meanwhile` at least every 100 ms in a wait.
  ///
  /// - Parameters:
  ///   - total: The number of results.
  ///   - meanwhile: Called repeatedly during a wait for the next result; returns false to stop at
  ///     once, without the work that the threads have begun.
  ///   - each: Receives the results in order; returns false to stop.
  package func run(_ total: Int, meanwhile: () -> Bool, each: (Result) -> Bool) {
    let board = Board<Result>(total)
    let signal = Signal()
    let started = (0..<min(count, total)).compactMap { _ in
      Job.start(Job { fill(board, signal) })
    }
    // The system may refuse every thread; then this one does the work.
    if started.isEmpty { fill(board, signal) }
    for number in 0..<total {
      var result = board.result(number)
      while result == nil {
        signal.wait(milliseconds: 100)
        let goesOn = meanwhile()
        result = board.result(number)
        guard goesOn || result != nil else {
          board.close()
          for thread in started { pthread_detach(thread) }
          return
        }
      }
      guard let result, each(result) else { break }
    }
    // After an early stop, the threads finish only the work that they have begun.
    board.close()
    for thread in started { pthread_join(thread, nil) }
  }

  /// Returns the result of one piece of work on a thread with a deep stack; nil after a fault.
  ///
  /// Code of apps recurses more deeply than the stacks of a test's threads allow.
  package static func onDeepStack(_ work: @escaping @Sendable () -> Result) -> Result? {
    var result: Result?
    Threads(count: 1) { _ in work() }.run(1, meanwhile: { true }) { made in
      result = made
      return true
    }
    return result
  }

  /// Makes `total` results and collects them; without concurrency it stays on this thread.
  ///
  /// - Returns: All results, or those before the progress was interrupted.
  package func results(_ total: Int, _ progress: Progress? = nil) -> [Result] {
    var results: [Result] = []
    func take(_ result: Result) -> Bool {
      results.append(result)
      return progress?.count() ?? true
    }
    if count > 1, total > 1 {
      run(total, meanwhile: { progress?.show() ?? true }, each: take)
    } else {
      for number in 0..<total { guard take(work(number)) else { break } }
    }
    return results
  }

  private func fill(_ board: Board<Result>, _ signal: Signal) {
    while let number = board.take() {
      board.put(work(number), number)
      signal.send()
    }
  }
}

extension Threads<Void> {
  /// Runs work on a thread with a deeper stack than the main thread's, and waits for it.
  ///
  /// Signals such as Ctrl-C go to that thread, so that it can block them for a while.
  package static func runDeep(_ work: @escaping @Sendable () -> Void) {
    guard let thread = Job.start(Job(work)) else { return work() }
    var signals = SignalWatch.signals
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    pthread_join(thread, nil)
  }
}

/// A thread's work, boxed for a C pointer.
private final class Job: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// A thread's stack in bytes, enough for the recursion that ``Budget`` allows in a debug build.
  ///
  /// Only the pages in use take memory.
  private static let stackSize = 256 << 20

  /// Runs the job on a new thread; nil if the system refuses one.
  static func start(_ job: Job) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let context = unsafe Unmanaged.passRetained(job)
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = unsafe pthread_create(&thread, &attributes, { Job.run($0) }, context.toOpaque())
      let started = thread
    #else
      var thread = pthread_t()
      let code = unsafe pthread_create(
        &thread, &attributes, { unsafe $0.flatMap { unsafe Job.run($0) } }, context.toOpaque())
      let started: pthread_t? = thread
    #endif
    guard code == 0 else {
      unsafe context.release()
      return nil
    }
    return started
  }

  private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
}

/// The numbers left to work on, and the results not yet taken.
private final class Board<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Int: Result] = [:]
  }

  private let total: Int
  private let state = Mutex(State())

  init(_ total: Int) {
    self.total = total
  }

  /// Returns the next number; nil at the end.
  func take() -> Int? {
    state.withLock { state in
      guard state.next < total else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func put(_ result: Result, _ number: Int) {
    state.withLock { $0.results[number] = result }
  }

  /// Removes and returns a result; nil if it is not there yet.
  func result(_ number: Int) -> Result? {
    state.withLock { $0.results.removeValue(forKey: number) }
  }

  /// Discards the numbers left.
  func close() {
    state.withLock { $0.next = total }
  }
}

/// A pipe that wakes the thread waiting for a result.
private final class Signal: Sendable {
  private let reading: CInt
  private let writing: CInt

  init() {
    var ends: [CInt] = [-1, -1]
    unsafe pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
    // A full pipe wakes the reader already, so a failed write loses nothing.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(reading)
    close(writing)
  }

  func send() {
    var byte: UInt8 = 0
    unsafe write(writing, &byte, 1)
  }

  /// Waits for a wake-up, at most the given time.
  func wait(milliseconds: CInt) {
    var descriptor = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    unsafe poll(&descriptor, 1, milliseconds)
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while unsafe read(reading, &bytes, bytes.count) == bytes.count {}
  }
}
