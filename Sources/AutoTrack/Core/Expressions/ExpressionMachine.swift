/// A machine that runs all threads of a regular expression in lockstep over a text.
///
/// At each position of the text an instruction runs at most once, for the preferred one of the
/// threads that reach it. So neither time nor memory depends on the number of ways to match.
struct ExpressionMachine {
  private let program: [ExpressionProgram.Instruction]
  /// The number of instructions that have run.
  private(set) var steps = 0
  /// The threads that were advanced, in the order of preference.
  private var waiting: [Thread] = []
  /// The threads at the current position that take a character or have matched.
  private var ready: [Thread] = []
  /// The last position of the text at which each instruction ran; -1 for none.
  private var seen: [Int]
  /// The branches of the current thread that are still to run.
  private var branches: [Int] = []
  private var found: Range<String.Index>?

  /// A thread: its next instruction and the start of its match.
  private struct Thread {
    let instruction: Int
    let start: String.Index
  }

  /// A position in the text with the characters on both sides.
  private struct Place {
    let number: Int
    let index: String.Index
    let previous: Character?
    let next: Character?
    let isLast: Bool
  }

  init(_ program: ExpressionProgram) {
    self.program = program.instructions
    seen = Array(repeating: -1, count: program.instructions.count)
  }

  /// Returns the leftmost match; with `isAnyEnough`, the first that is found.
  mutating func firstMatch(
    in text: String, isAnyEnough: Bool = false
  ) -> Range<String.Index>? {
    var (number, index, previous) = (0, text.startIndex, Character?.none)
    while true {
      let isAtEnd = index == text.endIndex
      let next = isAtEnd ? nil : text[index]
      let after = isAtEnd ? index : text.index(after: index)
      run(
        at: Place(
          number: number, index: index, previous: previous, next: next,
          isLast: after == text.endIndex))
      // Threads that still wait are preferred to the one that matched.
      if isAtEnd || found != nil && (isAnyEnough || waiting.isEmpty) { return found }
      (number, index, previous) = (number + 1, after, next)
    }
  }

  /// Runs the waiting threads at a position and advances those that take the next character.
  private mutating func run(at place: Place) {
    ready.removeAll(keepingCapacity: true)
    for thread in waiting { follow(thread, at: place) }
    // A later start is the least preferred thread, because the leftmost match wins.
    if found == nil { follow(Thread(instruction: 0, start: place.index), at: place) }
    waiting.removeAll(keepingCapacity: true)
    for thread in ready {
      steps += 1
      switch program[thread.instruction] {
      case .take(let letters):
        guard let next = place.next, letters.contains(next) else { continue }
        waiting.append(Thread(instruction: thread.instruction + 1, start: thread.start))
      default:
        // All later threads are less preferred, so they are cut off.
        found = thread.start..<place.index
        return
      }
    }
  }

  /// Runs the instructions that take no character, the preferred branch first.
  private mutating func follow(_ thread: Thread, at place: Place) {
    branches.append(thread.instruction)
    while let instruction = branches.popLast() {
      guard seen[instruction] != place.number else { continue }
      seen[instruction] = place.number
      steps += 1
      switch program[instruction] {
      case .jump(let target): branches.append(target)
      case .split(let first, let second): branches += [second, first]
      case .require(let anchor):
        if anchor.holds(between: place.previous, and: place.next, isLast: place.isLast) {
          branches.append(instruction + 1)
        }
      case .take, .match:
        ready.append(Thread(instruction: instruction, start: thread.start))
      }
    }
  }
}
