import LabLanguage

/// The git repository around the working folder, for files as they were in a revision.
package struct GitRepository {
  private let host: any Host

  /// Finds the repository; throws outside of a repository, and without an installed git.
  package init(_ host: any Host) throws(LabError) {
    self.host = host
    guard try run(["rev-parse", "--is-inside-work-tree"]).code == 0 else {
      throw Self.mistake(
        ".", "the working folder is not in a git repository",
        remedy: "change to the repository, or give files with --base and --head")
    }
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

  /// Returns the paths of all files of a revision below the working folder.
  package func paths(in revision: String) throws(LabError) -> [String] {
    let found = try run(["ls-tree", "-r", "-z", "--name-only", revision])
    return found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a file of a revision; nil if the revision does not have it.
  package func contents(of path: String, in revision: String) throws(LabError) -> [UInt8]? {
    guard let name = try name(of: path) else { return nil }
    let found = try run(["show", "\(revision):\(name)"])
    return found.code == 0 ? found.output : nil
  }

  /// Returns the name of a path for `git show`; nil for an absolute path outside of the repository.
  private func name(of path: String) throws(LabError) -> String? {
    guard path.hasPrefix("/") else { return "./" + path }
    let output = try run(["rev-parse", "--show-toplevel"]).output
    let folder = String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  private func run(_ words: [String]) throws(LabError) -> (output: [UInt8], code: Int32) {
    do throws(HostError) {
      return try host.output(ofGit: words)
    } catch {
      throw Self.mistake(
        ".", "git cannot be run: \(error.reason)", remedy: "install git, or give files")
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

  /// Returns the places after a character.
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
