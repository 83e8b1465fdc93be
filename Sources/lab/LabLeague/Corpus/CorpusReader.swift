import LabLanguage

/// Reads the lines of a corpus and checks their form.
struct CorpusReader {
  static let remedy =
    "give a file as Scenarios/releases/README.md describes it, or download it again"

  private let file: String
  private var head: Head?
  private var rows: [(release: CorpusFile.Release, line: Int)] = []
  private(set) var scenes: [Int: CorpusScene] = [:]
  /// The app of the file, with the line of the first that names it.
  private var owner: (app: String, line: Int)?

  /// The first line.
  struct Head {
    let app: String
    let lastDay: Int
    let keys: [(lineage: Int, id: String, key: String)]
  }

  init(file: String) {
    self.file = file
  }

  mutating func read(_ bytes: [UInt8], line: Int) throws(SourceError) {
    let place = CorpusPlace(file: file, line: line)
    let object = try place.object(bytes)
    let kind = try place.text("t", of: object)
    switch kind {
    case "app":
      guard head == nil else { throw place.mistake("a second line of the kind \"app\"") }
      try checkOwner(of: object, place)
      head = try Self.head(object, place)
    case "release":
      try checkOwner(of: object, place)
      rows.append((try release(object, place), line))
    case "scene":
      try checkOwner(of: object, place)
      let scene = try CorpusScene(object, place)
      guard scenes.updateValue(scene, forKey: scene.number) == nil else {
        throw place.mistake("the number \(scene.number) belongs to two scenes")
      }
    default: throw place.mistake("expected an app, a release or a scene, found \(kind.quoted)")
    }
    if head == nil { throw place.mistake("expected a line of the kind \"app\" first") }
  }

  /// Throws for a line of another app, as files that were joined have.
  private mutating func checkOwner(
    of object: Node, _ place: CorpusPlace
  ) throws(SourceError) {
    guard let app = object["app"]?.plainText else { return }
    guard let owner else { return self.owner = (app, place.line) }
    guard owner.app != app else { return }
    throw place.mistake("it is of the app \(app.quoted), line \(owner.line) of \(owner.app.quoted)")
  }

  /// Returns the app and its releases once all lines are read.
  func finish() throws(SourceError) -> (head: Head, releases: [CorpusFile.Release]) {
    guard let head, let first = rows.first else {
      throw SourceError(
        file: file, message: "the corpus has no release", remedy: Self.remedy)
    }
    var day = first.release.day
    var lines: [String: Int] = [:]
    for (release, line) in rows {
      let place = CorpusPlace(file: file, line: line)
      if let other = lines.updateValue(line, forKey: release.name) {
        throw place.mistake("the release \(release.name.quoted) is also in line \(other)")
      }
      guard release.day >= day else { throw place.mistake("releases are not in order of dates") }
      day = release.day
      // Two files of a release may have equal scenes.
      var known: Set<[String]> = []
      for (placed, path) in zip(release.scenes, release.paths) {
        guard scenes[placed.scene] != nil else {
          throw place.mistake("scene \(placed.scene) is not in the file, which may end too early")
        }
        guard known.insert([path, "\(placed.scene)"]).inserted else {
          throw place.mistake("\(path.quoted) has scene \(placed.scene) twice")
        }
      }
    }
    return (head, rows.map(\.release))
  }

  private static func head(_ object: Node, _ place: CorpusPlace) throws(SourceError) -> Head {
    var keys: [(lineage: Int, id: String, key: String)] = []
    for entry in try place.list("keys", of: object) {
      let parts = try place.items(entry)
      guard parts.count == 3, let lineage = parts[0].wholeNumber, let id = parts[1].plainText,
        let key = parts[2].plainText
      else { throw place.mistake("a key is not [lineage, id, key]") }
      keys.append((lineage, id, key))
    }
    return Head(
      app: try place.text("app", of: object), lastDay: try place.day("until", of: object),
      keys: keys)
  }

  private func release(
    _ object: Node, _ place: CorpusPlace
  ) throws(SourceError) -> CorpusFile.Release {
    var lineages: [(number: Int, path: String)] = []
    for entry in try place.list("files", of: object) {
      let parts = try place.items(entry)
      guard parts.count == 2, let path = parts[0].plainText, let lineage = parts[1].wholeNumber
      else { throw place.mistake("a file is not [path, lineage]") }
      lineages.append((lineage, path))
    }
    var (scenes, paths): ([CorpusFile.Placed], [String]) = ([], [])
    for entry in try place.list("scenes", of: object) {
      let parts = try place.items(entry)
      guard parts.count == 2, let number = parts[0].wholeNumber, let index = parts[1].wholeNumber,
        lineages.indices.contains(index)
      else { throw place.mistake("a scene is not [number, index of a file]") }
      scenes.append(CorpusFile.Placed(scene: number, lineage: lineages[index].number))
      paths.append(lineages[index].path)
    }
    let date = try place.text("date", of: object)
    let month = Int(date.split(separator: "-").dropFirst().first ?? "") ?? 1
    let year = Int(date.prefix(4)) ?? 0
    return CorpusFile.Release(
      name: try place.text("release", of: object), day: try place.day("date", of: object),
      quarter: year * 4 + (month + 2) / 3, scenes: scenes, paths: paths)
  }
}

/// A line of a corpus, for messages.
struct CorpusPlace {
  let file: String
  let line: Int

  func mistake(_ message: String) -> SourceError {
    SourceError(file: "\(file):\(line)", message: message, remedy: CorpusReader.remedy)
  }

  func object(_ bytes: [UInt8]) throws(SourceError) -> Node {
    let node: Node
    do throws(SourceError) {
      node = try JSON5.parse(try SourceFile(name: "\(file):\(line)", bytes: bytes))
    } catch {
      throw mistake("the line is not JSON: \(error.message)")
    }
    guard node.kind == .object else { throw mistake("expected an object") }
    return node
  }

  func text(_ key: String, of object: Node) throws(SourceError) -> String {
    guard let text = object[key]?.plainText else {
      throw mistake("expected a string as \(key.quoted)")
    }
    return text
  }

  func list(_ key: String, of object: Node) throws(SourceError) -> [Node] {
    guard let value = object[key] else { throw mistake("expected a list as \(key.quoted)") }
    return try items(value)
  }

  func items(_ node: Node) throws(SourceError) -> [Node] {
    guard case .array(let items) = node.value else { throw mistake("expected a list") }
    return items
  }

  /// Returns a date in days since 1970.
  func day(_ key: String, of object: Node) throws(SourceError) -> Int {
    let parts = try text(key, of: object).split(separator: "-").map { Int($0) ?? 0 }
    guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else {
      throw mistake("expected a date such as 2024-05-31 as \(key.quoted)")
    }
    // Days before a month, with March as the first one (Hinnant, chrono-compatible algorithms).
    let year = parts[1] > 2 ? parts[0] : parts[0] - 1
    let month = (parts[1] + 9) % 12
    return year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + parts[2]
      - 719_469
  }
}

extension Node {
  /// The number without a fraction; nil for other kinds.
  var wholeNumber: Int? {
    guard case .number(let number) = value else { return nil }
    return number.integer
  }

  /// The number; nil for other kinds.
  var decimal: Double? {
    guard case .number(let number) = value else { return nil }
    return number.value
  }

  /// The items of a list; empty for other kinds.
  var listed: [Node] {
    guard case .array(let items) = value else { return [] }
    return items
  }
}
