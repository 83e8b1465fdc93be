/// The facts that the rules use besides the click.
struct ClickFacts {
  /// The facts of the app and the configuration about the element; nil if absent.
  let element: KnownElement?
  /// True if the same view was clicked less than 100 ms before.
  let isRepeated: Bool
  /// True if its touch has given a click already; always false without the limit of one click.
  let isSameTouch: Bool
}
