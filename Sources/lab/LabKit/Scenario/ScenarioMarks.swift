import LabLanguage

/// The keys of a scenario that choose it for a run, or leave it out.
package struct ScenarioMarks: Sendable {
  /// The reason why the scenario does not run; nil if it does.
  package let skip: String?
  /// The place of `only: true`; nil without it.
  package let only: Range<Int>?
  /// The words for `--tag`.
  package let tags: [String]

  static let fields = Fields(
    .optional(
      "skip", reason, "The reason why the scenario does not run; reports count it as skipped."),
    .optional(
      "only", Reader<Bool>.always.located,
      "Leaves every scenario without it out of the run; refused if `CI=true`."),
    .optional("tags", .array(of: tag), default: [], "Words for `--tag`."),
    make: { ScenarioMarks(skip: $0, only: $1?.range, tags: $2) })

  private static let reason = Reader<String>.string.map(
    to: Noun(one: "the reason why the scenario does not run", many: "reasons")
  ) { $0.isEmpty ? nil : $0 }

  private static let tag = Reader<String>.string.map(
    to: Noun(one: "a tag: letters, digits, '-', '_' and '.'", many: "tags")
  ) { TagFilter.isTag($0) ? $0 : nil }
}

/// The tags on a command line: `a,!b` chooses scenarios with the tag `a` and without `b`.
///
/// With several tags, a scenario needs one of them. No tag after `!` may be among its tags.
package struct TagFilter: Sendable {
  private let wanted: [String]
  private let refused: [String]

  /// Nil if a part of the text is not a tag.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    wanted = parts.filter { !$0.hasPrefix("!") }.map(String.init)
    refused = parts.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
    guard (wanted + refused).allSatisfy(Self.isTag) else { return nil }
  }

  /// Returns true if a scenario with these tags is chosen.
  package func matches(_ tags: [String]) -> Bool {
    (wanted.isEmpty || wanted.contains(where: tags.contains))
      && !refused.contains(where: tags.contains)
  }

  /// The tags that scenarios must have, or must not have.
  package var tags: [String] { wanted + refused }

  static func isTag(_ text: String) -> Bool {
    text.wholeMatch(of: #/[\p{L}\p{N}_.-]+/#) != nil
  }
}
