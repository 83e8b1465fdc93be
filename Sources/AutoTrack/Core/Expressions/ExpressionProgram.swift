/// A regular expression compiled to instructions of a virtual machine.
struct ExpressionProgram: Sendable {
  /// The instructions; the first one is the entry.
  private(set) var instructions: [Instruction] = []

  enum Instruction: Equatable, Sendable {
    /// Consumes a character of a class and continues with the next instruction.
    case take(LetterClass)
    /// Continues with the next instruction if a condition holds.
    case require(ExpressionNode.Anchor)
    /// Continues at another instruction.
    case jump(Int)
    /// Continues at two instructions; the first is preferred.
    case split(Int, Int)
    case match
  }

  /// Compiles an expression.
  ///
  /// - Throws: `tooLarge`, before any instruction is generated.
  init(_ node: ExpressionNode) throws(ExpressionFault) {
    guard node.size <= RegularExpression.largestProgram else {
      throw ExpressionFault(.tooLarge, at: 1)
    }
    emit(node)
    instructions.append(.match)
  }

  private mutating func emit(_ node: ExpressionNode) {
    switch node {
    case .empty: break
    case .letter(let letters): instructions.append(.take(letters))
    case .anchor(let anchor): instructions.append(.require(anchor))
    case .sequence(let parts): for part in parts { emit(part) }
    case .choice(let parts): emitChoice(of: parts)
    case .repetition(let part, let minimum, let maximum, let isGreedy):
      emit(part, minimum, maximum, isGreedy)
    }
  }

  private mutating func emitChoice(of parts: [ExpressionNode]) {
    var ends: [Int] = []
    for part in parts.dropLast() {
      let split = reserve()
      emit(part)
      ends.append(reserve())
      instructions[split] = .split(split + 1, instructions.count)
    }
    if let last = parts.last { emit(last) }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func emit(
    _ part: ExpressionNode, _ minimum: Int, _ maximum: Int?, _ isGreedy: Bool
  ) {
    guard let maximum else { return emitLoop(of: part, minimum, isGreedy) }
    for _ in 0..<minimum { emit(part) }
    var splits: [Int] = []
    for _ in minimum..<maximum {
      splits.append(reserve())
      emit(part)
    }
    for split in splits { setSplit(at: split, split + 1, instructions.count, isGreedy) }
  }

  /// Compiles `x*` as `(x+)?`.
  ///
  /// An iteration that takes no character then ends the loop, as in engines with backtracking.
  private mutating func emitLoop(of part: ExpressionNode, _ minimum: Int, _ isGreedy: Bool) {
    let skip = minimum == 0 ? reserve() : nil
    for _ in 1..<max(1, minimum) { emit(part) }
    let start = instructions.count
    emit(part)
    let split = reserve()
    setSplit(at: split, start, split + 1, isGreedy)
    if let skip { setSplit(at: skip, start, instructions.count, isGreedy) }
  }

  private mutating func setSplit(at place: Int, _ body: Int, _ exit: Int, _ isGreedy: Bool) {
    instructions[place] = isGreedy ? .split(body, exit) : .split(exit, body)
  }

  /// Reserves the index of a jump or split whose target is not known yet.
  private mutating func reserve() -> Int {
    instructions.append(.jump(instructions.count + 1))
    return instructions.count - 1
  }
}
