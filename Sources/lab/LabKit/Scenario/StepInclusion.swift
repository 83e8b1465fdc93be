import LabLanguage
import LabSystem

/// A scenario's text with the steps of other files in the places where it includes them.
///
/// `{ include: "steps/login.json5" }` stands for the steps of that file, which is looked up like an
/// app file and may include others. Messages about an included step name its own file.
struct StepInclusion {
  /// The scenario's file, with the included ones.
  private(set) var file: SourceFile
  /// The mistakes at the places that include files.
  private(set) var mistakes: [Mistake] = []
  /// The errors of included files that cannot be read, or hold something else.
  private(set) var errors: [SourceError] = []
  private let files: any FileSource
  /// The number of inclusions, and of the steps in the included files.
  private var (inclusions, count) = (0, 0)
  /// True after the mistake that too much is included.
  private var isFull = false

  /// The key of a step that stands for the steps of a file.
  static let key = "include"
  /// The largest numbers; files that include each other repeatedly multiply their steps.
  private static let (maximumInclusions, maximumSteps) = (1_000, 10_000)

  init(in file: SourceFile, _ files: any FileSource) {
    self.file = file
    self.files = files
  }

  /// Returns the reader of a step whose schema also has the inclusion of a file.
  static func reader(of step: Reader<Located<Step>>) -> Reader<Located<Step>> {
    let key = Fields<String>.required(key, .string, "A file whose steps stand here.")
    let inclusion = ValueShape.object("inclusion", key.shape)
    return Reader(
      step.noun, from: step.kinds, keys: step.keys, shape: .either([step.shape, inclusion])
    ) { step.read($0, $1) }
  }

  /// Returns true if a text may include steps.
  static func isLikely(in bytes: [UInt8]) -> Bool { bytes.firstPlace(of: key) != nil }

  /// Returns the object of a scenario or of a file of steps with all included steps.
  mutating func expand(_ root: Node) -> Node { expand(root, at: [file.name]) }

  /// Expands a file behind a chain of files that include each other, the scenario's first.
  private mutating func expand(_ root: Node, at chain: [String]) -> Node {
    guard let steps = root["steps"], case .array(let items) = steps.value else { return root }
    let expanded = items.flatMap { self.steps(for: $0, at: chain) }
    return root.replacing("steps", with: steps.with(.array(expanded)))
  }

  private mutating func steps(for item: Node, at chain: [String]) -> [Node] {
    guard !isFull, let name = item[Self.key] else { return [item] }
    guard case .object(let members) = item.value, case .string(let path) = name.value else {
      return refuse(at: name.range, "expected the path of a file of steps")
    }
    if let other = members.first(where: { $0.key != Self.key }) {
      return refuse(
        at: other.keyRange, "\(other.key.quoted) is not allowed beside 'include'",
        remedy: "write it in the included file")
    }
    return steps(of: path, at: name.range, chain)
  }

  private mutating func steps(
    of path: String, at range: Range<Int>, _ chain: [String]
  ) -> [Node] {
    let search = AppSearch(for: path, from: chain.last ?? "", files)
    guard let found = search.result else {
      mistakes.append(search.mistake(at: range.lowerBound))
      return []
    }
    guard !chain.contains(where: { files.isSame($0, found) }) else {
      let way = (chain + [found]).joined(separator: " → ")
      return refuse(at: range, "\(path.quoted) includes itself: \(way)")
    }
    guard let root = read(found), takes(root, at: range) else { return [] }
    guard case .array(let items) = expand(root, at: chain + [found])["steps"]?.value else {
      return []
    }
    return items
  }

  /// Counts the steps of a file; false if there are too many.
  private mutating func takes(_ root: Node, at range: Range<Int>) -> Bool {
    guard !isFull else { return false }
    inclusions += 1
    if case .array(let items)? = root["steps"]?.value { count += items.count }
    guard inclusions > Self.maximumInclusions || count > Self.maximumSteps else { return true }
    isFull = true
    _ = refuse(
      at: range,
      "more than \(Self.maximumInclusions) files or \(Self.maximumSteps) steps are included",
      remedy: "include fewer files")
    return false
  }

  /// Reads a file of steps and moves it behind the files read so far.
  private mutating func read(_ path: String) -> Node? {
    let contents = Result { () throws(FileError) in try files.read(path) }
    let read = ForeignFile.read(path, contents, as: .steps) { mistakes in
      FileKinds.steps.read(fileOf: mistakes).map { (mistakes.file, $0) }
    }
    errors += read.errors
    guard let (file, root) = read.value else { return nil }
    return root.moved(by: self.file.include(file))
  }

  private mutating func refuse(
    at range: Range<Int>, _ message: String, remedy: String? = nil
  ) -> [Node] {
    mistakes.append(Mistake(message, at: range.lowerBound, remedy: remedy))
    return []
  }
}

extension FileSource {
  fileprivate func isSame(_ path: String, _ other: String) -> Bool {
    path == other || identity(of: path).map { $0 == identity(of: other) } == true
  }
}
