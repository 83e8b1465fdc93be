import LabLanguage
import MiniUI
import Wording

/// A quick movement of a finger in one direction.
struct Swipe: GestureVerb {
  let direction: Direction
  let target: Located<ElementSelector>?
  let duration: Duration
  let finger: Int

  static let standardDuration = Duration.milliseconds(100)

  static let kind = VerbKind(
    Fields.required("swipe", reader, "A finger swipes one way: `\"down\"`."),
    sections: .init(title: "A swipe", keys: reader.keys))

  /// Reads a direction, or an object for more.
  static let reader: Reader<Swipe> = .either(short, long)

  private static let short = Reader<Direction>.word.map {
    Swipe(direction: $0, target: nil, duration: standardDuration, finger: 0)
  }

  private static let long: Reader<Swipe> = .object(
    "swipe",
    Field("direction", \.direction, "The direction."),
    Field("on", \.target, "The element that it begins on; else the middle of the screen."),
    Field("lasts", \.duration, default: standardDuration, "From touch-down to touch-up."),
    Field(\.finger, Drag.finger),
    make: Swipe.init)

  var sentence: Sentence {
    let way = Sentence(stringLiteral: direction.rawValue)
    return target.map { "swipe \(way) on \($0.value)" } ?? "swipe \(way)"
  }

  var selectors: [Located<ElementSelector>] { [target].compactMap(\.self) }

  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError) {
    let screen = simulation.device.screen
    var start = Point(x: screen.midX, y: screen.midY)
    if let target { start = try simulation.aim(at: target.value, in: session.process).get() }
    let way = direction.unit
    let end = Point(
      x: start.x + way.x * Finger.swipeDistance, y: start.y + way.y * Finger.swipeDistance)
    session.finger(finger).swipe(from: start, to: end, lasting: duration)
  }
}

extension Direction {
  /// The unit vector of the direction.
  fileprivate var unit: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    }
  }
}
