import LabLanguage
import LabSystem

/// A filter of the files that messages may quote, among those that other files name.
///
/// A scenario of unknown origin can name any file of this machine as its app or its rules. If that
/// file is not in a format of the lab, a message gives the name only.
enum ForeignFile {
  /// The keys of the lab's formats; every file of the lab has at least one.
  private static let marks: Set<String> = [
    "root", "classes", "scenario", "steps", "page", "path", "appKey", "appVersion", "viewEvent",
    "viewPath", "keyPath", "keyName",
  ]

  /// The expected content, for messages.
  enum Purpose: String {
    case app = "an app: it has neither 'root' nor 'classes'"
    case steps = "steps: it has no 'steps'"
    case rules = "rules: it is not an array of circled elements or of business data"
  }

  /// Reads a file that another file names; of a foreign file, only one mistake remains.
  static func read<Value>(
    _ path: String, _ contents: Result<[UInt8], FileError>, as purpose: Purpose,
    _ body: (Mistakes) -> Value?
  ) -> (value: Value?, errors: [SourceError]) {
    do throws(SourceError) {
      let mistakes = Mistakes(in: try SourceFile(name: path, contents))
      let value = body(mistakes)
      guard !mistakes.isEmpty else { return (value, []) }
      return (nil, isOurs(mistakes.file) ? mistakes.errors : [refusal(path, purpose)])
    } catch {
      // Errors without a position quote nothing: they say that the file could not be read.
      return (nil, [error.position == nil ? error : refusal(path, purpose)])
    }
  }

  private static func refusal(_ path: String, _ purpose: Purpose) -> SourceError {
    SourceError(
      file: path, message: "this file does not hold \(purpose.rawValue)",
      remedy: "name another file; the contents of this file are not shown")
  }

  /// Returns true if a file begins as an object or an array and has a key of the lab's formats.
  static func isOurs(_ file: SourceFile) -> Bool {
    if let node = try? JSON5.parseNode(of: file) { return node.hasKey(of: marks) }
    guard let start = start(of: file.bytes) else { return false }
    var rest = Substring(decoding: file.bytes[start...], as: UTF8.self)
    // One at a time, because most files have such a key at their start.
    while let match = rest.firstMatch(of: #/([A-Za-z]+)["']?\s*:/#) {
      if marks.contains(String(match.1)) { return true }
      rest = rest[match.range.upperBound...]
    }
    return false
  }

  /// Returns the offset of the first bracket, if only blanks and comments precede it.
  private static func start(of bytes: [UInt8]) -> Int? {
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while place < bytes.count {
      switch bytes[place] {
      case 0x7B, 0x5B: return place
      case 0x09...0x0D, 0x20: place += 1
      case 0x2F where bytes[place...].starts(with: "//".utf8):
        place = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      case 0x2F where bytes[place...].starts(with: "/*".utf8):
        guard let end = bytes.firstPlace(of: "*/", from: place + 2) else { return nil }
        place = end.upperBound
      default: return nil
      }
    }
    return nil
  }
}

extension Node {
  /// Returns true if an object, or an object in an array, has one of the keys.
  fileprivate func hasKey(of keys: Set<String>) -> Bool {
    switch value {
    case .object(let members):
      members.contains { keys.contains($0.key) }
        || FileKinds.list(in: self)?.hasKey(of: keys) == true
    case .array(let items):
      items.contains { item in
        guard case .object(let members) = item.value else { return false }
        return members.contains { keys.contains($0.key) }
      }
    case .string, .number, .boolean, .null: false
    }
  }
}
