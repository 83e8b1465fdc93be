import LabKit
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let database = Command(
    name: "db", operands: "DIR|FILE",
    summary: "lists the data on a device: events, info_log, Keychain, UserDefaults",
    details: [
      "DIR is a folder of lab run --device, FILE the log.sqlite of any app with the tracker. Both",
      "are read as a snapshot, even while an app writes; nothing is changed.",
    ],
    flags: [.json, .csv],
    examples: [
      "lab db phone", "lab db phone --csv > phone.csv", "lab db - < log.sqlite",
    ]
  ) { arguments, console throws(LabError) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      let count = arguments.operands.count
      throw .usage(
        "db takes one folder or file, found \(count == 0 ? "none" : "\(count)")",
        remedy: "write lab db DIR")
    }
    guard !path.isEmpty else {
      throw .usage("db takes a folder or file, found an empty path", remedy: "write lab db DIR")
    }
    if arguments.has(.json), arguments.has(.csv) {
      throw .usage("db prints either --json or --csv, not both")
    }
    let things = try things(at: path, console)
    if arguments.has(.json) {
      console.write(json: things.json.text() + "\n")
    } else if arguments.has(.csv) {
      // A program gets the texts unchanged, a terminal printable ones.
      let isRead = console.output.isTerminal
      console.output.write(isRead ? things.csv.printableRows : things.csv)
    } else {
      console.write(lines: things.lines(width: console.width).map(\.printable))
    }
    return .held
  }

  /// Reads a device or a database; one from standard input is copied first, as SQLite reads files.
  private static func things(
    at path: String, _ console: CommandConsole
  ) throws(LabError) -> KeptThings {
    guard path == StreamedFiles.name else { return try KeptThings(at: path) }
    let name = "standard-input.sqlite"
    let folder: ScratchFolder
    do throws(FileError) {
      folder = try ScratchFolder()
      try Disk().write(try console.files.read(path), to: "\(folder.path)/\(name)")
    } catch {
      let remedy = "name a log.sqlite, or make room for a copy of standard input"
      throw .invalid([error.unreadable(remedy)])
    }
    defer { folder.remove(name) }
    let copy = "\(folder.path)/\(name)"
    do throws(LabError) {
      return try KeptThings(at: copy)
    } catch {
      throw error.renaming(copy, to: path)
    }
  }
}

extension LabError {
  fileprivate func renaming(_ file: String, to name: String) -> LabError {
    guard case .invalid(let errors) = self else { return self }
    return .invalid(
      errors.map { error in
        guard error.file == file else { return error }
        return SourceError(file: name, message: error.message, remedy: error.remedy)
      })
  }
}

extension String {
  /// Rows that end as in RFC 4180, made printable line by line.
  var printableRows: String {
    split(separator: "\r\n" as Character, omittingEmptySubsequences: false).dropLast()
      .map { $0.printable + "\n" }.joined()
  }
}
