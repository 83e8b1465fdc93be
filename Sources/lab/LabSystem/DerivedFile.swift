import LabLanguage

/// A file whose name the lab derives, such as `.lab/last-failed` or a snapshot beside a scenario.
///
/// In a stranger's checkout, a link of that name may lead to any file of the person. Nothing is
/// read or written through a link, a pipe or a device there.
package struct DerivedFile {
  /// The path, which starts with a name that the person gave.
  package let path: String
  private let console: CommandConsole
  private let names: Int
  private let mark: String?

  /// - Parameters:
  ///   - path: The path of the file.
  ///   - names: The number of derived names at the end of the path.
  ///   - mark: The start of a file that the lab wrote; another file is the person's.
  ///   - console: The console with the files.
  package init(_ path: String, names: Int = 1, mark: String? = nil, on console: CommandConsole) {
    (self.path, self.names, self.mark, self.console) = (path, names, mark, console)
  }

  /// The file and the derived folders around it, the innermost first.
  private var places: [String] {
    var place = path
    return (0..<names).map { _ in
      defer { place = place.folder }
      return place
    }
  }

  /// The reason against reading or writing: a link, or an entry that is not a file.
  package var obstacle: FileError? {
    if let link = places.last(where: console.store.isLink) {
      let noun = link == path ? "it" : "the folder \(link.quoted)"
      return FileError(path: path, reason: "\(noun) is a link; remove it")
    }
    switch console.files.kind(of: path) {
    case .file, nil: return nil
    case .folder: return FileError(path: path, reason: "it is a folder; move it away")
    case .other: return FileError(path: path, reason: "it is \(FileError.noFile); remove it")
    }
  }

  /// Throws if the file must not be written: after an obstacle, or if a person wrote it.
  package func check() throws(FileError) {
    if let obstacle { throw obstacle }
    guard let mark, let bytes = try read(), !bytes.starts(with: mark.utf8) else { return }
    throw FileError(path: path, reason: "the lab did not write the file there; move it away")
  }

  /// Reads the file; nil for a missing one.
  package func read() throws(FileError) -> [UInt8]? {
    if let obstacle { throw obstacle }
    guard console.files.kind(of: path) != nil else { return nil }
    return try console.files.read(path)
  }

  /// Makes the derived folders around the file.
  package func makeFolders() throws(FileError) {
    try check()
    for folder in places.dropFirst().reversed() { try console.store.makeFolder(folder) }
  }

  /// Writes the file atomically, and makes its folders.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try makeFolders()
    try console.store.write(bytes, to: path)
  }

  /// Writes a text the same way.
  package func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }
}
