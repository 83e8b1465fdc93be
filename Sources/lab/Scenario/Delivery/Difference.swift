/// Two facts that should be one, and the place in the file that says what was expected.
package struct Difference: Equatable, Sendable {
  /// What the file says.
  package let expected: Fact
  /// What came.
  package let found: Fact
  /// The bytes of the expectation; the step's own where it says nothing.
  package let range: Range<Int>

  /// What a row of a timeline says: of which thing, and what of it.
  package struct Fact: Equatable, Sendable {
    /// The thing: an event's name, `crash`, `screen`, or all that there is to say.
    package let subject: String
    /// What is said of it, part by part; none is empty.
    package let details: [String]

    /// Leaves out details that say nothing.
    package init(_ subject: String, _ details: [String] = []) {
      self.subject = subject
      self.details = details.filter { !$0.isEmpty }
    }

    /// A thing and one detail.
    package init(_ subject: String, _ detail: String) {
      self.init(subject, [detail])
    }
  }
}

extension Difference.Fact: CustomStringConvertible {
  /// One line, parted by two spaces: `$AppClick  $title "Home"`.
  package var description: String { ([subject] + details).joined(separator: "  ") }
}
