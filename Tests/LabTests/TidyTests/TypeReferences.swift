/// The types that the files of a module declare at the top level, and the files that name them.
struct TypeReferences {
  private let files: [Facts]
  private let homes: [Substring: String]

  fileprivate struct Facts {
    let path: String
    let folder: String
    /// The types that are declared at the top level.
    let types: [Substring]
    /// The names that the code mentions, without the types that the file declares.
    let names: Set<Substring>
  }

  /// Reads the files below a path.
  init(in files: [SourceTree.File], below top: String) {
    self.files = files.map { file in
      let rest = file.path.dropFirst(top.count + 1)
      return Facts(file, in: String(rest[..<(rest.firstIndex(of: "/") ?? rest.startIndex)]))
    }
    var homes: [Substring: String] = [:]
    for file in self.files { for type in file.types { homes[type] = file.folder } }
    self.homes = homes
  }

  /// The folders that have files.
  var folders: Set<String> { Set(files.map(\.folder)) }

  /// A line for each file and type that break the order of a table, sorted.
  func upward(in module: LayerTable.Module) -> [String] {
    files.flatMap { file in
      file.names.compactMap { name -> String? in
        guard let home = homes[name], home != file.folder,
          let (own, other) = ranks(of: file.folder, home, in: module), other > own
        else { return nil }
        return "\(file.path) names \(name) of \(home), which is above \(file.folder); "
          + "move one of them, or let \(home) hand in what \(file.folder) needs"
      }
    }.sorted()
  }

  private func ranks(
    of folder: String, _ home: String, in module: LayerTable.Module
  ) -> (Int, Int)? {
    guard let own = module.rank(of: folder), let other = module.rank(of: home) else { return nil }
    return (own, other)
  }
}

extension TypeReferences.Facts {
  fileprivate init(_ file: SourceTree.File, in folder: String) {
    let code = SourceText(file.lines.joined(separator: "\n")).code
    let declaration = /\b(?:class|struct|enum|protocol|actor|typealias)\s+(?<name>[A-Z]\w*)/
    var (depth, all, top) = (0, Set<Substring>(), [Substring]())
    for line in code.split(separator: "\n") {
      for match in line.matches(of: declaration) {
        all.insert(match.name)
        let isHidden = line.trimmingPrefix(/\s*/).starts(with: /(fileprivate|private)\b/)
        if depth == 0, !isHidden { top.append(match.name) }
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    self.init(
      path: file.path, folder: folder, types: top,
      names: Set(code.matches(of: /\b[A-Z]\w*/).map(\.output)).subtracting(all))
  }
}

/// Swift source as far as its references go: without comments and texts, with interpolations.
private struct SourceText {
  private(set) var code = ""
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    while !rest.isEmpty {
      let plain = rest.prefix { $0 != "/" && $0 != "\"" }
      code += plain
      rest = rest[plain.endIndex...]
      if let next = rest.first { takeNext(next) }
    }
  }

  private mutating func takeNext(_ next: Character) {
    switch next {
    case "/" where rest.hasPrefix("//"): rest = rest.drop { $0 != "\n" }
    case "/" where rest.hasPrefix("/*"):
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? rest.suffix(0)
    case "\"": takeText(endingWith: rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\"")
    default:
      code.append(next)
      rest.removeFirst()
    }
  }

  private mutating func takeText(endingWith end: String) {
    rest.removeFirst(end.count)
    while !rest.isEmpty, !rest.hasPrefix(end) {
      if rest.hasPrefix("\\(") {
        rest.removeFirst(2)
        takeInterpolation()
      } else {
        rest.removeFirst(rest.hasPrefix("\\") ? min(2, rest.count) : 1)
      }
    }
    rest.removeFirst(min(end.count, rest.count))
    code.append(" ")
  }

  private mutating func takeInterpolation() {
    var depth = 1
    code.append(" ")
    while let next = rest.first {
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      if depth == 0 {
        rest.removeFirst()
        return
      }
      takeNext(next)
    }
  }
}
