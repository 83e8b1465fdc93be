import LabKit
import LabLanguage

extension Command {
  /// The command `lab import FILE…`.
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
    try places.write(text, tour, console)
    let report = ImportReport(of: writer, tour)
    if arguments.has(.json) {
      console.write(json: report.json(places.app == nil ? text : nil).text() + "\n")
    } else {
      if places.app == nil { console.output.write(text) }
      let lines = report.lines
      console.write(messages: lines.map(\.printable))
    }
    return .held
  }
}

extension Flag {
  /// The written app file.
  static let app = Flag(name: "--app", value: "OUT", meaning: "writes the app to this file")
  /// The written scenario.
  static let visits = Flag(
    name: "--scenario", value: "OUT", meaning: "writes a scenario that visits the screens")
}

/// The files that an import reads and writes; no name inside a file leads to another one.
struct ImportPlaces {
  /// The files to read; `-` is standard input.
  let inputs: [String]
  /// The app file; nil for standard output.
  let app: String?
  /// The scenario; nil for none.
  let scenario: String?

  /// Checks the command line, so that nothing is read for paths that cannot be written.
  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    inputs = arguments.operands
    app = arguments.value(of: .app)
    scenario = arguments.value(of: .visits)
    guard !inputs.isEmpty else {
      throw .usage("import needs a file", remedy: "write lab import FILE")
    }
    if let repeated = inputs.enumerated().first(where: { inputs[..<$0].contains($1) }) {
      throw .usage("\(repeated.element.quoted) is given twice", remedy: "remove one of them")
    }
    var taken = Set(inputs.map(\.plainPath))
    for path in outputs {
      guard path != "-", !path.isEmpty else {
        throw .usage("\(path.quoted) is not a file to write", remedy: "name a file")
      }
      guard taken.insert(path.plainPath).inserted else {
        throw .usage("\(path.quoted) is given twice", remedy: "name another file")
      }
      if let obstacle = console.store.obstacle(at: path) { throw .unwritable(obstacle) }
    }
  }

  private var outputs: [String] { [app, scenario, others].compactMap(\.self) }

  /// The scenario of the screens that no tap reaches: `visit.roots.json5` beside `visit.json5`.
  var others: String? {
    scenario.map { path in
      let stem = path.hasSuffix(".json5") ? String(path.dropLast(6)) : path
      return stem + ".roots.json5"
    }
  }

  /// Reads the files.
  func contents(
    _ console: CommandConsole
  ) throws(LabError) -> [(name: String, bytes: [UInt8])] {
    var contents: [(name: String, bytes: [UInt8])] = []
    for input in inputs {
      do throws(FileError) {
        contents.append((input, try console.files.read(input)))
      } catch {
        throw .invalid([
          SourceError(file: input, message: error.reason, remedy: "name a file, or - for input")
        ])
      }
    }
    return contents
  }

  /// Writes the app and the scenarios, after everything has been read and run.
  func write(
    _ text: String, _ tour: ScreenTour, _ console: CommandConsole
  ) throws(LabError) {
    var files: [(path: String, text: String)] = []
    if let app { files.append((app, text)) }
    if let scenario {
      let reference = app.map { Self.reference(to: $0, from: scenario).jsonQuoted }
      let inline = reference ?? tour.inlineApp
      files.append((scenario, tour.scenario(app: inline)))
      if let others, let second = tour.otherScenario(app: inline) {
        files.append((others, second))
      }
    }
    for file in files {
      do throws(FileError) {
        try console.store.write(file.text, to: file.path)
      } catch {
        throw .lost(error)
      }
    }
  }

  /// Returns the name of the app file as a scenario has it: below a folder around the scenario.
  private static func reference(to app: String, from scenario: String) -> String {
    let (own, other) = (folders(of: app), folders(of: scenario))
    let common = zip(own, other.dropLast()).prefix { $0 == $1 }.count
    return own.dropFirst(common).joined(separator: "/")
  }

  private static func folders(of path: String) -> [Substring] {
    path.plainPath.split(separator: "/")
  }
}
