package import LabLanguage

/// Two fingers that turn about the middle of an element.
package struct Rotation: Sendable {
  /// The element under both fingers.
  package let target: Located<ElementSelector>
  /// The angle in degrees, clockwise.
  package let degrees: Double
  /// The time from touch-down to touch-up.
  package let duration: Duration

  /// The keys of a rotation.
  package static let reader: Reader<Rotation> = .object(
    "rotation",
    Pinch.target,
    Fields.required("by", turn, "The angle in degrees, clockwise."),
    Drag.lasts,
    make: { Rotation(target: $0, degrees: $1, duration: $2) })

  private static let turn = Reader<Double>.number.map(
    to: Noun(one: "a number from -360 to 360", many: "numbers from -360 to 360")
  ) { (-360...360).contains($0) ? $0 : nil }
}
