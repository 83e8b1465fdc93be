import Foundation
import TestSupport
import Testing
import Wording

@testable import LabCommands
@testable import LabDev
@testable import LabLanguage
@testable import LabSystem

/// Help in every width, with examples that work.
@Suite struct Helps {
  private static let widths = [40, 60, 80, 100, 132]

  private static func lines(_ words: [String], width: Int?) -> [String] {
    let output = MemoryOutput(isTerminal: width != nil, width: width)
    let console = CommandConsole(
      output: output, errors: MemoryOutput(), files: MemoryFiles([:]))
    _ = Lab.main(arguments: words, console)
    return output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// An example is a command to copy, which stays on one line.
  private static func isExample(_ line: String, of name: String) -> Bool {
    Command.all.first { $0.name == name }?.examples.contains { line == "  \($0)" } ?? false
  }

  @Test(arguments: Command.all.map(\.name), [60, 80, 100, 132])
  func `the help of a command fits the terminal`(_ name: String, _ width: Int) {
    for line in Self.lines(["help", name], width: width) where !Self.isExample(line, of: name) {
      #expect(line.cells <= width, "\(line)")
    }
  }

  @Test func `every text of help has a Chinese form`() {
    var texts = [Program.lab.purpose] + Program.lab.groups.map(\.title) + Program.lab.notes("lab")
    for command in Command.all {
      texts += HelpText.paragraphs(command.details) + command.allFlags.map(\.meaning)
      texts.append(command.summary)
    }
    #expect(texts.filter { !Sentences.chinese.have($0) } == [])
    for words in [["help"], ["help", "impact"]] {
      let lines = Self.lines(words + ["--lang", "zh"], width: 80)
      #expect(!lines.contains { $0.contains(" the ") }, "\(lines)")
    }
  }

  @Test(arguments: [60, 80, 100, 132]) func `the overview fits the terminal`(_ width: Int) {
    for line in Self.lines(["help"], width: width) { #expect(line.cells <= width, "\(line)") }
  }

  @Test(arguments: Command.all.map(\.name), widths)
  func `no width loses a letter`(_ name: String, _ width: Int) {
    func letters(_ width: Int?) -> String {
      Self.lines(["help", name], width: width).joined().filter { $0 != " " }
    }
    #expect(letters(width) == letters(nil))
  }

  @Test(arguments: Command.all.map(\.name), [60, 80])
  func `the usage after a mistake fits the terminal, and lists every flag`(
    _ name: String, _ width: Int
  ) throws {
    let command = try Program.lab.command(name)
    let text = HelpText(of: "lab", width: width).usage(of: command)
    let lines = text.split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.count <= width }, "\(text)")
    let letters = text.filter { !$0.isWhitespace }
    for flag in command.allFlags {
      #expect(letters.contains("[\(flag.usage)]".filter { $0 != " " }))
    }
    #expect(text.hasPrefix("usage: \(command.usage())"))
    #expect(lines.last == "lab \(name) --help explains them")
  }

  @Test(arguments: Command.all.map(\.name))
  func `the help through a pipe has lines of up to 100 cells`(_ name: String) throws {
    for words in [Sentences.english, .chinese] {
      let help = HelpText(of: "lab", words, width: nil)
      let texts = [help.text(of: try Program.lab.command(name)), help.overview()]
      let lines = texts.flatMap { $0.split(separator: "\n") }
      #expect(lines.filter { String($0).cells > 100 } == [])
    }
  }

  @Test func `the overview mentions --tracker, and the program that runs`() {
    let text = HelpText(of: "second-lab", width: nil).overview()
    #expect(text.contains("second-lab run --tracker NAME"))
    #expect(text.contains("\n  second-lab run [PATH…] "))
    #expect(!text.contains(" lab "))
  }

  /// The commands whose examples are complete in themselves, or need files of the repository.
  private static let examples = programs.flatMap { program in
    program.commands.flatMap { command in
      command.examples.map { (program.name, command.name, $0) }
    }
  }

  /// The commands of both programs, which have one `help`.
  private static let programs = [
    (name: "lab", commands: Command.all),
    (name: "lab-dev", commands: Program.development.commands.filter { $0.name != "help" }),
  ]

  @Test func `each program knows the commands of the other`() {
    #expect(Program.lab.neighbour.commands == Self.programs[1].commands.map(\.name))
    #expect(Program.development.neighbour.commands == Self.programs[0].commands.map(\.name))
  }

  @Test func `every command with operands or flags of its own has examples`() {
    let commands = Self.programs.flatMap(\.commands)
    for command in commands where !(command.operands.isEmpty && command.flags.isEmpty) {
      #expect(!command.examples.isEmpty, "\(command.name)")
    }
  }

  @Test(arguments: examples) func `an example has flags of its command, and files that exist`(
    _ program: String, _ name: String, _ example: String
  ) throws {
    let words = example.split(separator: " ").map { word in String(word.filter { $0 != "'" }) }
      .prefix { !["|", ">", "<", "&&"].contains($0) }
    #expect(Array(words.prefix(2)) == [program, name])
    let command = try (program == "lab" ? Program.lab : .development).command(name)
    let arguments = try Arguments(words.dropFirst(2), for: command)
    for path in arguments.operands where path.hasPrefix("Scenarios/") {
      let place = Repository.root.appending(path: path).path()
      #expect(Disk().kind(of: place) != nil, "\(path)")
    }
  }

  @Test func `the command that repeats a run names the program that runs`() {
    let text = Shop.scenario(steps: "    { launch: {}, expect: [] },")
    for reporter in ["pretty", "github", "junit=-"] {
      let output = MemoryOutput()
      let console = CommandConsole(
        output: output, errors: MemoryOutput(), files: MemoryFiles(["s.json5": text]))
      _ = Lab.main(
        arguments: ["run", "s.json5", "--seed", "2", "--reporter", reporter],
        console.named("second-lab"))
      #expect(output.text.contains("again: second-lab run s.json5 --seed 2"))
    }
  }
}
