import Testing
import TestSupport

/// The samples of spaces of cases.
@Suite struct TestSpaces {
  private static func space(
    _ count: Int, name: String = "a", size: TestSize = .sample
  ) -> TestSpace<Int> {
    TestSpace(name, 0..<count, size: size)
  }

  @Test(arguments: [1, 2, 7, 99, 100, 1_000])
  func `some cases are spread over the space`(_ count: Int) {
    let some = Self.space(100).some(count)
    #expect(some.count == min(count, 100))
    let gaps = zip(some, some.dropFirst()).map { $1 - $0 }
    #expect(gaps.allSatisfy { $0 <= (100 + count - 1) / count })
  }

  @Test func `a space without cases has an empty sample`() {
    #expect(Self.space(0).some(3) == [])
    #expect(Self.space(0).covering { $0 } == [])
  }

  @Test func `a sample has each value of each dimension`() {
    let sample = Self.space(1_000).covering({ $0 % 7 }, { $0 / 100 }, { $0.isMultiple(of: 5) })
    #expect(Set(sample.map { $0 % 7 }).count == 7)
    #expect(Set(sample.map { $0 / 100 }).count == 10)
    #expect(Set(sample.map { $0.isMultiple(of: 5) }).count == 2)
    #expect(sample.count <= 12)
  }

  @Test func `a sample of pairs has each pair of values that occurs`() {
    let digits = { (place: Int) in { (number: Int) in AnyHashable(number / place % 4) } }
    let sample = Self.space(256).pairing(digits(1), digits(4), digits(16), digits(64))
    for (one, other) in [(1, 4), (1, 16), (1, 64), (4, 16), (4, 64), (16, 64)] {
      #expect(Set(sample.map { [digits(one)($0), digits(other)($0)] }).count == 16)
    }
    #expect(sample.count < 48)
    #expect(Self.space(3).pairing(digits(1), digits(4)) == [0, 1, 2])
  }

  @Test func `the name alone decides about the sample`() {
    let ways: [(TestSpace<Int>) -> [Int]] = [
      { $0.some(10) }, { $0.covering { $0 % 10 } }, { $0.pairing({ $0 % 3 }, { $0 % 5 }) },
    ]
    for way in ways {
      #expect(way(Self.space(1_000)) == way(Self.space(1_000)))
      #expect(way(Self.space(1_000)) != way(Self.space(1_000, name: "b")))
    }
  }

  @Test(arguments: [nil, "", "all", "12", "x"])
  func `LAB_TESTS gives the size`(_ text: String?) {
    let all = Array(0..<130)
    let some = Self.space(130).some(3)
    let expected = [nil: some, "": some, "all": all, "12": [12], "x": some]
    #expect(Self.space(130, size: TestSize(text)).some(3) == expected[text])
  }

  @Test func `a text selects the cases that contain it, unless one is equal to it`() {
    let names = ["ab", "abc", "b"]
    #expect(TestSpace("a", names, size: .only("ab")).some(1) == ["ab"])
    #expect(TestSpace("a", names, size: .only("a")).some(1) == ["ab", "abc"])
  }

  @Test func `the first cases are a sample of a space whose cases grow`() {
    #expect(Self.space(100).first(3) == [0, 1, 2])
    #expect(Self.space(2).first(3) == [0, 1])
  }

  @Test func `parts of a space have different samples`() {
    let parts = ["x", "y"].map { TestSpace("a", part: $0, 0..<1_000, size: .sample).some(9) }
    #expect(parts[0] != parts[1])
  }

  @Test func `a product has each pair once`() {
    #expect(product([1, 2], ["a", "b"]).map { "\($0)\($1)" } == ["1a", "1b", "2a", "2b"])
  }
}
