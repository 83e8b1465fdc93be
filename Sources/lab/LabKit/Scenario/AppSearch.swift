import LabLanguage
package import LabSystem

/// A search for an app file: in the scenario's folder, then in each folder up to the root.
package struct AppSearch {
  /// The name as written in the scenario.
  let name: String
  private let folders: [String]
  private let files: any FileSource

  /// A search for a name from the scenario's folder; the working directory only resolves its path.
  package init(for name: String, from scenario: String, _ files: any FileSource) {
    self.name = name
    self.files = files
    folders = Self.folders(above: scenario, files)
  }

  /// The nearest file of that name.
  package var result: String? {
    if name.hasPrefix("/") { return files.kind(of: name) == .file ? name : nil }
    return folders.map { $0 + name }.first { files.kind(of: $0) == .file }
  }

  /// Returns true if the search ends at a file, which need not exist yet.
  func leads(to path: String) -> Bool {
    if name.hasPrefix("/") { return true }
    let nearest = folders.map { $0 + name }.first { candidate in
      files.kind(of: candidate) == .file || isSame(candidate, path)
    }
    return nearest.map { isSame($0, path) } ?? false
  }

  private func isSame(_ one: String, _ other: String) -> Bool {
    if files.spelling(of: one) == files.spelling(of: other) { return true }
    return files.identity(of: one).map { $0 == files.identity(of: other) } ?? false
  }

  /// The kind of an entry of that name that is not a file; nil if there is no entry.
  var obstacle: FileKind? {
    if name.hasPrefix("/") { return files.kind(of: name) }
    return folders.lazy.compactMap { files.kind(of: $0 + name) }.first
  }

  /// A similar name of a file in one of the folders.
  var suggestion: String? {
    let split = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let (folder, last) = (String(name[..<split]), String(name[split...]))
    let names = folders.flatMap { files.readableNames(in: $0 + folder) }
    return Suggestion.nearest(toFile: last, among: names).map { folder + $0 }
  }

  /// Returns the folders with a final slash; the empty one is the working directory.
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

  /// Returns the folders in a path, up to its start; a leading `..` has no folder above.
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

extension Suggestion {
  /// Returns the nearest name of a file or folder; the common ending `.json5` is ignored.
  static func nearest(toFile name: String, among names: [String]) -> String? {
    let stems = names.map { (stem: stem(of: $0), name: $0) }
    let nearest = nearest(to: stem(of: name), among: stems.map(\.stem))
    return stems.first { $0.stem == nearest }?.name
  }

  private static func stem(of name: String) -> String {
    let ending = ".json5"
    return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }
}

extension FileSource {
  /// Returns the names in a folder, for suggestions; none if it cannot be read.
  ///
  /// The empty path is the working directory.
  package func readableNames(in folder: String) -> [String] {
    do throws(FileError) {
      return try names(in: folder.isEmpty ? "." : folder)
    } catch {
      return []
    }
  }
}
