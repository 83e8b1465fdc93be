package import LabLanguage

/// The expectation of an identifier that an app reads.
package enum IdentifierExpectation: Sendable {
  /// The value of this app's last reading.
  case same
  /// A value that this app has never read before.
  case new
  /// No value: the system or the person withholds it.
  case nothing
  /// This text.
  case text(String)
  /// A text that contains a match of a pattern.
  case matching(TextPattern)
  /// The present value of another identifier.
  case sameAs(ReadIdentifier)
  /// The value of another app's last reading.
  case sharedWith(Located<String>)
  /// A value other than that of another app's last reading.
  case otherThan(Located<String>)

  /// Reads a word, or an object for more.
  package static let reader: Reader<IdentifierExpectation> = .either(word, more)

  /// The keys of the object.
  static let more: Reader<IdentifierExpectation> = .object(
    Noun(one: "an identifier to expect", many: "identifiers to expect"),
    .oneOf(
      Fields(Fields.required("is", .string, "This text."), make: { .text($0) }),
      Fields(
        Fields.required(
          "matches", TextPattern.reader, "A text with a match of a regular expression."),
        make: { .matching($0) }),
      Fields(
        Fields.required(
          "sameAs", Reader<ReadIdentifier>.word, "The value of another identifier."),
        make: { .sameAs($0) }),
      Fields(
        Fields.required(
          "sharedWith", Reader<String>.string.located,
          "The last value that another app read, by its bundle identifier."),
        make: { .sharedWith($0) }),
      Fields(
        Fields.required(
          "otherThan", Reader<String>.string.located,
          "A value other than the last one that another app read."),
        make: { .otherThan($0) })))

  private enum Word: String, CaseIterable, Sendable {
    case same, new
    case nothing = "none"
  }

  private static let word = Reader<Word>.word.map { (word: Word) -> IdentifierExpectation in
    switch word {
    case .same: .same
    case .new: .new
    case .nothing: .nothing
    }
  }

  /// The other app, if one is named.
  var bundle: Located<String>? {
    switch self {
    case .sharedWith(let bundle), .otherThan(let bundle): bundle
    case .same, .new, .nothing, .text, .matching, .sameAs: nil
    }
  }
}

extension IdentifierExpectation: CustomStringConvertible {
  /// The expectation as failures show it.
  package var description: String {
    switch self {
    case .same: "the same as before"
    case .new: "a new one"
    case .nothing: "none"
    case .text(let text): "\"\(text)\""
    case .matching(let pattern): "matching \(pattern)"
    case .sameAs(let other): "the same as \(other.rawValue)"
    case .sharedWith(let bundle): "the value that \(bundle.value) read"
    case .otherThan(let bundle): "other than the value that \(bundle.value) read"
    }
  }
}
