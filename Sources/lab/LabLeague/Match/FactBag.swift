/// Numbers for facts, in the order in which they were first seen.
struct FactNumbers: Sendable {
  private var numbers: [String: Int] = [:]

  var count: Int { numbers.count }

  mutating func number(of fact: String) -> Int {
    if let known = numbers[fact] { return known }
    numbers[fact] = numbers.count
    return numbers.count - 1
  }
}

/// Facts with the number of times that each occurs, in the order of their numbers.
struct FactBag: Sendable {
  private(set) var facts: [Fact] = []

  struct Fact: Sendable {
    let number: Int
    var count: Int
  }

  init(_ numbers: [Int] = []) {
    for number in numbers.sorted() {
      if facts.last?.number == number {
        facts[facts.count - 1].count += 1
      } else {
        facts.append(Fact(number: number, count: 1))
      }
    }
  }

  var isEmpty: Bool { facts.isEmpty }

  mutating func add(_ numbers: [Int]) { add(FactBag(numbers)) }

  mutating func add(_ other: FactBag) { merge(other, +) }

  /// Takes facts away; a fact with no occurrence left disappears.
  mutating func remove(_ other: FactBag) {
    merge(other, -)
    facts.removeAll { $0.count <= 0 }
  }

  private mutating func merge(_ other: FactBag, _ sum: (Int, Int) -> Int) {
    var merged: [Fact] = []
    merged.reserveCapacity(facts.count + other.facts.count)
    forEach(with: other) { merged.append(Fact(number: $0, count: sum($1, $2))) }
    facts = merged
  }

  /// Calls back with each fact and its counts in both bags.
  func forEach(with other: FactBag, _ visit: (Int, Int, Int) -> Void) {
    var (mine, theirs) = (0, 0)
    while mine < facts.count || theirs < other.facts.count {
      let left = mine < facts.count ? facts[mine].number : Int.max
      let right = theirs < other.facts.count ? other.facts[theirs].number : Int.max
      visit(
        min(left, right), left <= right ? facts[mine].count : 0,
        right <= left ? other.facts[theirs].count : 0)
      if left <= right { mine += 1 }
      if right <= left { theirs += 1 }
    }
  }

  /// Returns the common part of two bags by weight; nil if both are empty.
  func share(with other: FactBag, weight: (Int) -> Double) -> Double? {
    guard !isEmpty || !other.isEmpty else { return nil }
    var (common, all) = (0.0, 0.0)
    forEach(with: other) { number, mine, theirs in
      let weight = weight(number)
      common += Double(min(mine, theirs)) * weight
      all += Double(max(mine, theirs)) * weight
    }
    return common / all
  }
}
