/// What a verb or an action without options takes.
package struct NoOptions: Sendable {}

extension Reader where Value == NoOptions {
  /// The empty object: `{}`.
  static var nothing: Reader {
    .object(Noun(one: "{}", many: "{}s"), Fields(make: { NoOptions() }))
  }
}
