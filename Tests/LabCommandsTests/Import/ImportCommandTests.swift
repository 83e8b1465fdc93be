import TestSupport
import Testing

@testable import LabCommands
@testable import LabRules
@testable import LabSystem

/// The command line of `lab import`.
@Suite struct ImportCommands {
  private let folder = MemoryFolder([
    "views.txt": DumpFixture.recursiveDescription.text, "dump.json": DumpFixture.calabash.text,
    "cut.json": String(DumpFixture.calabash.text.dropLast(30)), "empty.txt": "",
    "hostile.xml": "<!DOCTYPE a [<!ENTITY b \"bb\">]><ViewHierarchy>&b;</ViewHierarchy>",
  ])

  @Test func `the app goes to standard output, and the counts to the messages`() {
    let run = LabRun("import", "views.txt", in: folder)
    #expect(run.code == .held)
    #expect(run.output.hasPrefix("// Written by lab import"))
    #expect(run.output.contains("is: \"CafeView\""))
    #expect(
      run.messages == """
        views.txt: recursiveDescription: 4 elements read, 1 ignored by design, 0 unknown; 5 with a \
        frame
        1 screen, 1 reached by taps
        unknownActions (1): the format has no actions; each control sends one whose code is unknown
          views.txt:2: recursiveDescription

        """)
    #expect(folder.files.count == 5)
  }

  @Test func `without an app file, the scenario has the app inside`() {
    let run = LabRun("import", "views.txt", "--scenario", "visit.json5", in: folder)
    #expect(run.code == .held)
    #expect(LabRun("run", "visit.json5", in: folder).code == .held)
  }

  @Test func `the scenario names the app file relative to a folder around both`() {
    let run = LabRun(
      "import", "views.txt", "--app", "s/apps/a.json5", "--scenario", "s/t/v.json5", in: folder)
    #expect(run.code == .held)
    #expect(run.output == "")
    #expect(folder["s/t/v.json5"]?.contains("app: \"apps/a.json5\"") == true)
    #expect(LabRun("run", "s/t/v.json5", in: folder).code == .held)
  }

  @Test func `a nearer file of the app's name makes the reference absolute`() throws {
    let disk = try TemporaryFolder()
    try disk.write(DumpFixture.recursiveDescription.text, to: "v.txt")
    let paths = ["v.txt", "s/a.json5", "s/t/v.json5"].map { "\(disk.path)/\($0)" }
    try disk.write("{}", to: "s/t/a.json5")
    let run = Self.onDisk("import", paths[0], "--app", paths[1], "--scenario", paths[2])
    #expect(run.code == .held, "\(run.messages)")
    let scenario = String(decoding: try Disk().read(paths[2]), as: UTF8.self)
    #expect(scenario.contains("app: \"\(paths[1])\""), "\(scenario)")
  }

  @Test func `an absolute app keeps its slash`() {
    let run = LabRun(
      "import", "views.txt", "--app", "/x/a.json5", "--scenario", "v.json5", in: folder)
    #expect(run.code == .held)
    #expect(folder["v.json5"]?.contains("app: \"/x/a.json5\"") == true)
  }

  @Test func `a second scenario of an earlier import is removed, and one of a person stays`() {
    for (text, isOurs) in [("// \(ScreenTour.launchComment)\n{}", true), ("// Mine\n{}", false)] {
      folder["v.roots.json5"] = text
      let run = LabRun("import", "views.txt", "--scenario", "v.json5", in: folder)
      #expect(run.messages.contains("v.roots.json5: removed, because an earlier ") == isOurs)
      #expect(folder["v.roots.json5"] == (isOurs ? nil : text))
    }
  }

  @Test func `--json prints the counts, the notes, the screens and the app`() {
    let run = LabRun("import", "dump.json", "--json", in: folder)
    #expect(run.code == .held)
    #expect(run.messages == "")
    let parts = ["\"app\"", "\"files\"", "\"notes\"", "\"screens\"", "\"reached\": 1"]
    for part in parts { #expect(run.output.contains(part), "\(part)") }
  }

  @Test func `standard input has the name -`() {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: folder, store: folder)
    let text = DumpFixture.controllers.text
    let code = Lab.main(arguments: ["import", "-"], console.streaming { Array(text.utf8) })
    #expect(code == .held)
    #expect(messages.text.hasPrefix("-: _printHierarchy: "))
  }

  @Test(arguments: [
    ("cut.json", "cut.json:"), ("empty.txt", "empty.txt:1:1: expected a value"),
    ("none.xml", "none.xml: no such file or directory"),
    ("hostile.xml", "hostile.xml:1:1: a document type declaration is refused"),
  ])
  func `a bad file writes nothing, and its message has the place`(
    name: String, message: String
  ) {
    let before = folder.files
    let run = LabRun(
      "import", "views.txt", name, "--app", "a.json5", "--scenario", "v.json5", in: folder)
    #expect(run.code == .invalid)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix(message), "\(run.messages)")
    #expect(folder.files == before)
  }

  @Test(arguments: [
    ([], "import needs a file; write lab import FILE"),
    (
      ["dump.json", "--scenario", "s/apps/v.json5"],
      "'s/apps/v.json5' lies in a folder 'apps', where no scenario is looked for; name a file in "
        + "another folder"
    ),
    (["dump.json", "--app", "./dump.json"], "'./dump.json' is given twice; name another file"),
    (["dump.json", "--app", "-"], "'-' is not a file to write; name a file"),
    (["dump.json", "--app", "a", "--scenario", "a"], "'a' is given twice; name another file"),
    (
      ["dump.json", "--app", "v.roots.json5", "--scenario", "v.json5"],
      "'v.roots.json5' is given twice; name another file"
    ),
  ])
  func `a wrong command line is refused`(words: [String], message: String) {
    let before = folder.files
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: folder, store: folder)
    #expect(Lab.main(arguments: ["import"] + words, console) == .invalid)
    #expect(messages.text == "lab: \(message)\n" + LabRun.usage(of: "import"))
    #expect(folder.files == before)
  }

  @Test(arguments: ["dump.json", "./dump.json", ".//dump.json"])
  func `a file that is given twice is read once`(_ name: String) {
    let run = LabRun("import", "dump.json", name, in: folder)
    #expect(run == LabRun("import", "dump.json", in: folder))
    #expect(run.code == .held)
  }

  @Test func `a file that a link leads to is read once`() throws {
    let disk = try TemporaryFolder()
    try disk.write(DumpFixture.recursiveDescription.text, to: "a.txt")
    try disk.link("b.txt", to: "a.txt")
    let once = Self.onDisk("import", "\(disk.path)/a.txt")
    #expect(once.code == .held)
    #expect(Self.onDisk("import", "\(disk.path)/a.txt", "\(disk.path)/b.txt") == once)
  }

  @Test func `no file is written over the one that is read, also through a link`() throws {
    let disk = try TemporaryFolder()
    try disk.write(DumpFixture.recursiveDescription.text, to: "a.txt")
    try disk.link("b.txt", to: "a.txt")
    let run = Self.onDisk("import", "\(disk.path)/a.txt", "--app", "\(disk.path)/b.txt")
    #expect(run.code == .invalid)
    #expect(run.messages.contains("is given twice; name another file"))
  }

  @Test func `a full device exits 2, and nothing is written beside it`() throws {
    let disk = try TemporaryFolder()
    try disk.write(DumpFixture.recursiveDescription.text, to: "a.txt")
    let run = Self.onDisk(
      "import", "\(disk.path)/a.txt", "--app", "/dev/full", "--scenario", "\(disk.path)/v.json5")
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("/dev/full: the app file cannot be written: "))
    #expect(try Disk().names(in: disk.path) == ["a.txt"])
  }

  @Test func `an app file in a missing folder is called an app file`() throws {
    let disk = try TemporaryFolder()
    try disk.write(DumpFixture.recursiveDescription.text, to: "a.txt")
    let app = "\(disk.path)/none/app.json5"
    let run = Self.onDisk("import", "\(disk.path)/a.txt", "--app", app)
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("\(app): the app file cannot be written: "))
  }

  private static func onDisk(_ words: String...) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: Disk(), store: Disk())
    let code = Lab.main(arguments: words, console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test func `an output that cannot be written is refused before anything is read`() {
    folder.obstacles["a.json5"] = "is a folder"
    let run = LabRun("import", "none.txt", "--app", "a.json5", in: folder)
    #expect(run.code == .invalid)
    #expect(run.messages.contains("a.json5"))
  }

  @Test func `no name inside a file leads to another file`() {
    let text = DumpFixture.recursiveDescription.text
      .replacing("OrderViewController", with: "../../etc/x").replacing("CafeView", with: "..\\y")
    let files = MemoryFolder(["../in/views.txt": text])
    let run = LabRun(
      "import", "../in/views.txt", "--app", "a.json5", "--scenario", "v.json5", in: files)
    #expect(run.code == .held)
    #expect(
      Set(files.files.keys).subtracting(["../in/views.txt"]).isSubset(
        of: ["a.json5", "v.json5", "v.roots.json5"]))
  }
}
