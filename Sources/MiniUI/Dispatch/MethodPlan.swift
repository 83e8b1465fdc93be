/// The methods that a Swift class brings: what makes the code of each when it is first wanted.
///
/// A plan is made once and shared by all tables that know the same catalog, because nothing of it
/// ever changes; the code that it makes belongs to one class of one table.
final class MethodPlan: Sendable {
  /// Makes the code of one method.
  typealias Maker = @Sendable () -> Implementation

  /// The selectors that all tables number alike, from the lowest on.
  let numbers: [UInt32]
  /// The methods whose selectors each table numbers for itself.
  let named: [(name: String, make: Maker)]
  private let makers: [Maker]
  /// One bit for each number, because most lookups are of what a class does not have.
  private let bits: [UInt64]
  /// How many methods stand before each word of bits.
  private let ranks: [Int]

  /// Takes methods as they are; the last one of a message stays.
  init(_ methods: [UInt32: Maker], named: [(name: String, make: Maker)]) {
    let sorted = methods.sorted { $0.key < $1.key }
    (numbers, makers, self.named) = (sorted.map(\.key), sorted.map(\.value), named)
    var bits: [UInt64] = Array(repeating: 0, count: numbers.last.map { Int($0 >> 6) + 1 } ?? 0)
    for number in numbers { bits[Int(number >> 6)] |= 1 << UInt64(number & 63) }
    self.bits = bits
    ranks = bits.indices.map { word in bits[..<word].reduce(0) { $0 + $1.nonzeroBitCount } }
  }

  /// Where the method of a selector stands among the others; nil where there is none.
  func place(of number: UInt32) -> Int? {
    let word = Int(number >> 6)
    guard word < bits.count else { return nil }
    let bit: UInt64 = 1 << UInt64(number & 63)
    guard bits[word] & bit != 0 else { return nil }
    return ranks[word] + (bits[word] & (bit - 1)).nonzeroBitCount
  }

  /// Makes the code of the method at a place anew.
  func make(at place: Int) -> Implementation { makers[place]() }
}

/// Methods as a class definition lists them.
struct MethodDraft {
  private var methods: [UInt32: MethodPlan.Maker] = [:]
  private var named: [(name: String, make: MethodPlan.Maker)] = []

  /// Adds a method.
  mutating func add<S: Shape>(_ message: Message<S>, _ make: @escaping MethodPlan.Maker) {
    guard let name = message.unresolvedName else {
      return methods[message.selector.number] = make
    }
    guard let number = SystemSelector.numbers[name] else { return named.append((name, make)) }
    methods[number] = make
  }

  /// What the table needs; nil for a class without methods.
  var plan: MethodPlan? {
    methods.isEmpty && named.isEmpty ? nil : MethodPlan(methods, named: named)
  }
}
