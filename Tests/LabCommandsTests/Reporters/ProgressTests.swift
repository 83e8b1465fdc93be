import class Foundation.Thread
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

@Suite struct ProgressLines {
  private func progress(
    _ step: Duration, of total: Int = 3, isTerminal: Bool = true, width: Int? = nil,
    _ environment: Environment = Environment()
  ) -> (Progress, MemoryOutput) {
    let errors = MemoryOutput(isTerminal: isTerminal, width: width)
    let console = CommandConsole(
      output: MemoryOutput(), errors: errors, files: MemoryFiles([:]),
      host: ScriptedHost(step: step), environment: environment)
    return (Progress(of: total, on: console), errors)
  }

  @Test func `a progress line appears after a second, with its rate and the time left`() {
    let (progress, errors) = progress(.milliseconds(600))
    progress.show()
    #expect(errors.text == "")
    progress.show()
    progress.count()
    progress.end()
    progress.end()
    #expect(
      errors.text
        == "\r0 of 3 scenarios\u{1B}[K\r1 of 3 scenarios, 0.6/s, 4 s left\u{1B}[K\r\u{1B}[K")
  }

  @Test(arguments: [
    (1_000, 2, "2 of 1000 scenarios, 1/s, 16 min 38 s left"),
    (100_000, 2, "2 of 100000 scenarios, 1/s, 27 h 46 min left"), (2, 2, "2 of 2 scenarios"),
  ])
  func `long times have minutes or hours`(total: Int, done: Int, line: String) {
    let (progress, errors) = progress(.seconds(1), of: total)
    for _ in 0..<done { progress.count() }
    #expect(errors.text.split(separator: "\r").last?.hasPrefix(line) == true, "\(errors.text)")
  }

  @Test(arguments: [1, 2, 5], [true, false])
  func `results come in order up to the one that stops the work`(jobs: Int, isTerminal: Bool) {
    let (progress, _) = progress(.seconds(2), isTerminal: isTerminal)
    var taken: [Int] = []
    Threads(count: jobs) { $0 * 10 }.run(9, showing: progress) { result in
      taken.append(result)
      return progress.count() && taken.count < 6
    }
    #expect(taken == [0, 10, 20, 30, 40, 50])
  }

  @Test(arguments: [(1, false, true), (1, true, false), (2, false, false), (2, true, false)])
  func `only a single job without a terminal stays on this thread`(
    jobs: Int, isTerminal: Bool, isHere: Bool
  ) {
    let (progress, _) = progress(.seconds(2), isTerminal: isTerminal)
    let here = ObjectIdentifier(Thread.current)
    Threads(count: jobs) { _ in ObjectIdentifier(Thread.current) == here }
      .run(3, showing: progress) { isSame in
        #expect(isSame == isHere)
        return true
      }
  }

  @Test func `a line is shorter than the terminal is wide`() throws {
    let (progress, errors) = progress(.seconds(2), width: 40)
    for _ in 0..<3 { progress.count() }
    for line in errors.text.split(separator: "\r") {
      #expect(line.replacing("\u{1B}[K", with: "").count < 40)
    }
  }

  @Test func `lines are at least 100 ms apart`() {
    let (progress, errors) = progress(.milliseconds(40), of: 1_000)
    for _ in 0..<100 { progress.count() }
    // Four seconds, of which the first passes without a line.
    #expect((20...32).contains(errors.text.count { $0 == "\r" }))
  }

  @Test(arguments: [(false, false), (true, true)])
  func `without a terminal, or on a dumb one, there is no line`(isTerminal: Bool, isDumb: Bool) {
    let (progress, errors) = progress(
      .seconds(2), isTerminal: isTerminal, Environment(isDumb: isDumb))
    progress.show()
    progress.count()
    #expect(errors.text == "")
  }

  @Test func `a search without a known end shows its tries and their rate`() {
    let errors = MemoryOutput(isTerminal: true)
    let console = CommandConsole(
      output: MemoryOutput(), errors: errors, files: MemoryFiles([:]),
      host: ScriptedHost(step: .seconds(2)))
    let progress = Progress(of: nil, "shorter session", on: console)
    progress.count()
    #expect(errors.text == "\r1 shorter session, 0.5/s\u{1B}[K")
    #expect(progress.finished == "1 shorter session")
  }

  @Test func `a result erases the line`() {
    let (progress, errors) = progress(.seconds(2))
    let output = MemoryOutput()
    let console = CommandConsole(output: output, errors: errors, files: MemoryFiles([:]))
    let clearing = progress.clearing(console)
    progress.show()
    clearing.output.write("a result\n")
    clearing.output.write("another\n")
    #expect(output.text == "a result\nanother\n")
    #expect(errors.text == "\r0 of 3 scenarios\u{1B}[K\r\u{1B}[K")
  }

  @Test func `progress on a terminal changes no result`() {
    let files = MemoryFiles(["s.json5": Shop.scenario(steps: "    { launch: {} },")])
    let run = LabRun("run", "s.json5", files: files, messagesOnTerminal: true)
    #expect(run == LabRun("run", "s.json5", files: files))
  }

  private static let files = MemoryFiles(
    Dictionary(
      uniqueKeysWithValues: (1...9).map {
        ("s/\($0).json5", Shop.scenario(steps: "    { launch: {} },"))
      }))

  /// The commands that read many files.
  private static let readers = ["run s", "run s -j 2", "check s", "encode s --jsonl -"]

  @Test(arguments: readers) func `the reading of files shows its progress`(words: String) {
    let errors = MemoryOutput(isTerminal: true)
    let console = CommandConsole(
      output: MemoryOutput(), errors: errors, files: Self.files,
      host: ScriptedHost(step: .milliseconds(600)))
    _ = Lab.main(arguments: words.split(separator: " ").map(String.init), console)
    #expect(errors.text.contains(" of 9 files"), "\(errors.text)")
    #expect(errors.text.contains(" of 9 scenarios"))
    let parts = errors.text.split(separator: "\u{1B}[K", omittingEmptySubsequences: false)
    #expect(parts.last?.contains(" of 9 ") == false, "the line is erased at the end")
  }

  @Test(arguments: readers, 0..<14)
  func `Ctrl-C while files are read and checked ends with the number of finished ones`(
    words: String, readings: Int
  ) {
    let host = ScriptedHost()
    host.readingsBeforeInterrupt = readings
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.run(
      words.split(separator: " ").map(String.init),
      CommandConsole(output: output, errors: messages, files: Self.files, host: host))
    #expect(code == .interrupted)
    #expect(!host.catchesInterrupt)
    #expect(output.text == "")
    let line = /lab: interrupted while (reading|checking), after \d of 9 (files|scenarios)\n/
    #expect(messages.text.wholeMatch(of: line) != nil, "\(messages.text)")
  }

  @Test func `the wait for the determinism check shows its progress and ends by Ctrl-C`() {
    let errors = MemoryOutput(isTerminal: true)
    let host = ScriptedHost(step: .seconds(1))
    var waits = 0
    host.child = { _ throws(HostError) in
      waits += 1
      host.readingsBeforeInterrupt = 0
      throw HostError(reason: "Ctrl-C")
    }
    let output = MemoryOutput()
    let code = Lab.main(
      arguments: ["run", "s", "--check-determinism"],
      CommandConsole(output: output, errors: errors, files: Self.files, host: host))
    #expect(code == .interrupted)
    #expect(waits == 1)
    #expect(output.text.contains("9 scenarios passed"))
    #expect(errors.text.contains(" of 2 other processes"), "\(errors.text)")
    #expect(errors.text.hasSuffix("lab: interrupted; the results are not compared\n"))
  }

  @Test(arguments: [
    "run s", "run s -j 2", "encode s --jsonl -", "lab-dev sessions", "lab-dev crashtest",
  ])
  func `after Ctrl-C the results so far are printed`(words: String) {
    let host = ScriptedHost()
    host.readingsBeforeInterrupt = 2
    // The files are read and checked before the scenarios run.
    if words.contains(" s"), !words.hasPrefix("lab-dev") { host.worksBeforeInterrupt = 2 }
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.run(
      words.split(separator: " ").map(String.init),
      CommandConsole(output: output, errors: messages, files: Self.files, host: host))
    #expect(code == .interrupted)
    #expect(!host.catchesInterrupt)
    let printed = output.text + messages.text
    switch words.replacing("lab-dev ", with: "").prefix(4) {
    case "run ":
      #expect(output.text.contains(" passed, "))
      #expect(messages.text.hasPrefix("lab: interrupted after "))
      #expect(messages.text.hasSuffix(" of 9 scenarios\n"))
    case "sess": #expect(printed.contains(": every invariant held, up to the interruption"))
    case "cras": #expect(printed.contains(" points, 0 lost, 0 duplicated"))
    default: #expect(printed.contains(" passed, "))
    }
  }
}
