/// A difference between an expectation and the outcome, with its place in the file.
package struct Difference: Equatable, Sendable {
  /// The expectation.
  package let expected: Fact
  /// The outcome.
  package let found: Fact
  /// The bytes of the expectation; those of the step if it states none.
  package let range: Range<Int>

  /// A fact as a row of a timeline: a subject and its details.
  package struct Fact: Equatable, Sendable {
    /// The subject: an event's name, `crash`, `screen`, or the whole text.
    package let subject: String
    /// The details; none is empty.
    package let details: [String]

    /// A subject with its non-empty details.
    package init(_ subject: String, _ details: [String] = []) {
      self.subject = subject
      self.details = details.filter { !$0.isEmpty }
    }

    /// A subject with one detail.
    package init(_ subject: String, _ detail: String) {
      self.init(subject, [detail])
    }
  }
}

extension Difference.Fact: CustomStringConvertible {
  /// One line, separated by two spaces: `$AppClick  $title "Home"`.
  package var description: String { ([subject] + details).joined(separator: "  ") }
}
