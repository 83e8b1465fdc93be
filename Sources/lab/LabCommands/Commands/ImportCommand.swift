import LabImport
import LabKit
import LabLanguage
import LabRules
import LabSystem
import Wording

extension Command {
  static let importing = Command(
    name: "import", operands: "FILE…", summary: "makes an app file of storyboards or dumps",
    details: [
      "The format is found from the content; - is standard input. Several files become one app.",
      "The app goes to standard output unless --app is given. A scenario visits every screen that",
      "a person reaches; a second one, NAME.roots.json5, launches the other screens as the root.",
      "Messages count the elements of each file, and list what was dropped or changed.",
    ],
    flags: [.app, .visits, .json],
    examples: [
      "lab import view-hierarchy.json --app app.json5",
      "lab import *.xml --app app.json5 --scenario visit.json5",
    ]
  ) { arguments, console throws(LabError) in
    let places = try ImportPlaces(arguments, console)
    let app = try Importer().app(of: try places.contents(console))
    let writer = AppWriter(app)
    let text = writer.text()
    let tour = try ScreenTour(of: writer, text)
    if let crash = tour.launchCrash { throw places.crashing(crash) }
    try places.write(text, tour, console)
    let report = ImportReport(of: writer, tour)
    if arguments.has(.json) {
      console.write(json: report.json(places.app == nil ? text : nil).text() + "\n")
    } else {
      if places.app == nil { console.output.write(text) }
      let lines = report.lines
      console.write(messages: lines.map(\.printable))
    }
    console.write(messages: places.removingLeftovers(tour, console).map(\.printable))
    return .held
  }
}

extension Flag {
  static let app = Flag("--app OUT", "writes the app to this file")
  /// The written scenario.
  static let visits = Flag("--scenario OUT", "writes a scenario that visits the screens")
}

/// The files that an import reads and writes; no name inside a file leads to another one.
struct ImportPlaces {
  /// The files to read; `-` is standard input.
  let inputs: [String]
  /// The app file; nil for standard output.
  let app: String?
  /// The scenario; nil for none.
  let scenario: String?
  /// The scenario of the screens that no tap reaches: `visit.roots.json5` beside `visit.json5`.
  private let second: DerivedFile?

  /// Checks the command line, so that nothing is read for paths that cannot be written.
  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    var names = DistinctFiles(console)
    inputs = arguments.operands.filter { names.add($0) }
    app = arguments.value(of: .app)
    scenario = arguments.value(of: .visits)
    second = scenario.map { path in
      let stem = path.hasSuffix(".json5") ? String(path.dropLast(6)) : path
      let mark = "// \(ScreenTour.launchComment)"
      return DerivedFile(stem + ".roots.json5", mark: mark, on: console)
    }
    guard !inputs.isEmpty else {
      throw .usage("import needs a file", remedy: "write lab import FILE")
    }
    for output in outputs {
      let path = output.path
      guard path != "-", !path.isEmpty else {
        throw .usage("\(path.quoted) is not a file to write", remedy: "name a file")
      }
      guard names.add(path) else {
        throw .usage("\(path.quoted) is given twice", remedy: "name another file")
      }
      let obstacle = path == second?.path ? second?.obstacle : nil
      if let obstacle = obstacle ?? console.store.obstacle(at: path) {
        throw Self.unwritable(output, obstacle)
      }
    }
    if let scenario, let folder = ScenarioSearch.reservedFolder(of: scenario) {
      throw .usage(
        "\(scenario.quoted) lies in a folder \(folder.quoted), where no scenario is looked for",
        remedy: "name a file in another folder")
    }
  }

  /// A file to write, and the noun for it.
  private typealias Output = (path: String, noun: String)

  private var outputs: [Output] {
    [(app, "app file"), (scenario, "scenario"), (second?.path, "scenario")].compactMap {
      path, noun in
      path.map { ($0, noun) }
    }
  }

  private static func unwritable(_ output: Output, _ error: FileError) -> LabError {
    .invalid([
      SourceError(
        file: output.path, message: "the \(output.noun) cannot be written: \(error.reason)",
        remedy: error.wayOut)
    ])
  }

  /// The error of an app that ends at its launch, so that no scenario can visit it.
  func crashing(_ reason: String) -> LabError {
    .invalid([
      SourceError(
        file: inputs[0], message: "the imported app crashes at its launch: \(reason)",
        remedy: "change the value that raises, or leave out its element")
    ])
  }

  /// Removes the second scenario of an earlier import, if this one has none; returns the message.
  ///
  /// It would launch controllers that the new app may not have. One that a person wrote stays.
  func removingLeftovers(_ tour: ScreenTour, _ console: CommandConsole) -> [String] {
    guard let second, tour.otherScenario(app: "") == nil, (try? second.check()) != nil,
      console.files.kind(of: second.path) != nil
    else { return [] }
    do throws(FileError) {
      try console.store.remove(second.path)
      return [
        "\(second.path): removed, because an earlier import wrote it, and no screen needs it now"
      ]
    } catch {
      let reason = "and cannot be removed: \(error.reason); remove it"
      return ["\(second.path): left from an earlier import, \(reason)"]
    }
  }

  func contents(
    _ console: CommandConsole
  ) throws(LabError) -> [(name: String, bytes: [UInt8])] {
    var contents: [(name: String, bytes: [UInt8])] = []
    for input in inputs {
      do throws(FileError) {
        contents.append((input, try console.files.read(input)))
      } catch {
        throw .invalid([error.unreadable("name a file, or - for input", named: input)])
      }
    }
    return contents
  }

  /// Writes the app and the scenarios, after everything has been read and run.
  func write(
    _ text: String, _ tour: ScreenTour, _ console: CommandConsole
  ) throws(LabError) {
    var files: [(output: Output, text: String)] = []
    if let app { files.append(((app, "app file"), text)) }
    if let scenario {
      let reference = app.map { AppFileName.name(of: $0, in: scenario, console.files).jsonQuoted }
      let inline = reference ?? tour.inlineApp
      files.append(((scenario, "scenario"), tour.scenario(app: inline)))
      if let second, let text = tour.otherScenario(app: inline) {
        let output = (path: second.path, noun: "scenario")
        files.append((output, text))
        do throws(FileError) { try second.check() } catch { throw Self.unwritable(output, error) }
      }
    }
    // A device may refuse what it accepted before, so that no file is written beside it.
    let isDevice = { console.files.kind(of: $0) == .other }
    for file in files.filter({ isDevice($0.output.path) })
      + files.filter({ !isDevice($0.output.path) })
    {
      do throws(FileError) {
        if let second, file.output.path == second.path {
          try second.write(file.text)
        } else {
          try console.store.write(file.text, to: file.output.path)
        }
      } catch {
        throw Self.unwritable(file.output, error)
      }
    }
  }
}

/// The files of a command line: one that two names or links lead to counts once.
private struct DistinctFiles {
  private let files: any FileSource
  private var paths: Set<String> = []
  private var identities: Set<FileIdentity> = []

  init(_ console: CommandConsole) {
    files = console.files
  }

  /// Returns true for a file that has not been added before.
  mutating func add(_ path: String) -> Bool {
    guard paths.insert(path.plainPath).inserted else { return false }
    guard files.kind(of: path) == .file, let identity = files.identity(of: path) else {
      return true
    }
    return identities.insert(identity).inserted
  }
}
