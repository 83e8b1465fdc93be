/// Two fingers on an element that part, or come together.
package struct Pinch: Sendable {
  /// What both fingers come down on.
  package let target: Located<ElementSelector>
  /// Their distance at the end, as a multiple of the one they began with.
  package let scale: Double
  /// From touch-down to touch-up.
  package let duration: Duration

  /// The keys of a pinch.
  package static let reader: Reader<Pinch> = .object(
    Noun(one: "a pinch", many: "pinches"),
    target,
    Fields.required(
      "scale", factor, "How far the fingers are apart at the end: `2` is twice as far."),
    Drag.lasts,
    make: { Pinch(target: $0, scale: $1, duration: $2) })

  /// What two fingers come down on.
  static let target = Fields.required(
    "on", ElementSelector.reader.located,
    "The element: the fingers come down beside its middle, half of its width apart.")

  private static let factor = Reader<Double>.number.map(
    to: Noun(one: "a number from 0.1 to 10", many: "numbers from 0.1 to 10")
  ) { (0.1...10).contains($0) ? $0 : nil }
}
