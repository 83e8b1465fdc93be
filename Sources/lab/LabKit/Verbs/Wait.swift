import LabLanguage
import MiniUI
import Wording

/// A time in which nothing is done.
struct Wait: PerformableVerb {
  let duration: Duration

  static let kind = VerbKind(
    Fields(
      Field("wait", \.duration, "Lets time pass."),
      make: Wait.init))

  var sentence: Sentence { "wait \(duration.shortText)" }

  var onlyWaits: Bool { true }

  /// Waits; nothing runs in an app in the background, because it is suspended.
  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    guard let session = simulation.session, !session.isInBackground else {
      simulation.device.wait(duration)
      return nil
    }
    try simulation.pass(duration, in: session.process)
    return nil
  }
}
