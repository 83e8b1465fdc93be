/// The files of a revision of git, by names from the root of the repository.
///
/// Links lead to other files of the revision; one that leaves the repository is a missing file.
package final class RevisionFiles: FileSource {
  private let repository: GitRepository
  private let revision: String
  /// The kinds by names without links.
  private var kinds: [String: FileKind] = [".": .folder]
  /// The names in each folder, links included.
  private var folders: [String: [String]] = [:]
  private var links: Set<String> = []
  /// The targets of the links that were followed: git is asked once for each.
  private var targets: [String: String] = [:]

  /// Lists a revision, which must exist.
  package init(_ revision: String, _ repository: GitRepository) throws(LabError) {
    (self.revision, self.repository) = (revision, repository)
    for (name, isLink) in try repository.entries(in: revision) {
      if isLink { links.insert(name) } else { kinds[name] = .file }
      addToFolder(name)
    }
  }

  private func addToFolder(_ name: String) {
    let folder = name.folder
    let isNew = folders[folder] == nil
    folders[folder, default: []].append(String(name.split(separator: "/").last ?? ""))
    guard isNew, folder != "." else { return }
    kinds[folder] = .folder
    addToFolder(folder)
  }

  package func kind(of path: String) -> FileKind? { name(of: path).flatMap { kinds[$0] } }

  package func identity(of path: String) -> FileIdentity? { nil }

  /// Returns the name without links, below `/` as the root of the repository.
  package func realPath(of path: String) -> String? {
    guard let name = name(of: path), kinds[name] != nil else { return nil }
    return name == "." ? "/" : "/" + name
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    guard kind(of: path) != .folder else { throw FileError(path: path, reason: FileError.folder) }
    guard let name = name(of: path), let bytes = try? repository.contents(of: name, in: revision)
    else { throw Self.missing(path) }
    return bytes
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    guard let names = name(of: folder).flatMap({ folders[$0] }) else {
      throw Self.missing(folder)
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func missing(_ path: String) -> FileError {
    FileError(path: path, reason: "no such file or directory")
  }

  /// The most links on the way to a file, as in the system.
  private static let mostLinks = 40

  /// Returns the name without links, `.` for the root; nil for a way out of the repository.
  private func name(of path: String) -> String? {
    // A listed name has no link in it.
    if kinds[path] != nil { return path }
    var rest = Array(path.split(separator: "/").reversed())
    var (steps, followed): ([Substring], Int) = ([], 0)
    while let step = rest.popLast() {
      guard step != "." else { continue }
      guard step != ".." else {
        guard steps.popLast() != nil else { return nil }
        continue
      }
      steps.append(step)
      guard let target = target(of: steps.joined(separator: "/")) else { continue }
      followed += 1
      guard followed <= Self.mostLinks, !target.isEmpty, !target.hasPrefix("/") else { return nil }
      steps.removeLast()
      rest += target.split(separator: "/").reversed()
    }
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Returns the target of a link; nil for another name.
  private func target(of name: String) -> String? {
    guard links.contains(name) else { return nil }
    if let known = targets[name] { return known }
    let bytes = (try? repository.contents(of: name, in: revision)) ?? []
    let target = String(decoding: bytes, as: UTF8.self)
    targets[name] = target
    return target
  }
}
