import LabLanguage
package import LabLeague
package import LabSystem
import Wording

extension Command {
  /// The command `lab league [--corpus FILE…]`.
  static let league = Command(
    name: "league", operands: "[FILE…]",
    summary: "measures which rules survive the releases of real apps",
    details: [
      "A rule is made for every element at one release and judged at later ones.",
      "Survival: it still matches its element alone. Wrong: it matches another one.",
      "Without files it reads \(Self.releases), in the working folder.",
      "docs/survival.md explains the table; the README beside the files has their format.",
    ],
    flags: [.corpus, .partOfWork, .json, .merge, .evidence],
    examples: [
      "lab league", "lab league --json", "lab league --corpus my-app.jsonl.gz",
      "lab league --evidence > evidence.jsonl",
      "lab league --shard 1/2 --json > 1.json", "lab league --merge 1.json 2.json",
    ]
  ) { arguments, console throws(LabError) in
    if arguments.has(.merge) {
      try arguments.forbid(.merge, with: [.corpus, .partOfWork, .evidence])
      write(try League(PartFiles(arguments.operands, console.files)), arguments, console)
      return .held
    }
    let shard = try arguments.part()
    let paths = try corpora(arguments, console.files)
    if arguments.has(.evidence) {
      try arguments.forbid(.evidence, with: [.partOfWork, .json])
      let evidence = LeagueEvidence(try corpora(contents(of: paths, console.files)))
      console.output.write(evidence.lines.joined(separator: "\n") + "\n")
      return .held
    }
    let shares = CorpusShares(try contents(of: paths, console.files), shard: shard ?? Shard())
    let part = try reading { () throws(SourceError) in try LeaguePart(shares) }
    if shard == nil {
      write(League(whole: part), arguments, console)
    } else {
      console.write(json: part.partJSON.text() + "\n")
    }
    return .held
  }

  private static func write(
    _ league: League, _ arguments: Arguments, _ console: CommandConsole
  ) {
    let report = LeagueReport(league)
    if arguments.has(.json) {
      console.write(json: report.json.text() + "\n")
    } else {
      console.output.write(report.markdown.joined(separator: "\n") + "\n")
    }
  }

  /// The folder of the corpus in the lab's repository.
  private static let releases = "Scenarios/releases"

  private static func corpora(
    _ arguments: Arguments, _ files: any FileSource
  ) throws(LabError) -> [String] {
    if arguments.has(.corpus) { return arguments.values(of: .corpus) + arguments.operands }
    if let word = arguments.operands.first {
      throw .usage(
        "league takes files only after --corpus, found \(word.quoted)",
        remedy: "write lab league --corpus \(word)")
    }
    return try publishedCorpora(files, remedy: "give files with --corpus")
  }

  /// Returns the paths of the corpora in the lab's repository.
  package static func publishedCorpora(
    _ files: any FileSource, remedy: String
  ) throws(LabError) -> [String] {
    let names = (try? files.names(in: releases)) ?? []
    let found = names.filter { $0.hasSuffix(".jsonl.gz") }.map { "\(releases)/\($0)" }
    guard !found.isEmpty else {
      throw .usage(
        "\(releases.quoted) has no corpus",
        remedy: "run it in the lab's repository, or \(remedy)")
    }
    return found
  }

  /// Returns the bytes of corpora.
  package static func contents(
    of paths: [String], _ files: any FileSource
  ) throws(LabError) -> [(name: String, bytes: [UInt8])] {
    try paths.map { path throws(LabError) in
      (path, try files.bytes(of: path, remedy: "give the path of a corpus"))
    }
  }

  /// Reads corpora, each of another app.
  package static func corpora(
    _ files: [(name: String, bytes: [UInt8])]
  ) throws(LabError) -> [CorpusFile] {
    try reading { () throws(SourceError) in try League.read(files) }
  }

  /// Runs a function that reads corpora; a mistake in one of them is an invalid file.
  static func reading<Value>(
    _ read: () throws(SourceError) -> Value
  ) throws(LabError) -> Value {
    do throws(SourceError) {
      return try read()
    } catch {
      throw .invalid([error])
    }
  }
}

extension Flag {
  static let corpus = Flag(
    "--corpus FILE", "these files instead; more may follow",
    repetition: "--corpus is given twice; write the files one after the other")
  static let evidence = Flag(
    "--evidence", "what 'anchored' rules weigh, as JSON lines for docs/survival/fit.py")
}

extension FileSource {
  /// Reads a file of a command line.
  package func bytes(of path: String, remedy: String) throws(LabError) -> [UInt8] {
    do throws(FileError) {
      return try read(path)
    } catch {
      throw .invalid([
        SourceError(file: path, message: "cannot be read: \(error.reason)", remedy: remedy)
      ])
    }
  }
}
