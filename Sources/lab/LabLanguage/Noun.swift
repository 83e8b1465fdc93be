/// A noun with its article and its plural, for messages in full sentences.
package struct Noun: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The singular with its article: `an object`.
  package let one: String
  /// The plural: `objects`.
  package let many: String

  /// A noun that is irregular for the literal's rule: `a user`, `entries`.
  package init(one: String, many: String) {
    self.one = one
    self.many = many
  }

  /// A regular noun: `an` before a vowel, a plural in `s`.
  package init(stringLiteral word: String) {
    let article = word.first.map("aeiou".contains) ?? false ? "an" : "a"
    self.init(one: "\(article) \(word)", many: "\(word)s")
  }
}
