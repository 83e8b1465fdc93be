/// Looks for an app file: from the scenario's folder, then from each folder up to the root.
struct AppSearch {
  /// What is looked for, as the file spells it.
  let name: String
  private let folders: [String]
  private let files: any FileSource

  /// Where the lab was started makes no difference; it only ends what the scenario's path says.
  init(for name: String, from scenario: String, _ files: any FileSource) {
    self.name = name
    self.files = files
    folders = Self.folders(above: scenario, files)
  }

  /// The nearest file of that name.
  var result: String? {
    if name.hasPrefix("/") { return files.kind(of: name) == .file ? name : nil }
    return folders.map { $0 + name }.first { files.kind(of: $0) == .file }
  }

  /// What has the name and is no file; nil where nothing has it.
  var obstacle: FileKind? {
    if name.hasPrefix("/") { return files.kind(of: name) }
    return folders.lazy.compactMap { files.kind(of: $0 + name) }.first
  }

  /// The name of a file that stands where this one was looked for.
  var suggestion: String? {
    let split = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let (folder, last) = (String(name[..<split]), String(name[split...]))
    let names = folders.flatMap { files.readableNames(in: $0 + folder) }
    return Suggestion.nearest(toFile: last, among: names).map { folder + $0 }
  }

  /// Each with its last slash; the empty one is where the lab was started.
  private static func folders(above path: String, _ files: any FileSource) -> [String] {
    var folders = written(in: path)
    guard !path.hasPrefix("/") else { return folders }
    var folder = folders.last ?? ""
    // The root is its own parent.
    while let here = files.identity(of: folder.isEmpty ? "." : folder),
      let above = files.identity(of: folder + ".."), here != above
    {
      folder += "../"
      folders.append(folder)
    }
    return folders
  }

  /// The folders that a path names, up to where it begins; above `..` there is nothing to cut off.
  private static func written(in path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      folders.append(String(rest[...slash]))
      rest = rest[..<slash]
      if rest == ".." || rest.hasSuffix("/..") { return folders }
    }
    return path.hasPrefix("/") ? folders : folders + [""]
  }
}
