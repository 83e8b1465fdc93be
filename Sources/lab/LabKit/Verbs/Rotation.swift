import LabLanguage
import MiniUI

/// Two fingers that turn about the middle of an element.
struct Rotation: GestureVerb {
  /// The element under both fingers.
  let target: Located<ElementSelector>
  /// The angle in degrees, clockwise.
  let degrees: Double
  /// The time from touch-down to touch-up.
  let duration: Duration

  static let kind = VerbKind(
    Fields.required("rotate", reader, "Two fingers rotate."),
    sections: .init(title: "A rotation", keys: reader.keys))

  static let reader: Reader<Rotation> = .object(
    "rotation",
    Pinch.target,
    Fields.required("by", turn, "The angle in degrees, clockwise."),
    Drag.lasts,
    make: { Rotation(target: $0, degrees: $1, duration: $2) })

  private static let turn = Reader<Double>.number.map(
    to: Noun(one: "a number from -360 to 360", many: "numbers from -360 to 360")
  ) { (-360...360).contains($0) ? $0 : nil }

  var description: String { "rotate \(target.value) by \(degrees.shortText)°" }

  var selectors: [Located<ElementSelector>] { [target] }

  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError) {
    let place = try simulation.placeOfTwoFingers(on: target.value, in: session.process)
    FingerPair(using: session.process).rotate(
      at: place.middle, by: degrees * .pi / 180, distance: place.distance, lasting: duration)
  }
}
