import Foundation
import TestSupport
import Testing

/// Sources cite rules by ids that `docs/rules.md` lists.
@Suite struct Citations {
  private static let id =
    #"\b(AP|RC|HT|GR|TV|NB|TB|TX|SB|PK|PG|RF|AL|OB)-\d+|\bS[1-4]\.\d+"#
    + #"|\b(SA|G|PH|AM|MP|AS)-[A-Z]?\d+|\bT\d{3}\b"#

  @Test func `every rule that the sources cite is restated`() throws {
    let pattern = try Regex(Self.id)
    let restated = try SourceTree.text(of: "docs/rules.md").matches(of: pattern).map(\.text)
    let cited = try SourceTree("Sources").files.flatMap { file in
      file.lines.filter(\.mayCite).flatMap { $0.matches(of: pattern).map(\.text) }
    }
    #expect(!cited.isEmpty)
    #expect(Set(cited).subtracting(restated).sorted() == [])
  }
}

extension Substring {
  /// True if a digit follows a hyphen or a capital letter, as in every id; most lines have none.
  fileprivate var mayCite: Bool {
    zip(utf8, utf8.dropFirst()).contains { before, digit in
      (48...57).contains(digit) && (before == 45 || (65...90).contains(before))
    }
  }
}

extension Regex<AnyRegexOutput>.Match {
  fileprivate var text: String { String(output[0].substring ?? "") }
}
