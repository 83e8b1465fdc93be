/// The steps of pages that run inside each other, the innermost last.
///
/// A page that is left for another, or an element whose steps tap another, adds to it; no scenario
/// may fill the lab's own stack with them.
struct PageChain {
  private var steps: [Link] = []

  private struct Link: Equatable {
    let step: String
    let page: String
  }

  /// Whether one more step would go deeper than pages may.
  var isFull: Bool { steps.count >= Budget.maximumCalls }

  /// A step of a page begins within those before it.
  mutating func begin(_ step: String, on page: String) {
    steps.append(Link(step: step, page: page))
  }

  /// The innermost step has been done.
  mutating func end() { steps.removeLast() }

  /// The steps that come round again, in order; all of them where none does.
  var loop: String {
    guard let last = steps.last else { return "" }
    let before = steps.dropLast().lastIndex(of: last)
    let round = before.map { steps[($0 + 1)...] } ?? steps[...]
    return round.map { "\($0.step) on \($0.page)" }.joined(separator: ", ")
  }
}
