import LabLanguage
import MiniUI
import Wording

/// A look at Control Center, which covers the app for a time (AL-12).
///
/// The app resigns active and takes no touches. It keeps running, unlike in the background.
struct ControlCenter: PerformableVerb {
  let duration: Duration

  static let kind = VerbKind(
    Fields(
      Field(
        "controlCenter", \.duration,
        "The user opens Control Center for a time; the app is inactive and keeps running."),
      make: ControlCenter.init))

  var sentence: Sentence { "control center for \(duration.shortText)" }

  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    let process = try simulation.visible().process
    process.beginInterruption()
    try simulation.pass(duration, in: process)
    process.endInterruption()
    return nil
  }
}
