@testable import LabLanguage
@testable import LabSystem

/// Messages about places in files, as marks below the lines of a case.
struct CaseMarks {
  /// The marks by the index of the line of the case above them.
  private(set) var lines: [Int: [String]] = [:]
  /// The marks of places outside of the case.
  private(set) var others: [String] = []
  /// The messages in full, with the lines of the files.
  private var whole = ""
  private var count = 0

  /// Takes the messages of a run; nil if it printed anything else.
  init?(_ run: LabRun, on input: CaseInput) {
    let isInvalid = run.code == .invalid
    guard isInvalid ? run.output.isEmpty : run.code == .held && run.isWellFormed else {
      return nil
    }
    var rest = run.messages.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.first, let message = Message(line, input.texts) {
      rest = rest.dropFirst(message.position == nil ? 1 : 3)
      var note: String?
      if message.position != nil, let next = rest.first, !next.isEmpty,
        Message(next, input.texts) == nil, next.wholeMatch(of: /\d+ mistakes?/) == nil
      {
        note = String(next)
        rest = rest.dropFirst()
      }
      add(message, note, input)
    }
    if isInvalid { whole += count == 1 ? "1 mistake\n" : "\(count) mistakes\n" }
    guard whole == run.messages else { return nil }
  }

  private mutating func add(_ message: Message, _ note: String?, _ input: CaseInput) {
    count += 1
    whole += message.whole(note, in: input.texts) + "\n"
    let end = note.map { " | \($0)" } ?? ""
    let place = input.places.last { place in
      place.path == message.path && place.line == message.position?.line
        && place.before < message.position?.column ?? 0
    }
    guard let place, let column = message.position?.column else {
      others.append("^ \(message.line)\(end)")
      return
    }
    let indent = String(repeating: " ", count: place.indent + column - 1 - place.before)
    lines[place.index, default: []].append("\(indent)^ \(message.text)\(end)")
  }
}

extension CaseMarks {
  /// The first line of a message: `a.json5:1:7: expected …`.
  private struct Message {
    let line: Substring
    let path: String
    let position: (line: Int, column: Int)?
    /// The rest of the line, with the word for a warning.
    let text: Substring

    init?(_ line: Substring, _ texts: [String: String]) {
      self.line = line
      if let match = line.wholeMatch(of: /([^:]+):(\d+):(\d+): (.*)/),
        let number = Int(match.2), let column = Int(match.3)
      {
        (path, position, text) = (String(match.1), (number, column), match.4)
      } else if let match = line.wholeMatch(of: /([^:\ ]*[.\/][^:\ ]*): (.*)/) {
        (path, position, text) = (String(match.1), nil, match.2)
      } else {
        return nil
      }
    }

    /// The message with the line of the file, the caret and a note.
    func whole(_ note: String?, in texts: [String: String]) -> String {
      guard let position, let text = texts[path],
        let file = try? SourceFile(name: path, bytes: Array(text.utf8))
      else { return String(line) }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard position.line <= lines.count else { return "" }
      let before = lines.prefix(position.line - 1).reduce(0) { $0 + $1.utf8.count + 1 }
      let offset = before + lines[position.line - 1].prefix(position.column - 1).utf8.count
      let isWarning = self.text.hasPrefix("warning: ")
      let mistake = Mistake(
        String(isWarning ? self.text.dropFirst(9) : self.text), at: offset, note: note)
      return SourceError(mistake, in: file, isWarning: isWarning).description
    }
  }
}

extension LabRun {
  /// True after `lab check` of one valid file.
  fileprivate var isWellFormed: Bool {
    output.wholeMatch(of: /[01] scenarios? and [01] app files? are well-formed\n/) != nil
  }
}
