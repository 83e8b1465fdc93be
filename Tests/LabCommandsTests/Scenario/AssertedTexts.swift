@testable import LabLanguage

/// The assertions of a scenario's named steps, as written in the file.
struct AssertedTexts {
  /// The texts of the asserting keys, by step name; comments are removed, and white space is
  /// collapsed to single spaces.
  private(set) var steps: [String: [String]] = [:]

  private static let keys: Set = [
    "expect", "crash", "missed", "suppressed", "notes", "diagnostics", "identifiers", "requests",
    "delivery", "received", "statistics", "reports", "see", "screen", "stack",
  ]

  init(in file: SourceFile) throws {
    let scenario = try JSON5.parse(file)
    guard case .array(let nodes) = scenario["steps"]?.value else { return }
    for node in nodes {
      guard case .string(let name) = node["name"]?.value else { continue }
      let asserted = node.members.filter { Self.keys.contains($0.key) }
      steps[name] = asserted.map { member in
        Self.plain(file.text(in: member.keyRange.lowerBound..<member.value.range.upperBound))
      }
    }
  }

  private static func plain(_ text: String) -> String {
    let part = #/(?<kept>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|//[^\n]*|/\*(?s:.*?)\*//#
    let bare = text.replacing(part) { $0.kept.map(String.init) ?? "" }
    return bare.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Node {
  /// The members of an object; empty for other values.
  fileprivate var members: [Member] {
    if case .object(let members) = value { members } else { [] }
  }

  fileprivate subscript(key: String) -> Node? { members.first { $0.key == key }?.value }
}
