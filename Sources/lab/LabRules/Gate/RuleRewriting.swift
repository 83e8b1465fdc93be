package import AutoTrack
import LabKit
package import LabLanguage
package import LabSystem

/// The text of a rules file in which some rules are replaced; the rest stays as it is.
package struct RuleRewriting {
  private let file: SourceFile
  private let root: Node
  private let entries: [Located<RuleEntry>]

  package init(_ file: SourceFile) throws(LabError) {
    self.file = file
    let mistakes = Mistakes(in: file)
    guard let entries = RuleEntry.file.read(fileOf: mistakes), mistakes.isEmpty,
      let root = try? JSON5.parse(file)
    else { throw .invalid(mistakes.errors) }
    (self.entries, self.root) = (entries, root)
  }

  package var rules: [CircledRule] { entries.map(\.value.rule) }

  package func rule(named name: String) -> CircledRule? { rules.first { $0.name == name } }

  /// Returns the position of a rule; nil for an unknown name.
  package func line(of rule: String) -> Int? {
    let entry = entries.first { $0.value.rule.name == rule }
    return entry.map { file.position(at: $0.range.lowerBound).line }
  }

  /// Returns the text with new paths, conditions and facts for the rules of these names.
  ///
  /// Throws if the new text would not read as the new rules.
  package func text(replacing rules: [CircledRule]) throws(LabError) -> String {
    let new = Dictionary(rules.map { ($0.name, $0) }) { first, _ in first }
    let edits = entries.flatMap { entry -> [SourceEdit] in
      guard let rule = new[entry.value.rule.name], rule != entry.value.rule,
        let node = root.object(at: entry.range)
      else { return [] }
      return MemberEdits(of: node, in: file.bytes).edits(to: rule)
    }
    let bytes = edits.applied(to: file.bytes)
    let written = try? RuleRewriting(SourceFile(name: file.name, bytes: bytes)).rules
    guard written == self.rules.map({ new[$0.name] ?? $0 }) else {
      throw .fault("the repaired rules file cannot be read")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Node {
  fileprivate func object(at range: Range<Int>) -> Node? {
    if self.range == range { return self }
    switch value {
    case .array(let items): return items.lazy.compactMap { $0.object(at: range) }.first
    case .object(let members):
      return members.lazy.compactMap { $0.value.object(at: range) }.first
    default: return nil
    }
  }
}
