/// A word with its article and its plural, so that messages are sentences.
package struct Noun: Equatable, Sendable, ExpressibleByStringLiteral {
  /// With its article: `an object`.
  package let one: String
  /// The plural, without one: `objects`.
  package let many: String

  /// For words that the rule of the literal gets wrong: `a user`, `entries`.
  package init(one: String, many: String) {
    self.one = one
    self.many = many
  }

  /// A regular word: `an` before a vowel, a plural in `s`.
  package init(stringLiteral word: String) {
    let article = word.first.map("aeiou".contains) ?? false ? "an" : "a"
    self.init(one: "\(article) \(word)", many: "\(word)s")
  }
}
