import Foundation
import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// A file has one spelling, and `-` is a standard stream.
@Suite struct PathSpellings {
  /// Files in memory below a working directory.
  private struct Home: FileSource {
    let files: MemoryFiles
    let workingDirectory: String? = "/home/me"

    private func inside(_ path: String) -> String {
      if path == "." || path == "/home/me" { return "." }
      return path.hasPrefix("/home/me/") ? String(path.dropFirst(9)) : path.plainPath
    }

    func kind(of path: String) -> FileKind? { files.kind(of: inside(path)) }
    func identity(of path: String) -> FileIdentity? { nil }
    func read(_ path: String) throws(FileError) -> [UInt8] { try files.read(inside(path)) }
    func names(in folder: String) throws(FileError) -> [String] {
      try files.names(in: inside(folder))
    }
  }

  private static let bad = Shop.scenario(steps: "    { launch: {}, expect: [] },")
  private static let spellings = [
    "s/1.json5", "./s/1.json5", "s//1.json5", "s/./1.json5", ".//s/1.json5", "s/1.json5/",
    "/home/me/s/1.json5", "/home/me//s/./1.json5", "s", "./s", "s/", "/home/me/s", "/home/me/s/",
    "/home/me/./s",
  ]

  private func run(_ words: [String], _ files: some FileSource) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: words, CommandConsole(output: output, errors: messages, files: files))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  private static let commands = [
    ["run"], ["run", "--verbose"], ["run", "--list"], ["run", "--list", "--json"],
    ["run", "--reporter", "junit=-"], ["run", "--reporter", "github"],
    ["run", "--reporter", "jsonl"], ["tree"], ["paths"], ["paths", "--json"], ["ids"], ["why"],
  ]

  /// Every command that prints the path of a scenario, with every spelling of it.
  @Test(
    arguments: TestSpace("PathSpellings", product(spellings, commands))
      .covering({ $0.0 }, { $0.1 }))
  func `all spellings of a path give the same output`(_ path: String, _ words: [String]) {
    let files = Home(files: MemoryFiles(["s/1.json5": Self.bad]))
    let run = run(words + [path], files)
    #expect(run == self.run(words + ["s/1.json5"], files))
    #expect(!run.output.contains("./s") && !run.output.contains("/home/me"))
  }

  @Test(arguments: [
    ("a/../b.json5", "a/../b.json5"), ("../b.json5", "../b.json5"),
    ("/home/mean/b", "/home/mean/b"),
    ("/home/me", "."), ("/", "/"), (".", "."), ("./.", "."), ("-", "-"), ("./-", "./-"),
    ("/home/me/-", "./-"), ("/etc/x.json5", "/etc/x.json5"),
  ])
  func `a path outside of the working directory stays as it is`(_ path: String, _ spelling: String)
  {
    #expect(Home(files: MemoryFiles([:])).spelling(of: path) == spelling)
  }

  @Test func `the folder . has paths without it`() {
    let files = Home(files: MemoryFiles(["1.json5": Self.bad, "a/2.json5": Self.bad]))
    #expect(run(["run", "--list", "."], files).output == "1.json5 · A shop\na/2.json5 · A shop\n")
  }

  @Test func `--last-failed has the same spelling`() {
    let folder = MemoryFolder(["s/1.json5": Self.bad])
    _ = LabRun("run", "./s//1.json5", in: folder)
    #expect(folder[".lab/last-failed"] == "[\"s/1.json5\"]\n")
  }

  // MARK: Standard streams

  private func run(_ words: [String], input: String, _ folder: MemoryFolder) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: folder, store: folder)
    let code = Lab.run(words, console.streaming { Array(input.utf8) })
    return LabRun(code, output: output.text, messages: messages.text)
  }

  private static let good = Shop.scenario(steps: "    { launch: {} },")

  @Test(arguments: [
    "run -", "run - --verbose", "run - --list", "check -", "why -", "tree -", "paths -", "ids -",
    "pick - #buy --name Buy", "encode - --jsonl -", "lab-dev crashtest - --points 2",
  ])
  func `a scenario is read from standard input`(_ words: String) {
    let text =
      words.contains("crash")
      ? Shop.scenario(
        steps: "    { launch: {} },",
        tracker: "{ upload: { address: '/events', cache: 'writeThrough' } }") : Self.good
    let words = words.split(separator: " ").map(String.init)
    let fromInput = run(words, input: text, MemoryFolder([:]))
    #expect(fromInput.code == .held, "\(fromInput.messages)")
    let fromFile = run(
      words.indices.map { $0 == words.firstIndex(of: "-") ? "s.json5" : words[$0] }, input: "",
      MemoryFolder(["s.json5": text]))
    #expect(
      fromInput.output.replacing("- ·", with: "s.json5 ·") == fromFile.output)
  }

  @Test func `a failed scenario of standard input is not recorded`() {
    let folder = MemoryFolder([:])
    let run = run(["run", "-", "--seed", "2"], input: Self.bad, folder)
    #expect(run.code == .failed)
    #expect(run.output.contains("again: lab run - --seed 2\n"))
    #expect(folder[".lab/last-failed"] == nil || folder[".lab/last-failed"] == "[]\n")
  }

  @Test(arguments: ["pretty", "jsonl", "junit", "github"])
  func `a report goes to standard output by its name`(_ reporter: String) {
    let folder = MemoryFolder(["s.json5": Self.bad])
    let run = run(["run", "s.json5", "--reporter", "\(reporter)=-"], input: "", folder)
    #expect(folder["-"] == nil)
    let inFile = MemoryFolder(["s.json5": Self.bad])
    _ = LabRun("run", "s.json5", "--reporter", "\(reporter)=r", in: inFile)
    #expect(run.output == inFile["r"])
  }

  @Test func `only one report goes to standard output`() {
    let message = "only one reporter may own stdout; give the others files: junit=FILE"
    #expect(LabRun("run", "--reporter", "pretty,junit=-") == LabRun(misusing: "run", message))
  }

  @Test func `a snapshot of paths is written to standard output, its summary to the messages`() {
    let run = run(["paths", "-", "--update"], input: Self.good, MemoryFolder([:]))
    #expect(run.output.hasPrefix("// The paths of -"))
    #expect(run.messages.hasPrefix("-: 1 screen"))
    #expect(
      self.run(["paths", "-", "--check"], input: Self.good, MemoryFolder([:])).code == .invalid)
  }

  @Test func `rules are read from standard input, and written to standard output`() {
    let folder = MemoryFolder(["s.json5": Self.good])
    let words = ["pick", "s.json5", "#buy", "--name", "Buy", "--rules", "-"]
    let first = run(words, input: "", folder)
    #expect(first.code == .held, "\(first.messages)")
    #expect(first.output.hasPrefix("[\n  { name: \"Buy\""))
    let next = run(words.map { $0 == "Buy" ? "Other" : $0 }, input: first.output, folder)
    #expect(next.output.split(separator: "\n").count == 4)
    #expect(next.messages.contains("no other element on this screen matches"))
  }

  @Test(arguments: ["--watch", "--check-determinism", "--update"])
  func `a run that reads its files again refuses standard input`(_ flag: String) {
    let run = run(["run", "-", flag], input: Self.good, MemoryFolder([:]))
    #expect(
      run
        == LabRun(
          misusing: "run",
          "\(flag) needs a file; standard input is read once; name a file")
    )
  }

  @Test func `a database is read from standard input`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    let database = try phone.files().first { $0.key.hasSuffix("log.sqlite") }
    let bytes = Array(try #require(database).value)
    let output = MemoryOutput()
    let console = CommandConsole(output: output, errors: MemoryOutput(), files: Disk())
    #expect(Lab.main(arguments: ["db", "-", "--json"], console.streaming { bytes }) == .held)
    // SQLite keeps the newest events beside the file, so only the tables are certain.
    for table in ["events", "info_log", "queue"] { #expect(output.text.contains("\"\(table)\"")) }
  }

  @Test(arguments: [
    ("", "the file is empty: it is not a database of the tracker"),
    ("a text", "it is not a database of the tracker: another program has written it"),
  ])
  func `a mistake in standard input names it by its dash`(_ content: String, _ reason: String) {
    let errors = MemoryOutput()
    let console = CommandConsole(output: MemoryOutput(), errors: errors, files: Disk())
    let input = Array(content.utf8)
    #expect(Lab.main(arguments: ["db", "-"], console.streaming { input }) == .invalid)
    #expect(
      errors.text
        == "-: \(reason); name a log.sqlite, or the folder of a device\n1 mistake\n")
  }
}
