import LabLanguage

/// The git repository around the working folder, for files as they were in a revision.
///
/// A name is a path from the root of the repository.
package struct GitRepository {
  private let host: any Host
  private let files: any FileSource
  /// The absolute path of the root; nil for a bare repository.
  private let root: String?
  /// The folders from the root to the working folder.
  private let folders: [String]

  /// Finds the repository; throws outside of a repository, and without an installed git.
  package init(_ host: any Host, _ files: any FileSource) throws(LabError) {
    (self.host, self.files) = (host, files)
    guard let prefix = try Self.line(["rev-parse", "--show-prefix"], host) else {
      throw Self.mistake(
        ".", "the working folder is not in a git repository",
        remedy: "change to the repository, or give files with --base and --head")
    }
    folders = prefix.split(separator: "/").map(String.init)
    root = try Self.line(["rev-parse", "--show-toplevel"], host)
  }

  /// Throws if a name is not a revision.
  package func check(_ revision: String) throws(LabError) {
    // A name that begins with a dash would be an option of git.
    let words = ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]
    guard !revision.isEmpty, !revision.hasPrefix("-"), try run(words).code == 0 else {
      throw Self.mistake(
        revision.isEmpty ? "\"\"" : revision, "the repository has no such revision",
        remedy: "git log and git tag list the revisions; a shallow clone has few of them")
    }
  }

  /// Returns the names of all files and links of a revision; those of submodules are elsewhere.
  func entries(in revision: String) throws(LabError) -> [(name: String, isLink: Bool)] {
    let found = try run(["ls-tree", "-r", "-z", "--full-tree", revision])
    return found.output.split(separator: 0).compactMap { entry in
      // A line is 'MODE TYPE ID', a tabulator and the name.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, !parts[0].starts(with: Self.submodule) else { return nil }
      let name = String(decoding: parts[1], as: UTF8.self)
      return (name, isLink: parts[0].starts(with: Self.link))
    }
  }

  private static let link = "120000".utf8
  private static let submodule = "160000".utf8

  /// Returns a file of a revision, or the target of a link, by its name; nil if it is missing.
  func contents(of name: String, in revision: String) throws(LabError) -> [UInt8]? {
    let found = try run(["show", "\(revision):\(name)"])
    return found.code == 0 ? found.output : nil
  }

  /// Returns the name of a path, absolute or from the working folder; nil outside.
  package func name(of path: String) -> String? {
    var steps = path.split(separator: "/").map(String.init)
    var name = folders
    if path.hasPrefix("/") {
      guard let inside = inside(of: steps) else { return nil }
      (steps, name) = (inside, [])
    }
    for step in steps where step != "." {
      guard step == ".." else {
        name.append(step)
        continue
      }
      guard name.popLast() != nil else { return nil }
    }
    return name.joined(separator: "/")
  }

  /// True for a path in the repository that no link leads out of it.
  package func holds(_ path: String) -> Bool {
    guard root != nil, let real = files.realPath(of: path) else { return true }
    return name(of: real) != nil
  }

  /// Returns the steps from the root to an absolute path; nil outside.
  ///
  /// A link may lead to the root, or to a folder below it. Later links are files of the repository.
  private func inside(of steps: [String]) -> [String]? {
    guard let top = root?.split(separator: "/").map(String.init) else { return nil }
    if steps.starts(with: top) { return Array(steps.dropFirst(top.count)) }
    for count in 1...max(1, steps.count) {
      let path = "/" + steps.prefix(count).joined(separator: "/")
      guard let real = files.realPath(of: path)?.split(separator: "/").map(String.init) else {
        return nil
      }
      if real.starts(with: top) { return Array(real[top.count...] + steps[count...]) }
    }
    return nil
  }

  /// Returns the name of a path; throws for one outside of the repository.
  package func requiredName(of path: String) throws(LabError) -> String {
    if let name = name(of: path) { return name }
    throw Self.mistake(
      path, "it is outside of the repository" + (root.map { " \($0)" } ?? ""),
      remedy: "give paths in the repository, or two files or folders with --base and --head")
  }

  /// Returns the path of a name from the working folder.
  package func path(of name: String) -> String {
    let steps = name.split(separator: "/").map(String.init)
    let common = zip(folders, steps).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folders.count - common)
    let path = (up + steps.dropFirst(common)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }

  private func run(_ words: [String]) throws(LabError) -> (output: [UInt8], code: Int32) {
    try Self.run(words, host)
  }

  /// Returns the first line that git prints; nil if it fails.
  private static func line(_ words: [String], _ host: any Host) throws(LabError) -> String? {
    let found = try run(words, host)
    guard found.code == 0 else { return nil }
    return String(decoding: found.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func run(
    _ words: [String], _ host: any Host
  ) throws(LabError) -> (output: [UInt8], code: Int32) {
    do throws(HostError) {
      return try host.output(ofGit: words)
    } catch {
      throw mistake(".", "git cannot be run: \(error.reason)", remedy: "install git, or give files")
    }
  }

  private static func mistake(_ file: String, _ message: String, remedy: String) -> LabError {
    .invalid([SourceError(file: file, message: message, remedy: remedy)])
  }
}

/// A pattern of paths as in `.gitignore`: `*` and `?` stay in a folder, `**` goes below folders.
package struct PathGlob {
  private let pattern: [Character]

  /// Creates a pattern; a leading `./` and a slash at the end are ignored, and `.` has all files.
  package init(_ pattern: String) {
    let plain = pattern.hasPrefix("./") ? pattern.dropFirst(2) : pattern[...]
    let name = plain.hasSuffix("/") ? plain.dropLast() : plain
    self.pattern = Array([".", "./"].contains(pattern) ? "**" : name)
  }

  /// True if it has a wildcard.
  package var isPattern: Bool { pattern.contains { "*?".contains($0) } }

  /// Returns true for a path that matches, and for all paths below a folder that does.
  package func matches(_ path: String) -> Bool {
    var ends: Set<Int> = [0]
    let path = Array(path)
    for (index, character) in path.enumerated() {
      ends = open(ends)
      if ends.contains(pattern.count), character == "/", index > 0 { return true }
      ends = Set(ends.flatMap { step(from: $0, over: character) })
      if ends.isEmpty { return false }
    }
    return open(ends).contains(pattern.count)
  }

  /// Adds the places behind wildcards that match nothing.
  private func open(_ places: Set<Int>) -> Set<Int> {
    var all = places
    var rest = Array(places)
    while let place = rest.popLast() {
      guard place < pattern.count, pattern[place] == "*" else { continue }
      var next = place + 1
      // `**/` matches no folder, too.
      if next < pattern.count, pattern[next] == "*" {
        next += 1
        if next < pattern.count, pattern[next] == "/", all.insert(next + 1).inserted {
          rest.append(next + 1)
        }
      }
      if all.insert(next).inserted { rest.append(next) }
    }
    return all
  }

  private func step(from place: Int, over character: Character) -> [Int] {
    guard place < pattern.count else { return [] }
    switch pattern[place] {
    case "*":
      let isDeep = place + 1 < pattern.count && pattern[place + 1] == "*"
      return isDeep || character != "/" ? [place] : []
    case "?": return character == "/" ? [] : [place + 1]
    default: return pattern[place] == character ? [place + 1] : []
    }
  }
}

extension CommandConsole {
  /// The names of files in reports for a host of code: their paths from the root of the repository.
  ///
  /// A path outside of a repository stays as it is.
  package var hostedNames: (String) -> String {
    let repository = try? GitRepository(host, files)
    return { $0 == StreamedFiles.name ? $0 : repository?.name(of: $0) ?? $0 }
  }
}
