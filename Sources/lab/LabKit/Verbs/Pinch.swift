import LabLanguage
import MiniUI
import Wording

/// Two fingers that move apart or together on an element.
struct Pinch: GestureVerb {
  /// The element under both fingers.
  let target: Located<ElementSelector>
  let scale: Double
  /// The time from touch-down to touch-up.
  let duration: Duration

  static let kind = VerbKind(
    Fields.required("pinch", reader, "Two fingers move apart or together."),
    sections: .init(title: "A pinch", keys: reader.keys))

  static let reader: Reader<Pinch> = .object(
    Noun(one: "a pinch", many: "pinches"),
    Field(\.target, target),
    Field("scale", \.scale, as: factor, "The fingers' distance at the end: `2` is twice as far."),
    Field(\.duration, Drag.lasts),
    make: Pinch.init)

  /// The key for the element under two fingers.
  static let target = Fields.required(
    "on", ElementSelector.reader.located,
    "The element; the fingers start around its middle, half of its width apart.")

  private static let factor = Reader<Double>.number.map(
    to: Noun(one: "a number from 0.1 to 10", many: "numbers from 0.1 to 10")
  ) { (0.1...10).contains($0) ? $0 : nil }

  var sentence: Sentence { "pinch \(target.value) to \(scale.shortText)" }

  var selectors: [Located<ElementSelector>] { [target] }

  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError) {
    let place = try simulation.placeOfTwoFingers(on: target.value, in: session.process)
    FingerPair(using: session.process).pinch(
      at: place.middle, from: place.distance, to: place.distance * scale, lasting: duration)
  }
}

extension Simulation {
  /// Returns the initial position of two fingers: about a point, half of the element's width apart.
  func placeOfTwoFingers(
    on selector: ElementSelector, in process: AppProcess
  ) throws(AimError) -> (middle: Point, distance: Double) {
    let middle = try aim(at: selector, in: process).get()
    if case .point = selector.subject { return (middle, 100) }
    let view = try Self.element(selector, in: process)
    return (middle, view.convert(view.bounds, to: nil).width / 2)
  }
}
