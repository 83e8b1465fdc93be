import LabLanguage
import MiniUI
import Wording

extension Simulation {
  /// Returns true if the next tap counts from this touch-up, so that no time may pass.
  func isWithinChain(_ index: Int) -> Bool {
    guard steps.indices.contains(index + 1) else { return false }
    return steps[index].value.tap != nil && steps[index + 1].value.tap?.interval != nil
  }

  /// Advances to the touch-up of this step; other fingers of the chain come down on the way.
  func tap(_ index: Int) throws(StepFault) -> TouchMiss? {
    guard let tap = steps[index].value.tap else { return nil }
    _ = try visible()
    if tap.interval == nil {
      touches.begin(TapChain(startingAt: index, in: steps), at: device.clock.uptime)
    }
    guard let end = touches.lifts[index] else { return nil }
    while let next = touches.next(beforeLiftOf: index) {
      try advance(to: next.down)
      touches.contacts[next.step] = contact(of: next.tap)
    }
    if case .failed(let fault) = touches.contacts[index] { throw fault }
    if case .missed(let miss) = touches.contacts[index] { return miss }
    try advance(to: end)
    if case .down(let finger) = touches.contacts[index] { finger.up() }
    try advance(to: device.clock.uptime)
    return nil
  }

  private func contact(of tap: Tap) -> TouchQueue.Contact {
    do throws(StepFault) {
      let session = try visible()
      let finger = session.finger(tap.finger)
      switch aim(at: tap.target.value, in: session.process) {
      case .success(let point):
        guard finger.down(at: point) != nil else {
          return .failed(StepFault("nothing is hit at \(point)", in: session.process))
        }
        if tap.manner == .doubleTap { try tapAgain(finger, at: point, tap.duration) }
        return .down(finger)
      case .failure(.missed(let miss)): return .missed(miss)
      case .failure(.failed(let fault)): return .failed(fault)
      }
    } catch {
      return .failed(error)
    }
  }

  /// Ends the first tap of two and begins the second.
  private func tapAgain(_ finger: Finger, at point: Point, _ duration: Duration) throws(StepFault) {
    try advance(to: device.clock.uptime + duration)
    finger.up()
    try advance(to: device.clock.uptime + Tap.pauseInDoubleTap)
    finger.down(at: point)
  }

  /// The reason why a finger has no point to come down at.
  enum AimError: Error {
    case missed(TouchMiss)
    case failed(StepFault)
  }

  /// Returns the point at which a finger reaches an element, or the reason why it cannot.
  func aim(at selector: ElementSelector, in process: AppProcess) -> Result<Point, AimError> {
    do throws(StepFault) {
      let screen = Screen(of: process)
      if case .point(let point) = selector.subject {
        return .success(try screen.point(point, in: selector.scope))
      }
      let view = try screen.view(selector)
      observer?.didFind(view)
      do throws(TouchMiss) {
        return .success(try process.application.aim(at: view))
      } catch {
        observer?.didMiss(error, in: process)
        return .failure(.missed(error))
      }
    } catch {
      return .failure(.failed(error))
    }
  }

  /// Advances the time to an uptime and runs the due work of the app.
  func advance(to uptime: Duration) throws(StepFault) {
    guard let loop = session?.process.mainLoop else { return }
    try require(loop.advance(by: max(.zero, uptime - device.clock.uptime)))
  }
}

extension Screen {
  /// Returns a point of the screen, given in the coordinates of a view if there is one.
  func point(_ point: Point, in scope: ElementSelector.Scope) throws(StepFault) -> Point {
    switch scope {
    case .screen: point
    case .within(let outer): try view(outer).convert(point, to: nil)
    }
  }
}

/// The fingers of a chain of taps: those still to come down, and the results of the others.
struct TouchQueue {
  /// The touches that have not begun, next one first; times are uptimes.
  private(set) var upcoming: [(step: Int, tap: Tap, down: Duration)] = []
  /// The times of the touch-ups, by step index.
  private(set) var lifts: [Int: Duration] = [:]
  /// The results of the touch-downs, by step index.
  var contacts: [Int: Contact] = [:]

  /// The result of a touch-down.
  enum Contact {
    case down(Finger)
    /// Another view is in the way.
    case missed(TouchMiss)
    /// The element is missing.
    case failed(StepFault)
  }

  /// Begins a chain at an uptime and discards the rest of the last one.
  mutating func begin(_ chain: TapChain, at start: Duration) {
    upcoming = chain.touches.map { ($0.step, $0.tap, start + $0.down) }
    lifts = Dictionary(uniqueKeysWithValues: chain.touches.map { ($0.step, start + $0.up) })
    contacts = [:]
  }

  /// Removes the next touch that begins before the touch-up of a step, or is its own.
  mutating func next(beforeLiftOf step: Int) -> (step: Int, tap: Tap, down: Duration)? {
    guard let first = upcoming.first, let lift = lifts[step],
      first.step <= step || first.down < lift
    else { return nil }
    return upcoming.removeFirst()
  }
}
