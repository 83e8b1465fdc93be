extension CaseFile.Part {
  /// The lines with the answers that the lab gives now.
  func answered() throws -> [String] {
    guard let setup else { return lines.map(\.written) }
    let input = try CaseInput(lines, after: setup)
    let folder = MemoryFolder(input.texts)
    let answers = input.commands.map { (CaseAnswer($0.text, in: folder), $0.index) }
    guard !answers.isEmpty else { return lines.map(\.written) + ["! no command"] }
    let marks = answers.count == 1 ? CaseMarks(answers[0].0.run, on: input) : nil
    var found: [String] = []
    for (index, line) in lines.enumerated() where line.kind != .answer {
      found += [line.written] + (marks?.lines[index] ?? [])
      guard marks == nil else { continue }
      for case (let answer, index) in answers {
        found += answer.lines.isEmpty && !line.isSilent ? ["= 0"] : answer.lines
      }
    }
    return found + (marks?.others ?? answers.filter { $0.1 == nil }.flatMap(\.0.lines))
  }

  /// The number of the first line that differs, and the lines that do; nil if none does.
  func mistake(in found: [String]) -> (line: Int, text: String)? {
    let expected = lines.map(\.written)
    guard found != expected else { return nil }
    let same = zip(expected, found).prefix { $0 == $1 }.count
    let rest = (expected.dropFirst(same), found.dropFirst(same))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let shown = [rest.0, rest.1].map { lines in
      lines.dropLast(end).map { "\n  \($0)" }.joined()
    }
    return (start + same, "expected:\(shown[0])\nfound:\(shown[1])")
  }
}
