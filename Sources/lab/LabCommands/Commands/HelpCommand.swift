import LabLanguage
import LabSystem
import Wording

extension Command {
  package static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "shows help for a command", details: [],
    flags: [], examples: ["lab help run"]
  ) { arguments, console throws(LabError) in
    try arguments.allowOperands(upTo: 1, "help takes one command")
    guard let name = arguments.operands.first else {
      console.output.write(HelpText(for: console).overview(of: arguments.program))
      return .held
    }
    let command = try arguments.program.command(name).naming(arguments.trackers)
    console.output.write(HelpText(for: console).text(of: command))
    return .held
  }
}

/// The text of help, generated from the table of commands, in the width of a terminal.
struct HelpText {
  private let program: String
  private let words: Sentences
  private let width: Int?

  /// The widest text for people; a wider terminal does not make lines longer.
  private static let widest = 100

  /// The help of a program; a nil width is that of a pipe.
  init(of program: String, _ words: Sentences = .english, width: Int?) {
    (self.program, self.words) = (program, words)
    self.width = width.map { min($0, Self.widest) }
  }

  init(for console: CommandConsole) {
    self.init(of: console.program, console.words, width: console.width)
  }

  func overview(of set: Program = .lab) -> String {
    let usages = set.commands.map { $0.usage(by: program) }
    let tables = set.groups.flatMap { group in
      [words(group.title)]
        + table(group.commands.map { ($0.usage(by: program), $0.summary) }, besides: usages)
        + [""]
    }
    let flags: [Sentence] = [
      "\(program) COMMAND --help shows the flags of a command, \(program) --version the version."
    ]
    let codes: [Sentence] = [
      "Exit codes: 0 every expectation held, 1 an expectation failed or an event was lost,",
      "2 wrong usage or an invalid file, 3 a bug in the lab, 4 nothing matched, 130 Ctrl-C.",
    ]
    let end = flags + set.notes(program) + codes
    return text(paragraphs([set.purpose]) + [""] + tables + paragraphs(end))
  }

  func text(of command: Command) -> String {
    let flags = command.allFlags.map { ($0.usage, $0.meaning) }
    let head = paragraphs(["\(command.usage(by: program)): \(command.summary)"])
    return text(
      head + paragraphs(command.details) + [""] + table(flags) + examples(of: command))
  }

  /// Returns the usage with all flags, which follows a wrong command line.
  func usage(of command: Command) -> String {
    var usage = StyledText()
    usage.add(words("usage: \(command.usage(by: program))"))
    for flag in command.allFlags {
      usage.add(" ")
      usage.add(whole: "[\(flag.usage)]")
    }
    let lines = usage.lines(.plain, width: width ?? Self.widest, indent: 7)
    return text(lines + [words("\(program) \(command.name) --help explains them")])
  }

  /// An example is a command to copy, so a long one goes on after a backslash.
  private func examples(of command: Command) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return ["", words("Examples:")] + command.examples.flatMap { lines(of: named($0)) }
  }

  private func lines(of example: String) -> [String] {
    example.split(separator: " ").reduce(into: [" "]) { lines, word in
      if word.hasPrefix("--"), lines[lines.count - 1].cells + word.cells > Self.widest - 25 {
        lines[lines.count - 1] += " \\"
        lines.append("   ")
      }
      lines[lines.count - 1] += " \(word)"
    }
  }

  /// Returns an example with the name of the program that runs.
  private func named(_ example: String) -> String {
    example.hasPrefix("lab ") ? program + example.dropFirst(3) : example
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// Fills the lines of paragraphs; a line that ends a sentence ends its paragraph.
  private func paragraphs(_ lines: [Sentence]) -> [String] {
    guard width != nil || !words.isEnglish else { return lines.map(\.text) }
    return Self.paragraphs(lines).flatMap { wrapped(words($0), indent: 0) }
  }

  /// Joins lines up to those that end a sentence.
  static func paragraphs(_ lines: [Sentence]) -> [Sentence] {
    lines.reduce(into: []) { paragraphs, line in
      if let last = paragraphs.last, last.text.last != ".", last.text.last != ":" {
        paragraphs[paragraphs.count - 1] = last + " " + line
      } else {
        paragraphs.append(line)
      }
    }
  }

  /// Returns two columns; the first is as wide as its widest name here or in other tables.
  private func table(_ rows: [(String, Sentence)], besides others: [String] = []) -> [String] {
    let widest = (width ?? Self.widest) / 2 - 4
    let column = (rows.map(\.0) + others).map(\.cells).filter { $0 <= widest }.max() ?? 0
    return rows.flatMap { name, sentence -> [String] in
      let meaning = words(sentence)
      let gap = String(repeating: " ", count: max(2, column - name.cells + 2))
      guard name.cells > column else {
        return wrapped("  \(name)\(gap)\(meaning)", indent: column + 4)
      }
      // A name that is too wide has its meaning below it.
      let blanks = String(repeating: " ", count: column + 4)
      return wrapped("  \(name)", indent: 4) + wrapped(blanks + meaning, indent: column + 4)
    }
  }

  private func wrapped(_ line: String, indent: Int) -> [String] {
    var text = StyledText()
    text.add(line)
    return text.lines(.plain, width: width ?? Self.widest, indent: indent)
  }
}
