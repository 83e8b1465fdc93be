@testable import LabKit
@testable import LabLanguage

/// What the named steps of a scenario assert, as the file spells it.
struct AssertedTexts {
  /// For each named step one text for each key that expects something; comments are left out, and
  /// there is one space where the file has several, or goes on in another line.
  private(set) var steps: [String: [String]] = [:]

  private static let keys: Set = [
    "expect", "crash", "missed", "suppressed", "notes", "diagnostics", "identifiers", "requests",
    "delivery", "received", "statistics", "reports", "see", "screen", "stack",
  ]

  /// Reads a scenario.
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
  /// What an object has; nothing else has members.
  fileprivate var members: [Member] {
    if case .object(let members) = value { members } else { [] }
  }

  fileprivate subscript(key: String) -> Node? { members.first { $0.key == key }?.value }
}
