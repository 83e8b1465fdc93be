import Synchronization
import Testing
@testable import LabSystem

@Suite struct ThreadRuns {
  @Test(arguments: [1, 2, 7, 64])
  func `results arrive once each and in order`(count: Int) {
    var results: [Int] = []
    let threads = Threads(count: count) { number -> Int in
      let turns = (100 - number) * 100
      return (0..<turns).reduce(number) { sum, _ in sum }
    }
    threads.run(100, meanwhile: { true }) { result in
      results.append(result)
      return true
    }
    #expect(results == Array(0..<100))
  }

  @Test func `work is not started after the run stops`() {
    let begun = Mutex(0)
    let threads = Threads(count: 2) { number -> Int in
      begun.withLock { $0 += 1 }
      return number
    }
    var results: [Int] = []
    threads.run(1_000_000, meanwhile: { true }) { result in
      results.append(result)
      return results.count < 3
    }
    #expect(results == [0, 1, 2])
    #expect(begun.withLock { $0 } < 1_000_000)
  }

  @Test func `a run without work ends at once`() {
    var calls = 0
    func count() -> Bool {
      calls += 1
      return true
    }
    Threads(count: 4) { $0 }.run(0, meanwhile: count) { _ in count() }
    #expect(calls == 0)
  }
}
