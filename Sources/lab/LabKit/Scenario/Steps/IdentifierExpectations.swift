package import LabLanguage

/// The expected identifiers of an app at a step: `{ idfv: "same", uuid: "new" }`.
package struct IdentifierExpectations: Sendable {
  /// The expectation of one identifier.
  package struct One: Sendable {
    /// The identifier.
    package let identifier: ReadIdentifier
    /// The expectation with its place in the file.
    package let expectation: Located<IdentifierExpectation>
  }

  /// The expectations, in the order of the reference.
  package let all: [One]

  /// The keys, one per identifier.
  package static let reader: Reader<IdentifierExpectations> = .object(
    Noun(one: "an object of identifiers", many: "objects of identifiers"), fields)

  private static let fields = ReadIdentifier.allCases.reduce(
    Fields<IdentifierExpectations>(make: { IdentifierExpectations(all: []) })
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

extension String {
  /// The text with a capital at its beginning, and a full stop.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
