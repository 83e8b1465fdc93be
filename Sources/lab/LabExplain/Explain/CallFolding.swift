import LabLanguage
import Wording

/// Folds recursion in a list of messages: the same lines again and again, each time deeper.
enum CallFolding {
  /// The most lines of one round of a recursion.
  private static let longestRound = 8
  private static let fewestRepeats = 3

  /// Returns the lines with each recursion in one round and a line that counts the rest.
  static func folded(_ calls: [StepTrace.CallRow]) -> [StepTrace.CallRow] {
    var folded: [StepTrace.CallRow] = []
    var start = 0
    while start < calls.count {
      guard let (round, repeats) = recursion(in: calls, from: start) else {
        folded.append(calls[start])
        start += 1
        continue
      }
      let lines = calls[start..<start + round]
      folded += lines
      let count = repeats + earlier(calls[start], in: calls[..<start])
      folded.append(summary(of: Array(lines), count, calls[start + round].depth))
      start += round * (repeats + 1)
    }
    return folded
  }

  /// Returns the length of a round that repeats at ever greater depths, and the repeats after it.
  private static func recursion(
    in calls: [StepTrace.CallRow], from start: Int
  ) -> (round: Int, repeats: Int)? {
    for round in 1...longestRound where start + round < calls.count {
      let step = calls[start + round].depth - calls[start].depth
      guard step > 0 else { continue }
      var end = start + round
      while end < calls.count, calls[end].repeats(calls[end - round], deeperBy: step) { end += 1 }
      let repeats = (end - start) / round - 1
      if repeats >= fewestRepeats { return (round, repeats) }
    }
    return nil
  }

  /// Returns the number of calls by itself up to a message, from the calls around it.
  private static func earlier(
    _ message: StepTrace.CallRow, in calls: ArraySlice<StepTrace.CallRow>
  ) -> Int {
    var (count, depth) = (0, message.depth)
    for call in calls.reversed() where call.selector != nil && call.depth < depth {
      guard call.text == message.text, call.detail == message.detail else {
        // Code that was written for the message, under another name, makes the first of them.
        return call.endsInCode(for: message) ? count + 1 : count
      }
      (count, depth) = (count + 1, call.depth)
    }
    return count
  }

  private static func summary(
    of lines: [StepTrace.CallRow], _ repeats: Int, _ depth: Int
  ) -> StepTrace.CallRow {
    let messages = lines.compactMap(\.selector)
    guard let first = messages.first, messages.count == 1 else {
      return StepTrace.CallRow(
        depth: depth, text: "these \(lines.count) lines \(repeats, "more time")")
    }
    return StepTrace.CallRow(depth: depth, text: "\(first) called itself \(repeats, "time")")
  }
}

extension StepTrace.CallRow {
  fileprivate func repeats(_ other: Self, deeperBy step: Int) -> Bool {
    text == other.text && detail == other.detail && depth == other.depth + step
  }

  /// True if the last code that runs for the message was written for that of the other line.
  fileprivate func endsInCode(for other: Self) -> Bool {
    other.selector.map { detail.text.hasSuffix(" \($0)]") } ?? false
  }

  /// The selector of a message; nil for another line.
  fileprivate var selector: String? {
    let text = text.text
    guard text.hasPrefix("-["), let end = text.firstIndex(of: "]") else { return nil }
    return text[..<end].split(separator: " ").last.map(String.init)
  }
}
