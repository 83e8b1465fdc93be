/// The nested steps of pages, innermost last.
///
/// A step nests when its page opens another page, or its element taps another. The depth is
/// limited, because every level takes some of the lab's own stack.
struct PageChain {
  private var steps: [Link] = []

  private struct Link: Equatable {
    let step: String
    let page: String
  }

  /// True if another step would exceed the depth limit.
  var isFull: Bool { steps.count >= Budget.maximumCalls }

  mutating func begin(_ step: String, on page: String) {
    steps.append(Link(step: step, page: page))
  }

  mutating func end() { steps.removeLast() }

  /// The steps that repeat, in order; all of them if none does.
  var loop: String {
    guard let last = steps.last else { return "" }
    let before = steps.dropLast().lastIndex(of: last)
    let round = before.map { steps[($0 + 1)...] } ?? steps[...]
    return round.map { "\($0.step) on \($0.page)" }.joined(separator: ", ")
  }
}
