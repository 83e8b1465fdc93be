import Testing
@testable import LabSystem

@Suite struct SharedMemos {
  @Test func `a value is made once`() {
    let memo = SharedMemo<Int, Int>(limit: 2)
    #expect(Self.made([7, 7], weight: 1, memo) == [7])
  }

  @Test func `a memo within its limit keeps every value`() {
    let memo = SharedMemo<Int, Int>(limit: 2)
    #expect(Self.made([1, 2, 1, 2], weight: 1, memo) == [1, 2])
  }

  @Test func `a memo beyond its limit keeps the last value alone`() {
    let memo = SharedMemo<Int, Int>(limit: 2)
    #expect(Self.made([1, 2, 3, 3, 1], weight: 1, memo) == [1, 2, 3, 1])
  }

  @Test func `a value heavier than the limit is kept until the next one`() {
    let memo = SharedMemo<Int, Int>(limit: 2)
    #expect(Self.made([1, 1, 2, 1], weight: 3, memo) == [1, 2, 1])
  }

  @Test func `threads get the value of their key`() {
    let memo = SharedMemo<Int, Int>(limit: 10)
    let threads = Threads(count: 4) { number in
      memo.value(of: number % 20, weight: 1) { number % 20 * 3 }
    }
    #expect(threads.results(400) == (0..<400).map { $0 % 20 * 3 })
  }

  /// Asks for the values of keys, and returns the keys of those that were made.
  private static func made(
    _ keys: [Int], weight: Int, _ memo: SharedMemo<Int, Int>
  ) -> [Int] {
    var made: [Int] = []
    for key in keys {
      let value = memo.value(of: key, weight: weight) {
        made.append(key)
        return -key
      }
      #expect(value == -key)
    }
    return made
  }
}
