package import LabLanguage

/// Two fingers that move apart or together on an element.
package struct Pinch: Sendable {
  /// The element under both fingers.
  package let target: Located<ElementSelector>
  /// The distance at the end, as a multiple of the initial distance.
  package let scale: Double
  /// The time from touch-down to touch-up.
  package let duration: Duration

  /// The keys of a pinch.
  package static let reader: Reader<Pinch> = .object(
    Noun(one: "a pinch", many: "pinches"),
    target,
    Fields.required(
      "scale", factor, "The fingers' distance at the end: `2` is twice as far."),
    Drag.lasts,
    make: { Pinch(target: $0, scale: $1, duration: $2) })

  /// The key for the element under two fingers.
  static let target = Fields.required(
    "on", ElementSelector.reader.located,
    "The element; the fingers start around its middle, half of its width apart.")

  private static let factor = Reader<Double>.number.map(
    to: Noun(one: "a number from 0.1 to 10", many: "numbers from 0.1 to 10")
  ) { (0.1...10).contains($0) ? $0 : nil }
}
