/// Fingers on the screen, in the order in which they came down.
///
/// Mostly there is one, which needs no list of its own.
struct TouchList {
  /// The one that came down first; nil for none.
  private var first: Touch?
  /// Those that came down after it, if there are any.
  private var others: [Touch]?

  /// No finger.
  init() {}

  /// Fingers in this order.
  init(_ touches: some Sequence<Touch>) {
    for touch in touches { add(touch) }
  }

  /// All of them.
  var all: [Touch] { first.map { [$0] + (others ?? []) } ?? [] }

  /// The only one; nil for none and for several.
  var only: Touch? { others == nil ? first : nil }

  /// The first for which a condition holds.
  func first(where condition: (Touch) -> Bool) -> Touch? {
    if let first, condition(first) { return first }
    return others?.first(where: condition)
  }

  /// Whether a finger is among them.
  func contains(_ touch: Touch) -> Bool {
    first === touch || others?.contains { $0 === touch } == true
  }

  /// They and another one, which came down last.
  func adding(_ touch: Touch) -> TouchList {
    var list = self
    list.add(touch)
    return list
  }

  /// They without one of them.
  func removing(_ touch: Touch) -> TouchList {
    only === touch ? TouchList() : TouchList(all.filter { $0 !== touch })
  }

  private mutating func add(_ touch: Touch) {
    if first == nil { first = touch } else { others = (others ?? []) + [touch] }
  }
}
