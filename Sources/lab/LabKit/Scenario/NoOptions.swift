import LabLanguage

/// The argument of a verb or an action without options.
package struct NoOptions: Sendable {}

extension Reader where Value == NoOptions {
  /// Reads the empty object: `{}`.
  static var nothing: Reader {
    .object(Noun(one: "{}", many: "{}s"), Fields(make: { NoOptions() }))
  }
}
