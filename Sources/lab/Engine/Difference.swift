/// Two texts that should be one, and the place in the file that says what was expected.
package struct Difference: Equatable, Sendable {
  /// What the file says.
  package let expected: String
  /// What came.
  package let found: String
  /// The bytes of the expectation; the step's own where it says nothing.
  package let range: Range<Int>
}
