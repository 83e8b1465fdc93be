/// The fingers on the screen, in the order in which they came down.
///
/// Usually there is one, which needs no array.
struct TouchList {
  /// The finger that came down first; nil if absent.
  private var first: Touch?
  /// The later fingers; nil if absent.
  private var others: [Touch]?

  init() {}

  init(_ touches: some Sequence<Touch>) {
    for touch in touches { add(touch) }
  }

  var all: [Touch] { first.map { [$0] + (others ?? []) } ?? [] }

  /// The only finger; nil unless there is exactly one.
  var only: Touch? { others == nil ? first : nil }

  func first(where condition: (Touch) -> Bool) -> Touch? {
    if let first, condition(first) { return first }
    return others?.first(where: condition)
  }

  func contains(_ touch: Touch) -> Bool {
    first === touch || others?.contains { $0 === touch } == true
  }

  func adding(_ touch: Touch) -> TouchList {
    var list = self
    list.add(touch)
    return list
  }

  func removing(_ touch: Touch) -> TouchList {
    only === touch ? TouchList() : TouchList(all.filter { $0 !== touch })
  }

  private mutating func add(_ touch: Touch) {
    if first == nil { first = touch } else { others = (others ?? []) + [touch] }
  }
}
