import Testing
import Wording

@testable import AutoTrack

/// Matches of regular expressions, and patterns that are refused.
@Suite struct RegularExpressions {
  private func match(_ pattern: String, _ text: String) throws -> String? {
    try RegularExpression(pattern).firstMatch(in: text).map { String(text[$0]) }
  }

  @Test(
    arguments: [
      ("", "abc", ""), ("b", "abc", "b"), ("^a", "abc", "a"), ("^b", "abc", nil),
      ("c$", "abc", "c"), ("b$", "abc", nil), ("a$", "a\n", nil), ("a\\Z", "a\n", "a"),
      ("a\\z", "a\n", nil), ("\\Aa", "ba", nil), ("a|b|", "cb", ""), ("ab|a", "abc", "ab"),
      ("a|ab", "abc", "a"), ("(?:ab)+", "ababa", "abab"), ("a*", "aab", "aa"),
      ("a*?b", "aab", "aab"), ("a+?", "aa", "a"), ("a??b", "ab", "ab"), ("a{2}", "aaa", "aa"),
      ("a{,2}", "aaa", "aa"), ("a{2,}", "aaaa", "aaaa"), ("a{1,3}?", "aaa", "a"),
      ("a{", "a{", "a{"),
      ("a{x}", "a{x}", "a{x}"), ("]}", "]}", "]}"), (".", "\n", nil), ("(?s).", "\n", "\n"),
      ("(?m)^b$", "a\nb\nc", "b"), ("(?i)straSSe", "STRASSE", "STRASSE"), ("(?i:a)b", "AB", nil),
      ("(?i)a(?-i)b", "Ab", "Ab"), ("a(?i)b|c", "C", "C"), ("(?i)[^a]", "A", nil),
      ("(a(?i))B", "ab", nil), ("\\bfoo\\b", "a foo.", "foo"), ("\\Boo", "foo", "oo"),
      ("[a-c]+", "xabcd", "abc"), ("[^a-c]", "abd", "d"), ("[-a]", "-", "-"), ("[a-]", "-", "-"),
      ("[\\]\\\\]+", "\\]", "\\]"), ("[\\w-]+", "a-b", "a-b"), ("[[:alpha:]_]+", "a_1", "a_"),
      ("[[:^digit:]]", "1a", "a"), ("\\d+\\.?\\d*", "is 12.50 €", "12.50"), ("\\D", "1a", "a"),
      ("\\s\\S", "a b", " b"), ("\\x41\\u0042\\u{43}", "ABC", "ABC"), ("[\\b]", "\u{8}", "\u{8}"),
      ("\\p{Lu}\\P{Lu}", "aBc", "Bc"), ("\\p{L}+", "中文1", "中文"), ("\\t\\n\\.", "\t\n.", "\t\n."),
      ("(?<year>\\d{4})", "in 2020", "2020"), ("(?P<y>a)(?#note)b", "ab", "ab"),
      ("é", "e\u{301}", "e\u{301}"), ("e", "e\u{301}", nil), (".", "👩‍👧", "👩‍👧"),
      ("😀+", "😀😀", "😀😀"), ("(|a)*", "aa", ""), ("(a*)*", "b", ""), ("()*a", "a", "a"),
      ("(a|)*?b", "aab", "aab"), ("(?:(?:a?)*)*b", "aab", "aab"),
    ] as [(String, String, String?)])
  func `a pattern matches the leftmost, preferred part`(
    pattern: String, text: String, expected: String?
  ) throws {
    #expect(try match(pattern, text) == expected)
    #expect(try RegularExpression(pattern).isFound(in: text) == (expected != nil))
  }

  @Test(arguments: [
    ("(a", "unclosed '(' at character 1"), ("a)", "')' without '(' at character 2"),
    ("a[b", "unclosed '[' at character 2"), ("[]", "a class without characters at character 1"),
    ("[^]a]", "a class without characters at character 1"),
    ("a**", "a quantifier without an expression to repeat at character 3"),
    ("^*", "a quantifier without an expression to repeat at character 2"),
    ("a|+", "a quantifier without an expression to repeat at character 3"),
    ("{2}", "a quantifier without an expression to repeat at character 1"),
    ("(?i)*", "a quantifier without an expression to repeat at character 5"),
    ("a{2,1}", "a quantifier needs numbers up to 1000, the smaller first, at character 2"),
    ("a{1001}", "a quantifier needs numbers up to 1000, the smaller first, at character 2"),
    ("[z-a]", "a range needs two characters, the smaller first, at character 2"),
    ("[a-\\d]", "a range needs two characters, the smaller first, at character 2"),
    ("[a[b]]", "unescaped '[' in a class; set operations are not supported at character 3"),
    ("[a&&b]", "unescaped '&&' in a class; set operations are not supported at character 3"),
    ("[a--b]", "unescaped '--' in a class; set operations are not supported at character 3"),
    ("a*+", "possessive quantifiers are not supported at character 3"),
    ("(?=a)", "look-ahead and look-behind are not supported at character 1"),
    ("a(?!b)", "look-ahead and look-behind are not supported at character 2"),
    ("(?<=a)b", "look-ahead and look-behind are not supported at character 1"),
    ("(?<!a)b", "look-ahead and look-behind are not supported at character 1"),
    ("(a)\\1", "back-references are not supported at character 4"),
    ("(?<n>a)\\k<n>", "back-references are not supported at character 8"),
    ("(?P<n>a)(?P=n)", "back-references are not supported at character 9"),
    ("(?>a)", "groups that begin with '(?>' are not supported at character 1"),
    ("(?|a)", "groups that begin with '(?|' are not supported at character 1"),
    ("(?x)a", "unknown flag 'x'; 'i', 'm' and 's' are supported; at character 3"),
    ("a\\", "unknown escape '\\' at character 2"), ("\\y", "unknown escape '\\y' at character 1"),
    ("\\Qa\\E", "unknown escape '\\Q' at character 1"),
    ("\\x4", "an escape without a valid code point at character 1"),
    ("\\u{D800}", "an escape without a valid code point at character 1"),
    ("\\p{Han}", "unknown property 'Han' at character 1"),
    ("[[:letters:]]", "unknown property 'letters' at character 2"),
  ])
  func `a pattern that is not supported is refused with its offset`(
    pattern: String, message: String
  ) throws {
    let fault = #expect(throws: ExpressionFault.self) { try RegularExpression(pattern) }
    #expect(fault?.description == message)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 8_193), ExpressionFault.Reason.tooLong),
    (String(repeating: "[", count: 70_000), .tooLong),
    (String(repeating: "[", count: 8_000), .setOperation("[")),
    (String(repeating: "(", count: 8_000), .tooDeep),
    (String(repeating: "(?:", count: 101) + String(repeating: ")", count: 101), .tooDeep),
    ("(?:(?:a{1000}){1000}){1000}", .tooLarge), ("((){1000}){1000}", .tooLarge),
    ("(a|b){1,1000}{2}", .nothingToRepeat), ("(?:a{0,100}){0,100}", .tooLarge),
    ("a{99999999999999999999}", .badCount),
    (String(repeating: "(a{1000})", count: 11), .tooLarge),
  ])
  func `length, nesting and size are bounded`(
    pattern: String, reason: ExpressionFault.Reason
  ) throws {
    let fault = #expect(throws: ExpressionFault.self) { try RegularExpression(pattern) }
    #expect(fault?.reason == reason)
  }

  @Test func `the largest pattern of each kind is accepted`() throws {
    let nested = String(repeating: "(", count: 100) + "a" + String(repeating: ")", count: 100)
    for pattern in [String(repeating: "a", count: 8_192), nested, "a{1000}", "(?:ab){1000}"] {
      let program = try RegularExpression(pattern).program
      #expect(program.instructions.count <= RegularExpression.largestProgram + 1)
    }
  }
}
