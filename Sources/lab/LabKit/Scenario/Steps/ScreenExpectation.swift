package import LabLanguage

/// The expectation of the screen after the app has come to rest.
package struct ScreenExpectation: Sendable {
  /// Texts that a person can read.
  package let texts: [Located<String>]
  /// The class of the current controller: the innermost, or the one presented over it.
  package let controller: Located<String>?
  /// The classes of the navigation stack around it, bottom to top.
  package let stack: Located<[Located<String>]>?

  /// True if the step expects nothing of the screen.
  package var isEmpty: Bool { texts.isEmpty && controller == nil && stack == nil }

  /// The keys beside `expect`.
  static let fields = Fields(
    Fields.optional("see", texts, default: [], "One or more texts on the screen."),
    Fields.optional(
      "screen", Reader<String>.string.located,
      "The class of the shown controller."),
    Fields.optional(
      "stack", Reader<[Located<String>]>.array(of: Reader<String>.string.located).located,
      "The classes of the navigation stack, the top one last."),
    make: { ScreenExpectation(texts: $0, controller: $1, stack: $2) })

  private static let texts: Reader<[Located<String>]> = .either(
    Reader<String>.string.located.map { [$0] },
    Reader<[Located<String>]>.array(of: Reader<String>.string.located))
}
