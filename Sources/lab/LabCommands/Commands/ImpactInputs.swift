import AutoTrack
import LabLanguage
import LabRules
import LabSystem
import Wording

/// The files that a comparison of two versions reads: screens and rules of each.
struct ImpactInputs {
  let base, head: ImpactVersion
  /// The rules of the head, in their file.
  let rules: RuleRewriting
  let baseRules: RuleRewriting
  /// True if the base has rules of its own, which a repair does not change.
  let hasBaseRules: Bool
  let migrations: [RuleMigration]
  /// The messages about inputs that a comparison cannot judge.
  private var notes: [Sentence] = []

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
    let text = try sources.head.rules(path, or: console.files)
    rules = try RuleRewriting(text)
    let old = try Self.baseRules(path, sources.base, arguments, console)
    // Files of one folder have one file of rules.
    hasBaseRules = arguments.has(.baseRules) || (!paths.isEmpty && old != nil)
    baseRules = try RuleRewriting(old ?? text)
    let accepted = try Self.acceptedFile(of: path, sources.head, console)
    migrations = try Self.migrations(in: accepted)
    notes = sources.notes + self.base.notes + head.notes.filter { !self.base.notes.contains($0) }
    notes += propertyNotes(path)
    if old == nil, try sources.head.hasInRepository(path) {
      notes.append(Self.noBaseRules(path, base))
    }
    // Acceptances that are not committed yet may be for rules that are not, either.
    if let accepted, try sources.head.has(path) == sources.head.has(accepted.name) {
      notes += migrationNotes(accepted.name)
    }
  }

  /// Returns the rules of the base; nil if it has none of its own.
  private static func baseRules(
    _ path: String, _ base: VersionFiles, _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) -> SourceFile? {
    guard let own = arguments.value(of: .baseRules) else { return try base.file(path) }
    return try base.rules(own, or: console.files)
  }

  func writeNotes(_ console: CommandConsole) {
    console.write(messages: notes.map { console.words($0).printable })
  }

  /// Says which rules take properties from the screen, because only the rules are compared.
  private func propertyNotes(_ path: String) -> [Sentence] {
    let all = baseRules.rules + rules.rules
    let names = all.filter { !$0.properties.isEmpty }.map(\.name).withoutRepetition
    guard !names.isEmpty else { return [] }
    let words: Sentence =
      names.count > 3 ? "\(names.count, "rule")" : names.map(\.quoted).listed
    return ["\(path): the properties of \(words) are neither compared nor repaired"]
  }

  /// Says that a base without a file of rules is judged by the rules of the head.
  private static func noBaseRules(_ path: String, _ base: String) -> Sentence {
    "\(path): \(base) has no such file, so these rules judge it, too; "
      + "if its rules are elsewhere, add --base-rules PATH"
  }

  /// Says which migrations are for rules that neither version has.
  private func migrationNotes(_ file: String) -> [Sentence] {
    let known = Set((baseRules.rules + rules.rules).map(\.name))
    let names = migrations.map(\.rule).filter { !known.contains($0) }.withoutRepetition
    guard !names.isEmpty else { return [] }
    let rules = names.map(\.quoted).alternatives
    return ["\(file): neither version has a rule \(rules); remove its migration"]
  }

  /// The file of accepted fates: `NAME.migrations.json` beside the rules; nil for a stream.
  static func migrations(beside rules: String) -> String? {
    guard rules != StreamedFiles.name else { return nil }
    return (rules.hasSuffix(".json5") ? String(rules.dropLast(6)) : rules) + ".migrations.json"
  }

  private static func acceptedFile(
    of rules: String, _ head: VersionFiles, _ console: CommandConsole
  ) throws(LabError) -> SourceFile? {
    guard let path = migrations(beside: rules) else { return nil }
    if let obstacle = DerivedFile(path, on: console).obstacle {
      throw .invalid([obstacle.unreadable(nil)])
    }
    return try head.file(path, or: console.files)
  }

  /// Reads accepted migrations from the working folder, also when revisions are compared.
  static func migrations(
    onDisk path: String, _ console: CommandConsole
  ) throws(LabError) -> [RuleMigration] {
    try migrations(in: VersionFiles.diskFile(path, console.files))
  }

  private static func migrations(in file: SourceFile?) throws(LabError) -> [RuleMigration] {
    guard let file else { return [] }
    return try RuleMigration.all(in: file)
  }

  private static func sources(
    _ base: String, _ paths: [String], of command: String, _ arguments: Arguments,
    _ console: CommandConsole
  ) throws(LabError) -> (base: VersionFiles, head: VersionFiles, notes: [Sentence]) {
    let head = arguments.value(of: .head)
    guard paths.isEmpty else {
      let repository = try GitRepository(console.host, console.files)
      let patterns = try NamePatterns(paths, repository)
      let old = try VersionFiles.revision(base, patterns)
      let new = try head.map { head throws(LabError) in
        try VersionFiles.revision(head, patterns)
      }
      let files = (old, new ?? .disk(console.files, patterns))
      let newer: Sentence = head.map { Sentence(name: $0) } ?? "the working folder"
      let message: Sentence = "neither \(base) nor \(newer) has a file of the app there"
      return (files.0, files.1, try patterns.check(files.0, files.1, message))
    }
    guard let head else {
      throw .usage(
        "\(command) needs two versions",
        remedy: "add --head B, or the files of the revision \(base.quoted) after --")
    }
    return (try .file(base, console.files), try .file(head, console.files), [])
  }
}

/// The paths of a command line as patterns of names in the repository.
private struct NamePatterns {
  let repository: GitRepository
  private typealias Pattern = (path: String, name: String, glob: PathGlob)
  private let all: [Pattern]
  /// The patterns of git's form `:!PATH` or `:^PATH`, whose files are left out.
  private let excluded: [Pattern]

  /// Reads paths from the working folder, or absolute ones; throws for one outside.
  init(_ paths: [String], _ repository: GitRepository) throws(LabError) {
    self.repository = repository
    let pattern = { (path: String) throws(LabError) -> Pattern in
      let name = try repository.requiredName(of: path)
      return (path, name, PathGlob(name.isEmpty ? "." : name))
    }
    let isExcluded = { (path: String) in path.hasPrefix(":!") || path.hasPrefix(":^") }
    excluded = try paths.filter(isExcluded).map { path throws(LabError) in
      try pattern(String(path.dropFirst(2)))
    }
    let chosen = paths.filter { !isExcluded($0) }
    all = try (chosen.isEmpty ? ["."] : chosen).map(pattern)
  }

  /// The names of the folders and files before the first wildcard of each; `.` is the root.
  var roots: [String] { Set(all.map { Self.root(of: $0.name) }).sorted() }

  private static func root(of name: String) -> String {
    name.fixedFolder.isEmpty ? "." : name.fixedFolder
  }

  /// Returns the names of files; a folder stands for its storyboards and xibs.
  func chosen(from names: [String]) -> [String] {
    names.filter { name in
      all.contains { $0.glob.matches(name) && (name.isScreenFile || name == $0.name) }
        && !excluded.contains { $0.glob.matches(name) }
    }
  }

  /// Returns warnings about patterns that have no file in two versions; throws if none has any.
  ///
  /// One without a file of its own is looked up alone: links may lead to files of others.
  func check(
    _ old: VersionFiles, _ new: VersionFiles, _ message: Sentence
  ) throws(LabError) -> [Sentence] {
    let names = (old.paths + new.paths).compactMap(repository.name)
    var empty: [String] = []
    for (path, name, glob) in all where !names.contains(where: glob.matches) {
      let isLinked = [old, new].contains { version in
        chosen(from: version.names([Self.root(of: name)])).contains(where: glob.matches)
      }
      if !isLinked { empty.append(path) }
    }
    guard empty.count == all.count, let first = empty.first else {
      return empty.map { "\($0): \(message)" }
    }
    throw .invalid([
      SourceError(
        file: first, message: message.text,
        remedy: "give storyboards, xibs, dumps, or folders of storyboards and xibs")
    ])
  }
}

/// The files of one version: on the disk, or in a revision of a git repository.
private struct VersionFiles {
  /// The paths of the app's files, from the working folder.
  let paths: [String]
  /// The repository of a revision, or of the working folder beside one.
  private var repository: GitRepository?
  /// Returns the names in the repository of the files below some names.
  private(set) var names: ([String]) -> [String] = { _ in [] }
  private let read: (String) throws(LabError) -> [UInt8]?

  init(paths: [String], read: @escaping (String) throws(LabError) -> [UInt8]?) {
    (self.paths, self.read) = (paths, read)
  }

  /// The files that patterns choose from names in a repository.
  private init(
    _ patterns: NamePatterns, from names: @escaping ([String]) -> [String],
    read: @escaping (String) throws(LabError) -> [UInt8]?
  ) {
    paths = patterns.chosen(from: names(patterns.roots)).map(patterns.repository.path)
    (repository, self.names, self.read) = (patterns.repository, names, read)
  }

  func version(_ name: String) throws(LabError) -> ImpactVersion {
    var files: [(name: String, bytes: [UInt8])] = []
    for path in paths { if let bytes = try read(path) { files.append((path, bytes)) } }
    return try ImpactVersion(name, files)
  }

  func has(_ path: String) throws(LabError) -> Bool { try read(path) != nil }

  /// Returns true for a file of the version that lies in the repository.
  func hasInRepository(_ path: String) throws(LabError) -> Bool {
    guard path != StreamedFiles.name, repository?.name(of: path) != nil else { return false }
    return try has(path)
  }

  /// Returns a file of rules of the version, or else the one of the disk.
  func rules(_ path: String, or files: any FileSource) throws(LabError) -> SourceFile {
    if let found = try file(path, or: files) { return found }
    throw .invalid([
      SourceError(file: path, message: "no such file", remedy: "give a file of rules")
    ])
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
    let tree = try RevisionFiles(revision, repository)
    return VersionFiles(patterns, from: tree.everything) { path throws(LabError) in
      guard let name = repository.name(of: path) else { return nil }
      return try contents(of: name, tree)
    }
  }

  /// Returns the files of the working folder, without those that no revision can have.
  static func disk(_ files: any FileSource, _ patterns: NamePatterns) -> VersionFiles {
    let repository = patterns.repository
    let names = { (names: [String]) -> [String] in
      files.everything(below: names.map(repository.path)).filter(repository.holds)
        .compactMap(repository.name)
    }
    return VersionFiles(patterns, from: names) { path throws(LabError) in
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
          remedy: "for a revision of git, name the files too: --base v1 -- 'App/**/*.storyboard'")
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
