import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct CommandLines {
  /// A command line and its message.
  struct Row: CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ message: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.message = message
    }
  }

  private static let reporters =
    "reporters: pretty, jsonl, junit=FILE, github, html=FILE, report-data=FILE"

  private func run(_ arguments: [String], _ files: MemoryFiles = MemoryFiles([:])) -> LabRun {
    let output = MemoryOutput()
    let messages = MemoryOutput()
    let console = CommandConsole(output: output, errors: messages, files: files)
    let code = Lab.main(arguments: arguments, console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test(arguments: [
    Row("rnu", "unknown command 'rnu'; did you mean 'run'?"),
    Row(
      "simulate",
      "unknown command 'simulate'; commands: new, run, report, record, check, why, dispatch, "
        + "screen, tree, paths, mutate, calibrate, league, impact, ids, pick, suggest, rules, "
        + "encode, import, db, sessions, crashtest, fleet, bench, completions, man, help"),
    Row("--verison", "unknown command '--verison'; did you mean '--version'?"),
    Row("--verion", "unknown command '--verion'; did you mean '--version'?"),
    Row("version", "unknown command 'version'; did you mean '--version'?"),
    Row("--version foo", "--version takes no arguments, found 'foo'"),
    Row("help run check", "help takes one command, found 'check' too"),
    Row("run --seed 1 --seed 2", "--seed is given twice"),
    Row("run --list --list", "--list is given twice"),
    Row(
      "run --reporter pretty,jsonl",
      "only one reporter may own stdout; give the others files: jsonl=FILE"),
    Row(
      "run --reporter github,junit=x,pretty",
      "only one reporter may own stdout; give the others files: pretty=FILE"),
    Row(
      "run --reporter pretty --reporter jsonl",
      "--reporter is given twice; put commas between reporters"),
    Row("run --reporter junit", "junit needs a file; write junit=FILE"),
    Row("run --reporter jsonl=", "jsonl needs a file; write jsonl=FILE"),
    Row("run --reporter juint=x", "unknown reporter 'juint'; did you mean 'junit'?"),
    Row("run --reporter junit=x,jsonl=x", "two reports would go to 'x'; name another file"),
    Row("run --reporter junit=x,jsonl=.//x", "two reports would go to './/x'; name another file"),
    Row("run --reporter pretty,", "unknown reporter ''; \(reporters)"),
    Row("run --shard 3/2", "there is no part 3 of 2; parts count from 1: write --shard 1/2"),
    Row("run --shard 0/3", "there is no part 0 of 3; parts count from 1: write --shard 1/3"),
    Row("run --shard 1/0", "there is no part 1 of 0; parts count from 1: write --shard 1/1"),
    Row(
      "run --shard 1/2/3",
      "--shard needs a part and a count, found '1/2/3'; write --shard 1/4"),
    Row(
      "run --shard half",
      "--shard needs a part and a count, found 'half'; write --shard 1/4"),
    Row("run -j 0", "-j needs a whole number from 1 to 256, found '0'"),
    Row("run -j=two", "-j needs a whole number from 1 to 256, found 'two'"),
    Row("run -j257", "-j needs a whole number from 1 to 256, found '257'"),
    Row("run -j", "-j needs a value; write -j N"),
    Row("run -j 2 -j4", "-j is given twice"),
    Row("run --last-faild", "run has no flag '--last-faild'; did you mean '--last-failed'?"),
    Row("run --wach", "run has no flag '--wach'; did you mean '--watch'?"),
    Row("run --list --watch", "--watch cannot be combined with --list"),
    Row("check --schema x", "--schema reads no files, found 'x'"),
    Row("help rnu", "unknown command 'rnu'; did you mean 'run'?"),
    Row("run --sed 7", "run has no flag '--sed'; did you mean '--seed'?"),
    Row("check --seed 7", "check has no flag '--seed'"),
    Row("run --seed", "--seed needs a value; write --seed N"),
    Row(
      "run --seed=-1",
      "--seed needs a whole number from 0 to 18446744073709551615, found '-1'"),
    Row("run --reporter prety", "unknown reporter 'prety'; did you mean 'pretty'?"),
    Row("run --reporter xml", "unknown reporter 'xml'; \(reporters)"),
    Row("run --list=yes", "--list takes no value, found 'yes'"),
    Row(
      "run --filter (",
      "--filter needs a regular expression; '(' is not a regular expression: unclosed '(' at "
        + "character 1"
    ),
    Row("run --upload", "--upload needs a value; write --upload URL"),
    Row("run --encoding json", "--encoding needs --upload; write --upload URL"),
    Row(
      "run --upload http://h --encoding jsn",
      "unknown encoding 'jsn'; did you mean 'json'?"),
    Row(
      "run --upload http://h --encoding xml",
      "unknown encoding 'xml'; encodings: json, protobuf, form"),
    Row(
      "run --upload http://h --watch",
      "--upload cannot be combined with --watch; remove one of them"),
    Row(
      "run --upload http://h --list",
      "--upload cannot be combined with --list; remove one of them"),
    Row(
      "run --upload http://h --check-determinism",
      "--upload cannot be combined with --check-determinism; remove one "
        + "of them"),
    Row("encode", "encode needs a file; write --jsonl FILE, --csv FILE or --protobuf FILE"),
    Row("encode --jsonl", "--jsonl needs a value; write --jsonl FILE"),
    Row("encode --json x", "encode has no flag '--json'; did you mean '--jsonl'?"),
    Row("encode --jsonl x --protobuf x", "two encodings would go to 'x'; name another file"),
    Row(
      "encode --jsonl y --csv x --protobuf x",
      "two encodings would go to 'x'; name another file"),
    Row("encode --jsonl x --protobuf ./x", "two encodings would go to 'x'; name another file"),
    Row("bench fast", "bench takes no operands, found 'fast'"),
    Row("bench --only send", "unknown subject 'send'; did you mean 'sends'?"),
    Row(
      "bench --only tap,",
      "unknown subject ''; subjects: views, sends, runtime, paths, tap, rows, screens, "
        + "launch, events, batch, rules, fleet, store, drain, screen, imports, impact, survival, "
        + "report, start"),
    Row(
      "bench --only tap --only rows",
      "--only is given twice; put commas between subjects"),
    Row(
      "bench --only tap --loop tap",
      "--only cannot be combined with --loop"),
    Row("bench --rounds 3 --loop tap", "--rounds cannot be combined with --loop"),
    Row("bench --rounds 0", "--rounds needs a whole number from 1 to 1000, found '0'"),
  ])
  func `a wrong command line prints the mistake and a remedy`(row: Row) {
    #expect(
      run(row.arguments)
        == LabRun(misusing: row.arguments[0], row.message))
  }

  @Test func `an empty command line prints the commands to stderr`() {
    let run = run([])
    #expect(run.code == .invalid)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("Runs scripted sessions of simulated apps"))
  }

  @Test func `--version prints the version`() {
    #expect(run(["--version"]) == LabRun(.held, output: "lab \(Lab.version)\n"))
  }

  @Test(arguments: ["help", "--help", "-h"])
  func `help shows every command`(word: String) {
    #expect(
      run([word])
        == LabRun(
          .held,
          output: """
            Runs scripted sessions of simulated apps and shows the events that auto-capture records.

              lab new [DIR]              creates a folder with an app, a scenario and tests
              lab run [PATH…]            runs scenarios and checks the captured events
              lab report [PATH…]         writes a visual report of scenarios as one file
              lab record FILE            records a scenario, command by command
              lab check [PATH…]          reads and checks files without running them
              lab why FILE [STEP]        explains steps, from touch to event
              lab dispatch FILE [NAME]   shows which code each message runs, with the hooks in order
              lab screen FILE            draws the visible screen after a step
              lab tree FILE              shows the views after a step, with their paths
              lab paths FILE             lists the clickable elements of every screen, with their \
            paths
              lab mutate FILE            edits a screen as releases do, and shows which rules \
            survive
              lab-dev calibrate OLD NEW…     estimates from versions of an app which edits its \
            releases make
              lab league [FILE…]         measures which rules survive the releases of real apps
              lab impact [PATH…]         shows which rules a new version of the app breaks, and \
            repairs them
              lab ids FILE               compares the identifiers that an app reads from launch to \
            launch
              lab pick FILE SELECTOR     prints a rule that names the clicks on an element
              lab suggest FILE SELECTOR  ranks the ways to name an element by the elements that \
            each names
              lab rules OPERATION FILE…  imports, exports, lists, checks and tries rules of \
            circled elements
              lab encode [PATH…]         encodes captured events for delivery
              lab import FILE…           makes an app file of storyboards or dumps
              lab db DIR|FILE            lists the data on a device: events, info_log, Keychain, \
            UserDefaults
              lab-dev sessions               runs random sessions and audits every step
              lab-dev crashtest [FILE]       interrupts a session at every write and looks for lost \
            events
              lab fleet FILE             runs a page on many devices and reports the lost events
              lab-dev bench                  measures the lab's performance figures
              lab completions SHELL      prints the completions of a shell
              lab man                    prints the manual page
              lab help [COMMAND]         shows help for a command

            lab COMMAND --help shows the flags of a command, lab --version the version.
            lab run --tracker NAME tests another tracker than AutoTrack.
            Exit codes: 0 every expectation held, 1 an expectation failed or an event was lost,
            2 wrong usage or an invalid file, 3 a bug in the lab, 4 nothing matched, 130 Ctrl-C.

            """))
  }

  @Test(arguments: ["help run", "run --help", "run -h", "run nowhere --list -h"])
  func `a command's help shows its flags`(words: String) {
    #expect(
      run(words.split(separator: " ").map(String.init))
        == LabRun(
          .held,
          output: """
            lab run [PATH…]: runs scenarios and checks the captured events
            Reads the folder Scenarios unless paths are given. Folders named apps contain app files.
            All files are read and checked before the first scenario runs. Of several scenarios, \
            those
            that pass are counted by folder, and those that fail are shown. Reporters are pretty,
            jsonl, junit=FILE, github, html=FILE and report-data=FILE, separated by commas. Each \
            takes
            =FILE; only one may use stdout. A report file is written at the end. - is standard \
            input or
            output. html=FILE is a visual report (lab help report). --device stores
            the device of one scenario, with the data of its apps, for the next run; lab db \
            shows it.
            --upload delivers the captured events to a real server (docs/delivery.md). The exit \
            code is
            1 if the server has not accepted every event in the end, and 2 if it has accepted none.
            --update keeps comments and expectations that hold (docs/commands.md).
            --tracker runs against a tracker that a package adds to the lab (see LabKit.docc).

              --verbose                  shows every timeline, row and path in full
              --reporter NAME[=FILE],…   the reporters; pretty unless given
              --seed N                   the random seed, instead of the scenario's own
              --filter REGEX             only scenarios whose path or title matches
              --tag TAG,!TAG,…           only scenarios with one of the tags and none after '!'
              --update[=missing|all]     writes the observed events as 'expect' into the files: \
            for steps without 'expect', or for all
              --list                     one scenario per line; runs nothing
              --json                     with --list: prints one JSON object
              --shard I/N                only every Nth scenario, from the Ith on
              -j N                       N scenarios at once; the output is the same
              --last-failed              only scenarios that failed in their last run \
            (.lab/last-failed)
              --check-determinism        runs twice more, once with another hash seed; compares \
            bytes
              --watch                    runs again when a file changes, until the input ends
              --device DIR               continues with the device of the last run in DIR
              --kill-at-write N          with --device: SIGKILL instead of the Nth database write
              --upload URL               sends events to this server, not the simulated one
              --encoding NAME            with --upload: json, protobuf or form
              --tracker NAME             the tracker to test; autotrack unless given
              --step                     one scenario, waiting for Enter before each step; \
            h shows more keys
              --color auto|always|never  the use of colour; auto unless given: terminals without \
            NO_COLOR
              --help                     shows this help

            Examples:
              lab run Scenarios/clicks/first-tap.json5
              lab run -j 4 --reporter pretty,junit=report.xml
              lab run --last-failed --verbose
              lab run --filter alert --list

            """))
  }

  @Test(arguments: Command.all.map(\.name))
  func `every command has help`(name: String) {
    let run = run([name, "--help"])
    #expect(run.code == .held)
    #expect(run.output.hasPrefix("lab \(name)"))
  }
}
