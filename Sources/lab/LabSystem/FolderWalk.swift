/// The files below some folders, each once, even if links lead to it in several ways.
///
/// A link is followed after all files without links, if it leads to another file or folder.
private struct FolderWalk {
  /// The paths of the files, in the order of the walk.
  private(set) var found: [String] = []
  private let files: any FileSource
  /// The paths without links of all files and folders that were reached.
  private var visited: Set<String> = []
  /// The links of the present round.
  private var links: [String] = []

  init(below paths: [String], _ files: any FileSource) {
    self.files = files
    for path in paths { visit(path, at: place(of: path.plainPath)) }
    while !links.isEmpty {
      let round = links
      links = []
      for link in round { enter(link, files.realPath(of: link) ?? link) }
    }
  }

  /// Returns the path without links, unless the last part is a link; nil if it is unknown.
  private func place(of path: String) -> String? {
    guard let name = path.split(separator: "/").last else { return nil }
    return files.realPath(of: path.folder).map { Self.path(of: name, in: $0) }
  }

  private static func path(of name: some StringProtocol, in folder: String) -> String {
    folder == "." ? String(name) : (folder.hasSuffix("/") ? folder : folder + "/") + name
  }

  /// Enters a file or a folder whose path without links is the expected one; keeps a link.
  private mutating func visit(_ path: String, at place: String?) {
    let real = files.realPath(of: path)
    if let real, let place, real != place { return links.append(path) }
    enter(path, real ?? path.plainPath)
  }

  private mutating func enter(_ path: String, _ real: String) {
    guard visited.insert(real).inserted else { return }
    switch files.kind(of: path) {
    case .file: found.append(path)
    case .folder:
      for name in (try? files.names(in: path)) ?? [] {
        visit(Self.path(of: name, in: path), at: Self.path(of: name, in: real))
      }
    case .other, nil: break
    }
  }
}

extension FileSource {
  /// Returns the paths of the files below folders, and files among the paths, each file once.
  ///
  /// Hidden files are left out.
  package func everything(below paths: [String]) -> [String] {
    FolderWalk(below: paths, self).found
  }

  /// Returns the paths of the files below a folder, or the file itself.
  package func everything(below path: String) -> [String] { everything(below: [path]) }
}
