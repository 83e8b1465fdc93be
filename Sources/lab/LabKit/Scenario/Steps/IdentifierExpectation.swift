package import LabLanguage
package import Wording

package enum IdentifierExpectation: Sendable {
  /// The value of this app's last reading.
  case same
  /// A value that this app has never read before.
  case new
  /// No value: the system or the person withholds it.
  case nothing
  case text(String)
  /// A text that contains a match of a pattern.
  case matching(TextPattern)
  /// The present value of another identifier.
  case sameAs(ReadIdentifier)
  /// The value of another app's last reading.
  case sharedWith(Located<String>)
  /// A value other than that of another app's last reading.
  case otherThan(Located<String>)

  package static let reader: Reader<IdentifierExpectation> = .either(word, more)

  static let more: Reader<IdentifierExpectation> = .object(
    Noun(one: "an identifier to expect", many: "identifiers to expect"),
    .oneOf(
      .variant("is", IdentifierExpectation.text, "This text."),
      .variant(
        "matches", IdentifierExpectation.matching, "A text with a match of a regular expression."),
      .variant("sameAs", IdentifierExpectation.sameAs, "The value of another identifier."),
      .variant(
        "sharedWith", IdentifierExpectation.sharedWith,
        "The last value that another app read, by its bundle identifier."),
      .variant(
        "otherThan", IdentifierExpectation.otherThan,
        "A value other than the last one that another app read.")))

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

/// The expected identifiers of an app at a step: `{ idfv: "same", uuid: "new" }`.
package struct IdentifierExpectations: FormatValue, Sendable {
  package struct One: Sendable {
    package let identifier: ReadIdentifier
    package let expectation: Located<IdentifierExpectation>
  }

  /// The expectations, in the order of the reference.
  package let all: [One]

  /// The keys, one per identifier.
  package static let reader: Reader<IdentifierExpectations> = .object(
    Noun(one: "an object of identifiers", many: "objects of identifiers"), fields)

  private static let fields = ReadIdentifier.allCases.reduce(
    Fields<IdentifierExpectations>.constant(IdentifierExpectations(all: []))
  ) { others, identifier in
    Fields(
      others,
      Fields<Located<IdentifierExpectation>?>.optional(
        identifier.rawValue, IdentifierExpectation.reader.located,
        identifier.meaning.capitalizedSentence),
      make: { known, own in
        let new = own.map { One(identifier: identifier, expectation: $0) }
        return IdentifierExpectations(all: known.all + [new].compactMap(\.self))
      })
  }
}

extension IdentifierExpectation: Worded {
  package var sentence: Sentence {
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

extension String {
  /// The text with a capital at its beginning, and a full stop.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
