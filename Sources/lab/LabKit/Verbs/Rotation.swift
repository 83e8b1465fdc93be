import LabLanguage
import MiniUI
import Wording

/// Two fingers that turn about the middle of an element.
struct Rotation: GestureVerb {
  /// The element under both fingers.
  let target: Located<ElementSelector>
  let degrees: Double
  /// The time from touch-down to touch-up.
  let duration: Duration

  static let kind = VerbKind(
    Fields.required("rotate", reader, "Two fingers rotate."),
    sections: .init(title: "A rotation", keys: reader.keys))

  static let reader: Reader<Rotation> = .object(
    "rotation",
    Field(\.target, Pinch.target),
    Field("by", \.degrees, as: turn, "The angle in degrees, clockwise."),
    Field(\.duration, Drag.lasts),
    make: Rotation.init)

  private static let turn = Reader<Double>.number.map(
    to: Noun(one: "a number from -360 to 360", many: "numbers from -360 to 360")
  ) { (-360...360).contains($0) ? $0 : nil }

  var sentence: Sentence { "rotate \(target.value) by \(degrees.shortText)°" }

  var selectors: [Located<ElementSelector>] { [target] }

  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError) {
    let place = try simulation.placeOfTwoFingers(on: target.value, in: session.process)
    FingerPair(using: session.process).rotate(
      at: place.middle, by: degrees * .pi / 180, distance: place.distance, lasting: duration)
  }
}
