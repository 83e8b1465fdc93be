import AutoTrack
import LabLanguage

extension Properties {
  /// The members of a JSON object that are valid property values; empty for any other text.
  init(pageJSON text: String) {
    self.init(Self.parsed(text).map(Self.members) ?? [])
  }

  /// The members of an object inside a JSON object.
  init(of name: String, inPageJSON text: String) {
    guard let parsed = Self.parsed(text), case .object(let members) = parsed.node.value,
      let inner = members.first(where: { $0.key == name })
    else {
      self.init()
      return
    }
    self.init(Self.members(of: (inner.value, parsed.file)))
  }

  private typealias Parsed = (node: Node, file: SourceFile)

  private static func parsed(_ text: String) -> Parsed? {
    guard let file = try? SourceFile(name: "a page", bytes: Array(text.utf8)),
      let node = try? JSON5.parse(file)
    else { return nil }
    return (node, file)
  }

  private static func members(of parsed: Parsed) -> [(key: String, value: Value)] {
    guard case .object(let members) = parsed.node.value else { return [] }
    return members.compactMap { member in
      Value.reader.read(member.value, Mistakes(in: parsed.file)).map { (member.key, $0) }
    }
  }
}
