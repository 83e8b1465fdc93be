import LabLanguage
import MiniUI

/// A verb that moves fingers over the screen of the app in front.
protocol GestureVerb: PerformableVerb {
  /// Moves the fingers; throws if they do not reach the element.
  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError)
}

extension GestureVerb {
  var canMiss: Bool { true }

  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    let session = try simulation.visible()
    do throws(Simulation.AimError) {
      try move(in: session, of: simulation)
      return nil
    } catch {
      return try error.miss()
    }
  }
}

extension Double {
  /// The number without a fraction if it is whole: `1`, `0.8`.
  var shortText: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
