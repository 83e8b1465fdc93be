/// What the rules look at besides the click itself.
struct ClickFacts {
  /// What the app and the configuration say of the element, if anything.
  let element: KnownElement?
  /// Whether the same view was clicked less than 100 ms before.
  let isRepeated: Bool
  /// Whether the touch behind it has given a click already, where that matters.
  let isSameTouch: Bool
}
