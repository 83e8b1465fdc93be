import LabLanguage

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
