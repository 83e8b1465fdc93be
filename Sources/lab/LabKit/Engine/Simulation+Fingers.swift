import LabLanguage
import MiniUI
import Wording

/// The parts that gestures share.
extension Simulation {
  /// Returns the element of a selector, for a step that needs the view itself.
  static func element(
    _ selector: ElementSelector, in process: AppProcess
  ) throws(AimError) -> View {
    do throws(StepFault) {
      return try Screen(of: process).view(selector)
    } catch {
      throw .failed(error)
    }
  }
}

extension Simulation.AimError {
  /// Returns the miss, which a step may expect; throws a fault.
  func miss() throws(StepFault) -> TouchMiss {
    switch self {
    case .missed(let miss): return miss
    case .failed(let fault): throw fault
    }
  }
}

extension Finger {
  /// Moves a finger that is down in equal steps of equal time.
  func glide(from start: Point, to end: Point, _ duration: Duration, steps: Int = 10) {
    for step in 1...steps {
      process.mainLoop.advance(by: duration / steps)
      let part = Double(step) / Double(steps)
      move(
        to: Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }
}

/// The parts that the steps on the keyboard share.
extension Simulation {
  /// Taps an input, unless it already has the keyboard.
  func tap(into input: ElementSelector) throws(StepFault) -> TouchMiss? {
    let session = try visible()
    do throws(AimError) {
      let view = try Self.element(input, in: session.process)
      if (view as? Control)?.isEnabled == false {
        let words: Sentence = "\(view.summary) is disabled, so it takes no text; enable it first"
        throw .failed(StepFault(words, in: session.process))
      }
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
