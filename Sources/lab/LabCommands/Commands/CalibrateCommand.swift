import AutoTrack
import LabKit
import LabLanguage

extension Command {
  /// The command `lab calibrate OLD NEW…`.
  static let calibrate = Command(
    name: "calibrate", operands: "OLD NEW…",
    summary: "estimates from versions of an app which edits its releases make",
    details: [
      "Each file is one version: a storyboard, a xib or a dump, the oldest first. A corpus",
      "(Scenarios/releases/README.md) has all versions of an app, so one suffices.",
      "Prints the edits of each kind per changed screen, as a file for lab mutate --rates.",
    ],
    flags: [],
    examples: [
      "lab calibrate Main-1.storyboard Main-2.storyboard > rates.json",
      "lab calibrate Scenarios/releases/hackers.jsonl.gz",
    ]
  ) { arguments, console throws(LabError) in
    let counts = try CalibrationInput(arguments, console).counts
    guard counts.changedScreens > 0 else {
      throw .nothingMatched("no screen changed between the versions, so rates cannot be estimated")
    }
    console.write(json: RatesFile.text(of: counts))
    let summary = counts.changedScreens.counted("changed screen")
    console.write(messages: ["\(summary), \(counts.total.counted("edit"))"])
    return .held
  }
}

/// The versions that `lab calibrate` reads.
private struct CalibrationInput {
  let counts: EditCounts

  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    var files: [(name: String, bytes: [UInt8])] = []
    for path in arguments.operands {
      files.append((path, try console.files.bytes(of: path, remedy: "give the path of a version")))
    }
    let corpora = files.filter { $0.bytes.starts(with: [0x1F, 0x8B]) }
    if corpora.isEmpty {
      counts = try Self.counts(ofVersions: files)
    } else {
      guard corpora.count == files.count else {
        throw .usage(
          "a corpus has all versions of an app, and other files are one version each",
          remedy: "give corpora alone, or versions alone")
      }
      counts = try Command.corpora(corpora).reduce(into: EditCounts()) { $0 += EditCounts(of: $1) }
    }
  }

  private static func counts(
    ofVersions files: [(name: String, bytes: [UInt8])]
  ) throws(LabError) -> EditCounts {
    guard files.count > 1 else {
      throw .usage(
        "calibrate needs two versions of an app, found \(files.isEmpty ? "none" : "one")",
        remedy: "write lab calibrate OLD NEW, or give a corpus")
    }
    var versions: [EditCounts.AppVersion] = []
    for file in files { versions.append((file.name, try Importer().app(of: [file]))) }
    do throws(SourceError) {
      return try EditCounts(of: versions)
    } catch {
      throw .invalid([error])
    }
  }
}

extension FileSource {
  /// Reads a file of a command line.
  func bytes(of path: String, remedy: String) throws(LabError) -> [UInt8] {
    do throws(FileError) {
      return try read(path)
    } catch {
      throw .invalid([
        SourceError(file: path, message: "cannot be read: \(error.reason)", remedy: remedy)
      ])
    }
  }
}
