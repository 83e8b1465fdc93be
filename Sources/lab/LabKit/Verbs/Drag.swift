import LabLanguage
import MiniUI
import Wording

/// A finger that comes down, moves, and is lifted.
struct Drag: GestureVerb {
  let start: Located<ElementSelector>
  let end: End
  /// The time from touch-down to touch-up.
  let duration: Duration
  let finger: Int

  enum End: Sendable {
    /// The middle of an element, or a point.
    case element(Located<ElementSelector>)
    /// A distance in points to the right and down.
    case distance(Point)
  }

  static let standardDuration = Duration.milliseconds(300)

  static let kind = VerbKind(
    Fields.required("drag", reader, "A finger moves from one point to another."),
    sections: .init(title: "A drag", keys: reader.keys))

  static let reader: Reader<Drag> = .object(
    "drag",
    Field("from", \.start, "The start: the middle of an element, or a point."),
    Field(
      \.end,
      Fields.oneOf(
        Fields(
          Fields.required("to", ElementSelector.reader.located, "The end."),
          make: { End.element($0) }),
        Fields(
          Fields.required("by", Point.reader, "The distance to the right, and down."),
          make: { End.distance($0) }))),
    Field(\.duration, lasts),
    Field(\.finger, finger),
    make: Drag.init)

  /// The key for the duration of a gesture.
  static let lasts = Fields.optional(
    "lasts", Reader<Duration>.duration, default: standardDuration,
    "From touch-down to touch-up.")

  static let finger = Fields.optional(
    "finger", Reader<Int>.integer(in: 0...9), default: 0, "The finger's number.")

  var sentence: Sentence {
    switch end {
    case .element(let end): "drag \(start.value) to \(end.value)"
    case .distance(let distance): "drag \(start.value) by \(distance)"
    }
  }

  var selectors: [Located<ElementSelector>] {
    if case .element(let end) = end { [start, end] } else { [start] }
  }

  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError) {
    let start = try simulation.aim(at: start.value, in: session.process).get()
    var stop = start
    switch end {
    case .distance(let distance): stop = Point(x: start.x + distance.x, y: start.y + distance.y)
    case .element(let element):
      stop = try simulation.aim(at: element.value, in: session.process).get()
    }
    let finger = session.finger(finger)
    // The finger rests for the last 100 ms of a drag; a shorter drag is a swipe.
    let rest = Duration.milliseconds(100)
    if duration > rest {
      finger.drag(from: start, to: stop, lasting: duration - rest)
    } else {
      finger.swipe(from: start, to: stop, lasting: duration)
    }
  }
}
