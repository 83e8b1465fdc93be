import LabLanguage
import MiniUI

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
