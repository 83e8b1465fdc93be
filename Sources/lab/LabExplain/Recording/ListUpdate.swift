import AutoTrack
import LabKit
import LabLanguage

/// The edits of a written list of expected events that make it agree with the events found.
struct ListUpdate {
  private(set) var edits: [SourceEdit] = []
  private let list: Node
  private let items: [Node]
  private let file: SourceFile

  init(of list: Node, _ pairs: [EventAlignment.Pair], in file: SourceFile) {
    self.list = list
    self.file = file
    if case .array(let items) = list.value { self.items = items } else { items = [] }
    for run in Self.runs(of: pairs) { add(run) }
  }

  /// Neighbouring items to remove and events to write, between two items that stay.
  private struct Run {
    var removed: Range<Int>
    var added: [Event] = []
  }

  /// Items that stay get the edits of their values; the others are collected in runs.
  private static func runs(of pairs: [EventAlignment.Pair]) -> [Part] {
    var parts: [Part] = []
    var run = Run(removed: 0..<0)
    for pair in pairs {
      switch pair {
      case .both(let index, let differing, _) where differing.allSatisfy({ $0.found != nil }):
        parts += [.change(run), .values(index, differing)]
        run = Run(removed: index + 1..<index + 1)
      case .both(let index, _, let event):
        run.removed = run.removed.lowerBound..<index + 1
        run.added.append(event)
      case .missing(let index): run.removed = run.removed.lowerBound..<index + 1
      case .unexpected(let event): run.added.append(event)
      }
    }
    return parts + [.change(run)]
  }

  private enum Part {
    case change(Run)
    case values(Int, [DifferingValue])
  }

  private mutating func add(_ part: Part) {
    switch part {
    case .change(let run): add(run)
    case .values(let index, let differing):
      edits += differing.compactMap { edit(of: $0, in: items[index]) }
    }
  }

  private mutating func add(_ run: Run) {
    switch (run.removed.isEmpty, run.added.isEmpty) {
    case (true, true): break
    case (false, false):
      let text = run.added.map(text).joined(separator: separator)
      edits.append(SourceEdit(bytes(of: run.removed), text))
    case (true, false): insert(run.added, before: run.removed.lowerBound)
    case (false, true): edits.append(SourceEdit(bytesAround(run.removed), ""))
    }
  }

  private mutating func insert(_ events: [Event], before index: Int) {
    let texts = events.map(text)
    if index > 0 {
      let end = items[index - 1].range.upperBound
      edits.append(SourceEdit(end..<end, texts.map { separator + $0 }.joined()))
    } else if let first = items.first {
      let start = first.range.lowerBound
      edits.append(SourceEdit(start..<start, texts.map { $0 + separator }.joined()))
    } else {
      edits.append(SourceEdit(list.range, "[\(texts.joined(separator: ", "))]"))
    }
  }

  private func bytes(of run: Range<Int>) -> Range<Int> {
    items[run.lowerBound].range.lowerBound..<items[run.upperBound - 1].range.upperBound
  }

  /// The bytes of removed items with the comma before or after them.
  private func bytesAround(_ run: Range<Int>) -> Range<Int> {
    if run.upperBound < items.count {
      return items[run.lowerBound].range.lowerBound..<items[run.upperBound].range.lowerBound
    }
    guard run.lowerBound > 0 else {
      // Between the brackets.
      return list.range.lowerBound + 1..<list.range.upperBound - 1
    }
    return items[run.lowerBound - 1].range.upperBound..<items[run.upperBound - 1].range.upperBound
  }

  /// The text between two items: items of a list on several lines have lines of their own.
  private var separator: String {
    guard let first = items.first,
      !file.lineRange(at: list.range.lowerBound).contains(first.range.lowerBound)
    else { return ", " }
    return ",\n"
      + String(repeating: " ", count: file.position(at: first.range.lowerBound).column - 1)
  }

  private func text(of event: Event) -> String { ExpectationText(event).line }

  /// Returns the edit that puts the found value in the place of an expected one.
  private func edit(of differing: DifferingValue, in item: Node) -> SourceEdit? {
    guard let found = differing.found, case .object(let members) = item.value else { return nil }
    let nested = ["with", "envelope"].compactMap { item[$0] }.flatMap { node in
      if case .object(let inner) = node.value { inner } else { [Node.Member]() }
    }
    guard
      let member = (members + nested).first(where: { $0.keyRange == differing.key.range })
    else { return nil }
    let form = ShortForm(rawValue: member.key)
    return SourceEdit(member.value.range, form?.text(of: found) ?? "\(found)")
  }
}
