import AutoTrack
import LabKit
import LabLanguage

/// The files that a comparison of two versions reads: screens and rules of each.
struct ImpactInputs {
  let base, head: ImpactVersion
  /// The rules of the head, in their file.
  let rules: RuleRewriting
  /// The rules of the base.
  let baseRules: RuleRewriting
  /// True if the base has rules of its own, which a repair does not change.
  let hasBaseRules: Bool
  /// The accepted fates.
  let migrations: [RuleMigration]

  /// Reads the files that a command line names.
  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    guard let path = arguments.value(of: .impactRules) else {
      throw .usage("impact needs rules", remedy: "add --rules FILE")
    }
    try self.init(rules: path, arguments.operands, of: "impact", arguments, console)
  }

  /// Reads a file of rules and the versions that a command line names.
  init(
    rules path: String, _ paths: [String], of command: String, _ arguments: Arguments,
    _ console: CommandConsole
  ) throws(LabError) {
    guard let base = arguments.value(of: .base) else {
      throw .usage("\(command) needs two versions", remedy: "add --base A --head B")
    }
    let versions = paths.isEmpty ? [base, arguments.value(of: .head)] : []
    try Arguments.readInputOnce(versions + [path, arguments.value(of: .baseRules)])
    let sources = try Self.sources(base, paths, of: command, arguments, console)
    self.base = try sources.base.version(base)
    head = try sources.head.version(arguments.value(of: .head) ?? "the working folder")
    guard let text = try sources.head.file(path, or: console.files) else {
      throw .invalid([
        SourceError(file: path, message: "no such file", remedy: "give a file of rules")
      ])
    }
    rules = try RuleRewriting(text)
    var old = try sources.base.file(path)
    // Files of one folder have one file of rules.
    hasBaseRules = arguments.has(.baseRules) || (!paths.isEmpty && old != nil)
    if let own = arguments.value(of: .baseRules) { old = try console.sourceFile(at: own) }
    baseRules = try RuleRewriting(old ?? text)
    let known = try sources.head.file(Self.migrations(beside: path), or: console.files)
    migrations = try Self.migrations(in: known)
  }

  /// Says which rules take properties from the screen, because only the rules are compared.
  func noteProperties(of path: String, _ console: CommandConsole) {
    let all = baseRules.rules + rules.rules
    let names = all.filter { !$0.properties.isEmpty }.map(\.name).withoutRepetition
    guard !names.isEmpty else { return }
    let words = names.count > 3 ? "\(names.count) rules" : names.quoted("and")
    let line = "\(path): the properties of \(words) are neither compared nor repaired"
    console.write(message: line.printable)
  }

  /// The file of accepted fates: `NAME.migrations.json` beside the rules.
  static func migrations(beside rules: String) -> String {
    (rules.hasSuffix(".json5") ? String(rules.dropLast(6)) : rules) + ".migrations.json"
  }

  /// Reads the accepted migrations from the working folder, also when revisions are compared.
  static func migrations(
    onDisk rules: String, _ console: CommandConsole
  ) throws(LabError) -> [RuleMigration] {
    try migrations(in: VersionFiles.diskFile(migrations(beside: rules), console.files))
  }

  private static func migrations(in file: SourceFile?) throws(LabError) -> [RuleMigration] {
    guard let file else { return [] }
    return try RuleMigration.all(in: file)
  }

  private static func sources(
    _ base: String, _ paths: [String], of command: String, _ arguments: Arguments,
    _ console: CommandConsole
  ) throws(LabError) -> (base: VersionFiles, head: VersionFiles) {
    let head = arguments.value(of: .head)
    guard paths.isEmpty else {
      let repository = try GitRepository(console.host, console.files)
      let patterns = try NamePatterns(paths, repository)
      let old = try VersionFiles.revision(base, patterns)
      let new = try head.map { head throws(LabError) in
        try VersionFiles.revision(head, patterns)
      }
      let files = (old, new ?? .disk(console.files, patterns))
      try patterns.check(files.0, files.1, "\(base) nor \(head ?? "the working folder")")
      return files
    }
    guard let head else {
      throw .usage(
        "\(command) needs two versions",
        remedy: "add --head B, or the files of the revision \(base.quoted) after --")
    }
    return (try .file(base, console.files), try .file(head, console.files))
  }
}

/// The paths of a command line as patterns of names in the repository.
private struct NamePatterns {
  let repository: GitRepository
  private let all: [(path: String, name: String, glob: PathGlob)]

  /// Reads paths from the working folder, or absolute ones; throws for one outside.
  init(_ paths: [String], _ repository: GitRepository) throws(LabError) {
    self.repository = repository
    all = try paths.map { path throws(LabError) in
      let name = try repository.requiredName(of: path)
      return (path, name, PathGlob(name.isEmpty ? "." : name))
    }
  }

  /// The folders and files before the first wildcard of each, from the working folder.
  var roots: [String] { Set(all.map { repository.path(of: $0.name.fixedFolder) }).sorted() }

  /// Returns the names of files; a folder stands for its storyboards and xibs.
  func chosen(from names: [String]) -> [String] {
    names.filter { name in
      all.contains { $0.glob.matches(name) && (name.isScreenFile || name == $0.name) }
    }
  }

  /// Throws if a pattern has no file in two versions.
  func check(_ old: VersionFiles, _ new: VersionFiles, _ versions: String) throws(LabError) {
    let names = (old.paths + new.paths).compactMap(repository.name)
    for (path, _, glob) in all where !names.contains(where: glob.matches) {
      throw .invalid([
        SourceError(
          file: path, message: "neither \(versions) has a file of the app there",
          remedy: "give storyboards, xibs, dumps, or folders of storyboards and xibs")
      ])
    }
  }
}

/// The files of one version: on the disk, or in a revision of a git repository.
private struct VersionFiles {
  /// The paths of the app's files, from the working folder.
  let paths: [String]
  private let read: (String) throws(LabError) -> [UInt8]?

  func version(_ name: String) throws(LabError) -> ImpactVersion {
    var files: [(name: String, bytes: [UInt8])] = []
    for path in paths { if let bytes = try read(path) { files.append((path, bytes)) } }
    return try ImpactVersion(name, files)
  }

  /// Returns a file of the version; nil if it has none of this path.
  func file(_ path: String) throws(LabError) -> SourceFile? {
    guard let bytes = try read(path) else { return nil }
    do throws(SourceError) {
      return try SourceFile(name: path, bytes: bytes)
    } catch {
      throw .invalid([
        error.remedied(by: "give a file with a list; [] is an empty one, and a missing file too")
      ])
    }
  }

  /// Returns a file of the version, or else the one of the disk; nil without both.
  func file(_ path: String, or files: any FileSource) throws(LabError) -> SourceFile? {
    if let own = try file(path) { return own }
    return try Self.diskFile(path, files)
  }

  /// Reads a file from the disk; returns nil for a missing one.
  static func diskFile(
    _ path: String, _ files: any FileSource
  ) throws(LabError) -> SourceFile? {
    try VersionFiles(paths: []) { path throws(LabError) in try contents(of: path, files) }
      .file(path)
  }

  static func revision(
    _ revision: String, _ patterns: NamePatterns
  ) throws(LabError) -> VersionFiles {
    let repository = patterns.repository
    try repository.check(revision)
    let names = patterns.chosen(from: try repository.names(in: revision))
    return VersionFiles(paths: names.map(repository.path)) { path throws(LabError) in
      guard let name = repository.name(of: path) else { return nil }
      return try repository.contents(of: name, in: revision)
    }
  }

  static func disk(_ files: any FileSource, _ patterns: NamePatterns) -> VersionFiles {
    let repository = patterns.repository
    let found = patterns.roots.flatMap { files.everything(below: $0) }
    // A folder and a file in it may both be given.
    var known: Set<String> = []
    let names = found.compactMap(repository.name).filter { known.insert($0).inserted }
    return VersionFiles(paths: patterns.chosen(from: names).map(repository.path)) {
      path throws(LabError) in
      try contents(of: path, files)
    }
  }

  /// Returns the version of a file, or of the storyboards and xibs below a folder.
  static func file(_ path: String, _ files: any FileSource) throws(LabError) -> VersionFiles {
    let found: [String]
    switch files.kind(of: path) {
    case .folder: found = files.everything(below: path).filter(\.isScreenFile)
    case nil where path != StreamedFiles.name:
      throw .invalid([
        SourceError(
          file: path, message: "no such file or folder",
          remedy: "for a revision of git, name the files too: --base v1 -- App/*.storyboard")
      ])
    default: found = [path]
    }
    return VersionFiles(paths: found) { path throws(LabError) in try contents(of: path, files) }
  }

  private static func contents(
    of path: String, _ files: any FileSource
  ) throws(LabError) -> [UInt8]? {
    guard files.kind(of: path) != nil || path == StreamedFiles.name else { return nil }
    do throws(FileError) {
      return try files.read(path)
    } catch {
      throw .invalid([
        SourceError(
          file: path, message: "cannot be read: \(error.reason)", remedy: "give another file")
      ])
    }
  }
}

extension String {
  /// The part of a pattern before the first folder with a wildcard; the file itself without one.
  var fixedFolder: String {
    split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
  }
}
