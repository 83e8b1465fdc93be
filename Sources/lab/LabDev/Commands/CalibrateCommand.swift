import LabCommands
import AutoTrack
import LabLanguage
import LabLeague
import LabRules
import LabSystem
import Wording

extension Command {
  /// The command `lab-dev calibrate OLD NEW…`.
  static let calibrate = Command(
    name: "calibrate", operands: "OLD NEW…",
    summary: "estimates from versions of an app which edits its releases make",
    details: [
      "Each operand is one version, the oldest first: an app file, a storyboard, a xib, a dump,",
      "or a folder of storyboards and xibs. A corpus (Scenarios/releases/README.md) has all",
      "versions of an app, so one suffices; the edits of several apps are added up, as in the",
      "published rates. Ids pair the views of versions, else their facts do.",
      "Prints the edits of each kind per changed screen, as a file for lab mutate --rates.",
    ],
    flags: [],
    examples: [
      "lab-dev calibrate Main-1.storyboard Main-2.storyboard > rates.json",
      "lab-dev calibrate Shop-1.json5 Shop-2.json5 Shop-3.json5 > rates.json",
      "lab-dev calibrate Scenarios/releases/hackers.jsonl.gz",
    ]
  ) { arguments, console throws(LabError) in
    let input = try CalibrationInput(arguments, console)
    let counts = input.counts
    guard counts.changedScreens > 0 else {
      throw .nothingMatched("no screen changed between the versions, so rates cannot be estimated")
    }
    guard RatesFile.hasRates(counts) else {
      throw .nothingMatched(
        "\(counts.changedScreens.counted("changed screen")) without an edit of a kind that has a "
          + "rate, so rates cannot be estimated; give more versions")
    }
    console.write(json: RatesFile.text(of: counts))
    let screens = counts.changedScreens.counted("changed screen")
    let apps = input.apps.count > 1 ? " of \(input.apps.joined(separator: ", ")) together" : ""
    console.write(messages: ["\(screens)\(apps), \(counts.total.counted("edit"))"])
    return .held
  }
}

/// The versions that `lab-dev calibrate` reads.
private struct CalibrationInput {
  let counts: EditCounts
  /// The names of the apps that corpora have; empty without one.
  let apps: [String]

  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    try Arguments.readInputOnce(arguments.operands)
    var versions: [EditCounts.Version] = []
    do throws(SourceError) {
      for path in arguments.operands {
        versions.append((path, try console.files.filesOfVersion(at: path)))
      }
    } catch {
      throw .invalid([error])
    }
    let corpora = versions.flatMap(\.files).filter(\.bytes.isCorpus)
    if corpora.isEmpty {
      (counts, apps) = (try Self.counts(of: versions), [])
    } else {
      guard corpora.count == versions.count else {
        throw .usage(
          "a corpus has all versions of an app, and other files are one version each",
          remedy: "give corpora alone, or versions alone")
      }
      let read = try Command.corpora(corpora)
      apps = read.map(\.app)
      counts = read.reduce(into: EditCounts()) { $0 += EditCounts(of: $1) }
    }
  }

  private static func counts(of versions: [EditCounts.Version]) throws(LabError) -> EditCounts {
    guard versions.count > 1 else {
      throw .usage(
        "calibrate needs two versions of an app, found \(versions.isEmpty ? "none" : "one")",
        remedy: "write lab-dev calibrate OLD NEW, or give a corpus")
    }
    return try EditCounts(of: versions)
  }
}
