import LabLanguage
import MiniUI
import Wording

/// A swipe from the left edge that pops the top screen of a stack.
struct EdgeSwipe: GestureVerb {
  let progress: Double
  let finishes: Bool
  /// The time from touch-down to touch-up.
  let duration: Duration

  static let kind = VerbKind(
    Fields.required(
      "edgeSwipe", reader, "A finger swipes from the left edge: `{}`, or with a distance."),
    sections: .init(title: "An edge swipe", keys: reader.keys))

  static let reader: Reader<EdgeSwipe> = .object(
    "edge swipe",
    Field(
      "to", \.progress, as: Reader<Double>.share, default: 0.8,
      "The distance, as a share of the screen's width."),
    Field("finish", \.finishes, default: true, "Completes the pop at the end; else cancels it."),
    Field(\.duration, Drag.lasts),
    make: EdgeSwipe.init)

  /// The distance, and a cancellation.
  var sentence: Sentence {
    finishes
      ? "edge swipe to \(progress.shortText)" : "edge swipe to \(progress.shortText), cancelled"
  }

  var canMiss: Bool { false }

  /// Moves the finger; a cancelled swipe moves back a little before the touch-up.
  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError) {
    let process = session.process
    let controller = AppState(of: process).controller
    guard let stack = controller?.navigationController, stack.allowsInteractivePop else {
      let name = controller.map { Sentence(name: $0.class.name) } ?? "the app"
      throw .failed(StepFault("there is no way back from \(name)", in: process))
    }
    let screen = simulation.device.screen
    let start = Point(x: screen.minX + 1, y: screen.midY)
    let end = Point(x: max(start.x, screen.minX + screen.width * progress), y: start.y)
    let finger = session.finger(0)
    if finishes {
      finger.swipe(from: start, to: end, lasting: duration, steps: 10)
    } else {
      finger.down(at: start)
      finger.glide(from: start, to: end, duration)
      finger.glide(from: end, to: Point(x: end.x - 5, y: end.y), .milliseconds(10), steps: 1)
      finger.up()
    }
  }
}
