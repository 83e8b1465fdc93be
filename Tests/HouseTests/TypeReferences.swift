import TestSupport

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
  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  fileprivate init(_ file: SourceTree.File, in folder: String) {
    let code = SourceText(file.lines.joined(separator: "\n")).code
    var (depth, all, top) = (0, Set<Substring>(), [Substring]())
    var names: Set<Substring> = []
    for line in code.split(separator: UInt8(ascii: "\n")) {
      let words = Self.words(of: line)
      for (keyword, name) in zip(words, words.dropFirst())
      where Self.keywords.contains(keyword) && name.isTypeName {
        all.insert(name)
        let isHidden = ["fileprivate", "private"].contains(words[0])
        if depth == 0, !isHidden { top.append(name) }
      }
      names.formUnion(words.filter(\.isTypeName))
      for byte in line {
        if byte == UInt8(ascii: "{") { depth += 1 } else if byte == UInt8(ascii: "}") { depth -= 1 }
      }
    }
    self.init(path: file.path, folder: folder, types: top, names: names.subtracting(all))
  }

  /// The identifiers and keywords of a line.
  private static func words(of line: ArraySlice<UInt8>) -> [Substring] {
    line.split { byte in
      !((97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
        || byte == UInt8(ascii: "_") || byte > 127)
    }.map { String(decoding: $0, as: UTF8.self)[...] }
  }
}

extension Substring {
  fileprivate var isTypeName: Bool { utf8.first.map { (65...90).contains($0) } == true }
}

/// Swift source as far as its references go: without comments and texts, with interpolations.
private struct SourceText {
  private(set) var code: [UInt8] = []
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while place < bytes.count { takeNext() }
  }

  private func starts(with word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    return place + count <= bytes.count
      && bytes[place..<place + count].elementsEqual("\(word)".utf8)
  }

  private mutating func takeNext() {
    let next = bytes[place]
    switch next {
    case UInt8(ascii: "/") where starts(with: "//"):
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    case UInt8(ascii: "/") where starts(with: "/*"):
      while place < bytes.count, !starts(with: "*/") { place += 1 }
      place += 2
    case UInt8(ascii: "\""): takeText(endingWith: starts(with: "\"\"\"") ? "\"\"\"" : "\"")
    default:
      code.append(next)
      place += 1
    }
  }

  private mutating func takeText(endingWith end: StaticString) {
    place += end.utf8CodeUnitCount
    while place < bytes.count, !(bytes[place] == UInt8(ascii: "\"") && starts(with: end)) {
      if bytes[place] != UInt8(ascii: "\\") {
        place += 1
      } else if starts(with: "\\(") {
        place += 2
        takeInterpolation()
      } else {
        place += 2
      }
    }
    place += end.utf8CodeUnitCount
    code.append(UInt8(ascii: " "))
  }

  private mutating func takeInterpolation() {
    var depth = 1
    code.append(UInt8(ascii: " "))
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 {
        place += 1
        return
      }
      takeNext()
    }
  }
}
