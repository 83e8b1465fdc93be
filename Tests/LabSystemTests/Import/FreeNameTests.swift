import Testing
@testable import LabSystem

/// Names that a number tells apart.
@Suite struct FreeNames {
  /// The name found among taken ones, and the numbers that were tried.
  private func find(taken: Set<String>) -> (name: String, numbers: [Int]) {
    var numbers: [Int] = []
    let name = "Home".freeName(
      numbered: { number in
        numbers.append(number)
        return "Home \(number)"
      }, isFree: { !taken.contains($0) })
    return (name, numbers)
  }

  @Test func `a name that is free gets no number, and no other is made`() {
    #expect(find(taken: ["Home 2"]) == ("Home", []))
  }

  @Test func `the first number that is free is taken, and none after it is made`() {
    #expect(find(taken: ["Home", "Home 2", "Home 4"]) == ("Home 3", [2, 3]))
  }
}
