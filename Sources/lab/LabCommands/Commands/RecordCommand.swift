import LabExplain
import LabKit
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let record = Command(
    name: "record", operands: "FILE", summary: "records a scenario, command by command",
    details: [
      "FILE is an app, or a scenario whose steps the recording continues. The lab shows the screen",
      "with numbers and reads one command per line: tap 3, tap #buy, type \"tea\" into #search,",
      "back, wait 8s, background, any step in JSON5, why, undo, expect on, help, quit.",
      "At the end of the input it writes the scenario: NAME.recorded.json5 unless --out is given.",
      "Input that is not typed may contain the same lines; then the exit code is 1 if the lab",
      "refused one of them.",
    ],
    flags: [.out, .force, .expect, .seed, .tracker],
    examples: [
      "lab record Scenarios/apps/shop.json5", "lab record visit.json5 --expect --out longer.json5",
    ]
  ) { arguments, console throws(LabError) in
    guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage(
        "record takes one file, found \(arguments.operands.count)",
        remedy: "write lab record FILE, with an app or a scenario")
    }
    let start = try RecordingStart(operand, arguments, console)
    let source = Recording.Source(
      console.files, example: start.example, for: try arguments.tracker(),
      seed: try arguments.seed())
    let recording = try Recording(continuing: start.text, at: start.out, source)
    var session = RecordingSession(recording, from: start, console)
    session.expectsEvents = arguments.has(.expect)
    return session.perform()
  }
}

extension Flag {
  static let out = Flag("--out FILE", "the file for the scenario; - is standard output")
  static let force = Flag("--force", "replaces the file if it exists")
  static let expect = Flag("--expect", "writes 'expect' from the start, like 'expect on'")
}

/// The file that a recording continues, and the file that it writes.
struct RecordingStart {
  /// The path as given.
  let operand: String
  /// The text of the scenario before the recording.
  private(set) var text: [UInt8]
  /// The chosen example of the scenario; nil without one.
  private(set) var example: String?
  let out: String
  /// The same, if its name is not given.
  private let derived: DerivedFile?
  /// True if the scenario goes to standard output, and the dialogue to the messages.
  var isStreamed: Bool { out == StreamedFiles.name }
  /// True for an app, whose scenario begins with a launch.
  let isApp: Bool

  private static let ending = ".json5"

  init(
    _ operand: String, _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) {
    var path = operand
    if console.files.kind(of: operand) == nil, let sign = operand.lastIndex(of: "#") {
      path = String(operand[..<sign])
      example = String(operand[operand.index(after: sign)...])
    }
    self.operand = operand
    text = try Self.read(path, console)
    isApp = Self.isApp(text, path)
    out = arguments.value(of: .out) ?? Self.standardOut(for: path, isApp: isApp)
    derived = arguments.has(.out) ? nil : DerivedFile(out, on: console)
    try Self.check(out, derived, overwrites: arguments.has(.force), console)
    if isApp {
      text = try Self.scenario(of: path, for: out, console)
    } else {
      // Its mistakes are shown in its own file, not in the one to write.
      _ = try ScenarioSelection([operand], console.files, for: try arguments.tracker())
    }
  }

  /// Writes the recorded scenario.
  func write(_ text: [UInt8], _ console: CommandConsole) throws(FileError) {
    if let derived { return try derived.write(text) }
    try console.store.write(text, to: out)
  }

  private static func read(_ path: String, _ console: CommandConsole) throws(LabError) -> [UInt8] {
    guard path != StreamedFiles.name else {
      throw .usage("record reads its commands from standard input", remedy: "name a file")
    }
    // The search reports a missing file with a similar name.
    let search = ScenarioSearch(below: [path], console.files)
    guard search.errors.isEmpty else { throw .invalid(search.errors) }
    guard console.files.kind(of: path) == .file else {
      throw .usage(
        "record takes one file; \(path.quoted) is a folder", remedy: "name an app or a scenario")
    }
    do throws(FileError) {
      return try console.files.read(path)
    } catch {
      let remedy = "name an app or a scenario that can be read"
      throw .invalid([error.unreadable(remedy, named: path)])
    }
  }

  /// Returns true for a file in a folder of apps, and for one with the keys of an app.
  private static func isApp(_ text: [UInt8], _ path: String) -> Bool {
    if folders(of: path).last == "apps" { return true }
    guard let file = try? SourceFile(name: path, bytes: text),
      let root = try? JSON5.parseNode(of: file)
    else { return false }
    return root["scenario"] == nil && root["steps"] == nil
      && (root["root"] != nil || root["classes"] != nil)
  }

  private static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast()
  }

  /// The recorded scenario stands beside its origin, but outside of a folder of apps.
  private static func standardOut(for path: String, isApp: Bool) -> String {
    var folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let name = String(path.dropFirst(folder.count))
    if isApp, folder == "apps/" || folder.hasSuffix("/apps/") {
      folder = String(folder.dropLast("apps/".count))
    }
    let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    return "\(folder)\(stem).recorded\(ending)"
  }

  private static func check(
    _ out: String, _ derived: DerivedFile?, overwrites: Bool, _ console: CommandConsole
  ) throws(LabError) {
    guard out != StreamedFiles.name else { return }
    let folder = folders(of: out).last.map(String.init)
    if let folder, ["apps", "rules", "steps"].contains(folder) {
      throw .usage(
        "a file in a folder named \(folder.quoted) is not run as a scenario",
        remedy: "name a file in another folder with --out")
    }
    guard out.hasSuffix(ending), !out.hasSuffix(".paths" + ending) else {
      throw .usage(
        "\(out.quoted) does not have the name of a scenario", remedy: "end it in \(ending)")
    }
    if console.files.kind(of: out) == .file, !overwrites {
      throw .usage(
        "\(out.quoted) exists already",
        remedy: "add --force to replace it, or name another file with --out")
    }
    guard let obstacle = derived?.obstacle ?? console.store.obstacle(at: out) else { return }
    throw .usage(
      "\(out.quoted) cannot be written: \(obstacle.reason)",
      remedy: "name another file with --out")
  }

  /// Returns the scenario of an app before the first recorded step.
  private static func scenario(
    of path: String, for out: String, _ console: CommandConsole
  ) throws(LabError) -> [UInt8] {
    var library = ScenarioLibrary(files: console.files)
    guard let app = library.loadApp(path) else { throw .invalid(library.errors) }
    let text = """
      // Recorded with lab record; lab run repeats it.
      {
        scenario: \("A recording of \(app.identity.name)".jsonQuoted),
        app: \(AppFileName.name(of: path, in: out, console.files).jsonQuoted),
        steps: [
          "launch",
        ],
      }

      """
    return Array(text.utf8)
  }
}
