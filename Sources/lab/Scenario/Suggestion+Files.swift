extension Suggestion {
  /// The nearest name of a file or folder; what all scenario files end in makes none more alike.
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
  /// The names in a folder for suggestions; none where it cannot be read, the empty one is here.
  func readableNames(in folder: String) -> [String] {
    do throws(FileError) {
      return try names(in: folder.isEmpty ? "." : folder)
    } catch {
      return []
    }
  }
}
