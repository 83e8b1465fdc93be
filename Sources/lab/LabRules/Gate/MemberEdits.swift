import AutoTrack
import LabKit
import LabLanguage
import LabLeague

/// The edits of an object in a file that make it another rule.
///
/// Only members that differ change, so that comments, examples and the order of keys stay.
struct MemberEdits {
  private let node: Node
  private let bytes: [UInt8]
  private let members: [Node.Member]

  /// An object in a file of these bytes.
  init(of node: Node, in bytes: [UInt8]) {
    (self.node, self.bytes) = (node, bytes)
    if case .object(let members) = node.value { self.members = members } else { members = [] }
  }

  /// Returns the edits that make a rule another one of the same name.
  ///
  /// The properties stay as they are, but for their pages.
  func edits(to rule: CircledRule) -> [SourceEdit] {
    let text = Array(rule.text.utf8)
    guard let file = try? SourceFile(name: rule.name, bytes: text),
      let new = try? JSON5.parse(file), case .object(let wanted) = new.value
    else { return [] }
    let kept: Set<String> = ["matches", "rejects", "properties"]
    let changes = wanted.filter { !kept.contains($0.key) }
    return changes.compactMap { edit(to: $0, text) } + pageEdits(to: rule)
      + removals { !kept.contains($0) && new[$0] == nil }
  }

  /// Returns the edits of the properties, which are on the page of the rule by default.
  private func pageEdits(to rule: CircledRule) -> [SourceEdit] {
    guard case .array(let items)? = node["properties"]?.value else { return [] }
    return zip(items, rule.properties).compactMap { item, property in
      MemberEdits(of: item, in: bytes).edit(toPage: property.element.page, or: rule.element.page)
    }
  }

  /// Returns the edit of a property that puts it on a page; `standard` is the page without a name.
  private func edit(toPage page: String?, or standard: String?) -> SourceEdit? {
    let written = node["page"]
    guard let page, (written?.plainText ?? standard) != page else { return nil }
    if let written { return SourceEdit(written.range, page.jsonQuoted) }
    guard let end = node["path"]?.range.upperBound else { return nil }
    let key = isStrict ? "page".jsonQuoted : "page"
    return SourceEdit(end..<end, ", \(key): \(page.jsonQuoted)")
  }

  private func edit(to member: Node.Member, _ text: [UInt8]) -> SourceEdit? {
    let range = member.value.range
    let value = isStrict ? member.value.json : String(decoding: text[range], as: UTF8.self)
    if let old = node[member.key] {
      return old.json == member.value.json ? nil : SourceEdit(old.range, value)
    }
    guard let end = node["path"]?.range.upperBound else { return nil }
    let key = isStrict ? member.key.jsonQuoted : member.key
    return SourceEdit(end..<end, ", \(key): \(value)")
  }

  /// True if keys are written in quotes, as in JSON.
  private var isStrict: Bool {
    members.contains { $0.key == "path" && bytes[$0.keyRange.lowerBound] == UInt8(ascii: "\"") }
  }
}

extension MemberEdits {
  /// Returns the edits that remove members with one comma each.
  private func removals(where isGone: (String) -> Bool) -> [SourceEdit] {
    var ranges = RangeSet<Int>()
    for member in members where isGone(member.key) {
      ranges.insert(contentsOf: range(of: member))
      if let comma = comma(after: member) { ranges.insert(contentsOf: comma..<(comma + 1)) }
    }
    if let last = members.last, isGone(last.key), comma(after: last) == nil,
      let kept = members.last(where: { !isGone($0.key) }), let comma = comma(after: kept)
    {
      ranges.insert(contentsOf: comma..<(comma + 1))
    }
    return ranges.ranges.map { SourceEdit($0, "") }
  }

  /// Returns the bytes of a member with the blanks before it, and the line end if it has a line.
  private func range(of member: Node.Member) -> Range<Int> {
    let (start, end) = (member.keyRange.lowerBound, member.value.range.upperBound)
    let blanks = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }
    let first = start - blanks.count
    let next = comma(after: member).map { $0 + 1 } ?? end
    let isBare = bytes[end..<next].allSatisfy {
      [UInt8(ascii: " "), UInt8(ascii: ",")].contains($0)
    }
    let isLine = isBare && [bytes[first - 1], bytes[next]].allSatisfy { $0 == UInt8(ascii: "\n") }
    return (isLine ? first - 1 : first)..<end
  }

  /// Returns the offset of the comma after a member, behind blanks and comments.
  private func comma(after member: Node.Member) -> Int? {
    var rest = bytes[member.value.range.upperBound..<node.range.upperBound]
    while let first = rest.first {
      if first == UInt8(ascii: ",") { return rest.startIndex }
      if first == UInt8(ascii: "}") { return nil }
      rest = rest.starts(with: Array("/*".utf8)) ? afterBlock(rest) : afterLine(rest)
    }
    return nil
  }

  private func afterBlock(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    rest.dropFirst(2).firstRange(of: Array("*/".utf8)).map { rest[$0.upperBound...] } ?? []
  }

  /// Returns the bytes after a comment up to the end of its line, or else after one byte.
  private func afterLine(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard rest.starts(with: Array("//".utf8)) else { return rest.dropFirst() }
    return rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }
}
