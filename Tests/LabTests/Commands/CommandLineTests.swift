import Testing

@testable import lab

@Suite struct CommandLines {
  /// A command line, and what is said of it.
  struct Row: CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ message: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.message = message
    }
  }

  private func run(_ arguments: [String], _ files: MemoryFiles = MemoryFiles([:])) -> LabRun {
    let output = MemoryOutput()
    let messages = MemoryOutput()
    let console = Console(output: output, errors: messages, files: files)
    let code = Lab.main(arguments: arguments, console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test(arguments: [
    Row("rnu", "unknown command 'rnu'; did you mean 'run'?"),
    Row("simulate", "unknown command 'simulate'; commands: run, check, bench, help"),
    Row("--verison", "unknown command '--verison'; did you mean '--version'?"),
    Row("--verion", "unknown command '--verion'; did you mean '--version'?"),
    Row("version", "unknown command 'version'; did you mean '--version'?"),
    Row("--version foo", "--version stands alone, found 'foo'"),
    Row("help run check", "help takes one command, found 'check' too"),
    Row("run --seed 1 --seed 2", "--seed is given twice"),
    Row("run --list --list", "--list is given twice"),
    Row("run --reporter pretty,jsonl", "only one reporter may own stdout"),
    Row("run --reporter pretty --reporter jsonl", "only one reporter may own stdout"),
    Row("help rnu", "unknown command 'rnu'; did you mean 'run'?"),
    Row("run --sed 7", "run has no flag '--sed'; did you mean '--seed'?"),
    Row("check --seed 7", "check has no flag '--seed'; it has --help"),
    Row("run --seed", "--seed needs a value; write --seed N"),
    Row(
      "run --seed=-1",
      "--seed needs a whole number from 0 to 18446744073709551615, found '-1'"),
    Row("run --reporter prety", "unknown reporter 'prety'; did you mean 'pretty'?"),
    Row("run --reporter xml", "unknown reporter 'xml'; reporters: pretty, jsonl"),
    Row("run --list=yes", "--list takes no value, found 'yes'"),
    Row(
      "run --filter (", "--filter needs a regular expression; '(' is none: expected ')'"),
    Row("bench fast", "bench takes no operands, found 'fast'"),
  ])
  func `a wrong command line says what is wrong, and the way out`(row: Row) {
    #expect(
      run(row.arguments)
        == LabRun(
          .invalid, messages: "lab: \(row.message)\nlab help shows the commands\n"))
  }

  @Test func `without a word, the commands are shown as a message`() {
    let run = run([])
    #expect(run.code == .invalid)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("Runs scripted sessions of simulated apps"))
  }

  @Test func `the version`() {
    #expect(run(["--version"]) == LabRun(.held, output: "lab \(Lab.version)\n"))
  }

  @Test(arguments: ["help", "--help", "-h"])
  func `help shows every command`(word: String) {
    #expect(
      run([word])
        == LabRun(
          .held,
          output: """
            Runs scripted sessions of simulated apps, and shows what auto-capture makes of them.

              lab run [PATH…]     runs scenarios and compares what comes out
              lab check [PATH…]   reads and checks files, runs nothing
              lab bench           measures the lab's own figures
              lab help [COMMAND]  shows what commands do

            lab COMMAND --help shows the flags of a command, lab --version the version.
            Exit codes: 0 all held, 1 an expectation failed, 2 usage or an invalid file,
            3 a fault of the lab, 4 nothing matched.

            """))
  }

  @Test(arguments: ["help run", "run --help", "run -h", "run nowhere --list -h"])
  func `help of a command shows its flags`(words: String) {
    #expect(
      run(words.split(separator: " ").map(String.init))
        == LabRun(
          .held,
          output: """
            lab run [PATH…]: runs scenarios and compares what comes out
            Looks below Scenarios unless paths are given; files in folders named apps hold apps.
            All files are read and checked before the first scenario runs.

              --reporter pretty|jsonl  how results are shown; pretty unless given
              --seed N                 what chance grows from, in place of the scenario's own
              --filter REGEX           only scenarios whose path or title matches
              --list                   one scenario a line; runs nothing
              --help                   what the command does, and how

            """))
  }

  @Test(arguments: Command.all.map(\.name))
  func `every command has help`(name: String) {
    let run = run([name, "--help"])
    #expect(run.code == .held)
    #expect(run.output.hasPrefix("lab \(name)"))
  }
}
