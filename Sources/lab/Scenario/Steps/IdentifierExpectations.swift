/// What an app's identifiers are expected to be at a step: `{ idfv: "same", uuid: "new" }`.
package struct IdentifierExpectations: Sendable {
  /// One of them, in the order of the reference.
  package struct One: Sendable {
    /// Which identifier.
    package let identifier: ReadIdentifier
    /// What it is expected to be, and where the file says so.
    package let expectation: Located<IdentifierExpectation>
  }

  /// Those that the file names.
  package let all: [One]

  /// One key for each identifier.
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
