/// The methods of a Swift class; each method's code is made on first lookup.
///
/// A plan is immutable, so all tables with the same catalog share it. The code that it makes
/// belongs to one class of one table.
final class MethodPlan: Sendable {
  /// A factory for the code of one method.
  typealias Maker = @Sendable () -> Implementation

  /// The selectors with numbers common to all tables, in ascending order.
  let numbers: [UInt32]
  let named: [(name: String, make: Maker)]
  private let makers: [Maker]
  /// One bit per selector number, because most lookups are for a missing method.
  private let bits: [UInt64]
  /// The number of methods before each word of bits.
  private let ranks: [Int]

  /// Builds the bit set; of two methods for one message, the last one wins.
  init(_ methods: [UInt32: Maker], named: [(name: String, make: Maker)]) {
    let sorted = methods.sorted { $0.key < $1.key }
    (numbers, makers, self.named) = (sorted.map(\.key), sorted.map(\.value), named)
    var bits: [UInt64] = Array(repeating: 0, count: numbers.last.map { Int($0 >> 6) + 1 } ?? 0)
    for number in numbers { bits[Int(number >> 6)] |= 1 << UInt64(number & 63) }
    self.bits = bits
    ranks = bits.indices.map { word in bits[..<word].reduce(0) { $0 + $1.nonzeroBitCount } }
  }

  /// Returns the index of a selector's method; nil if the plan has none.
  func place(of number: UInt32) -> Int? {
    let word = Int(number >> 6)
    guard word < bits.count else { return nil }
    let bit: UInt64 = 1 << UInt64(number & 63)
    guard bits[word] & bit != 0 else { return nil }
    // The rank of the bit: the methods in earlier words plus the lower bits of this word.
    return ranks[word] + (bits[word] & (bit - 1)).nonzeroBitCount
  }

  func make(at place: Int) -> Implementation { makers[place]() }
}

/// The methods collected from a class definition.
struct MethodDraft {
  private var methods: [UInt32: MethodPlan.Maker] = [:]
  private var named: [(name: String, make: MethodPlan.Maker)] = []

  mutating func add<S: Shape>(_ message: Message<S>, _ make: @escaping MethodPlan.Maker) {
    guard let name = message.unresolvedName else {
      return methods[message.selector.number] = make
    }
    guard let number = SystemSelector.numbers[name] else { return named.append((name, make)) }
    methods[number] = make
  }

  /// The finished plan; nil for a class without methods.
  var plan: MethodPlan? {
    methods.isEmpty && named.isEmpty ? nil : MethodPlan(methods, named: named)
  }
}

/// The immutable description of a Swift type's class, from which a table makes the class.
final class ClassPlan: Sendable {
  let name: String
  let type: DynamicObject.Type
  /// The Swift type of the superclass; nil for the root.
  let superclass: DynamicObject.Type?
  let methods: MethodPlan?
  let classMethods: MethodPlan?
  /// True if the class overrides `class`.
  let overridesClass: Bool

  init(of type: DynamicObject.Type) {
    let definition = ClassDefinition.definition(of: type)
    (name, superclass) = (definition.name, definition.superclass)
    self.type = definition.type
    let draft = ClassDraft()
    definition.populate(draft)
    (methods, classMethods) = (draft.methods.plan, draft.classMethods.plan)
    let number = SelectorID(.class).number
    overridesClass =
      superclass != nil
      && (methods?.place(of: number) != nil || classMethods?.place(of: number) != nil)
  }
}

/// The mutable lists that a class definition fills.
final class ClassDraft {
  var (methods, classMethods) = (MethodDraft(), MethodDraft())
}
