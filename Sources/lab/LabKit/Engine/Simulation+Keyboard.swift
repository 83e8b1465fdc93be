import LabLanguage
import MiniUI

/// The parts that the steps on the keyboard share.
extension Simulation {
  /// Taps an input, unless it already has the keyboard.
  func tap(into input: ElementSelector) throws(StepFault) -> TouchMiss? {
    let session = try visible()
    do throws(AimError) {
      let view = try Self.element(input, in: session.process)
      let focused = session.process.application.firstResponder as? View
      if let focused, focused === view || focused.isDescendant(of: view) { return nil }
      session.finger(0).tap(at: try aim(at: input, in: session.process).get())
      return nil
    } catch {
      return try error.miss()
    }
  }

  /// Uses the keyboard of the app in front; a missing key is a fault.
  func withKeyboard(
    _ work: (Keyboard) throws(KeyboardMiss) -> Void
  ) throws(StepFault) {
    let process = try visible().process
    do throws(KeyboardMiss) {
      try work(Keyboard(using: process))
    } catch {
      throw StepFault("\(error)", in: process)
    }
  }
}
