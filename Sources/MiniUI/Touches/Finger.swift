/// A person's finger: the only way into a user interface.
///
/// Down, move and up become touches that the application delivers to the view that was hit.
public final class Finger {
  private let process: AppProcess
  private var touch: Touch?
  private var lastUp: (place: Point, time: Duration, taps: Int)?

  /// How long a tap lasts unless told otherwise.
  public static let tapDuration: Duration = .milliseconds(50)
  /// Taps that follow each other within this time, and close by, count together.
  static let multipleTapInterval: Duration = .milliseconds(350)
  static let multipleTapDistance = 30.0

  /// Makes a finger for the person who uses a process.
  public init(using process: AppProcess) {
    self.process = process
  }

  /// Puts the finger down at a point of the screen.
  ///
  /// - Returns: The view that the touch belongs to from now on; `nil` if no window wants it.
  @discardableResult
  public func down(at point: Point) -> View? {
    guard process.isRunning, let hit = process.application.hit(point) else { return nil }
    let touch = Touch(in: process)
    touch.window = hit.window
    touch.view = hit.view
    touch.tapCount = taps(at: point)
    self.touch = touch
    deliver(.began, at: point)
    return hit.view
  }

  /// Moves the finger to another point of the screen.
  public func move(to point: Point) { deliver(.moved, at: point) }

  /// Lifts the finger.
  public func up() {
    guard let touch else { return }
    lastUp = (touch.location, process.device.clock.uptime, touch.tapCount)
    deliver(.ended, at: touch.location)
    self.touch = nil
  }

  /// Lets the system take the touch away, as an incoming call does.
  public func cancel() {
    guard let touch else { return }
    deliver(.cancelled, at: touch.location)
    self.touch = nil
  }

  /// Taps a point of the screen; virtual time passes while the finger is down.
  ///
  /// - Returns: The view that was hit.
  @discardableResult
  public func tap(at point: Point, lasting duration: Duration = tapDuration) -> View? {
    let view = down(at: point)
    _ = process.mainLoop.advance(by: duration)
    up()
    return view
  }

  /// Taps the middle of a view, if the touch would reach it.
  ///
  /// - Throws: ``TouchMiss`` when something else is in the way, or the view is not on the screen.
  public func tap(_ view: View, lasting duration: Duration = tapDuration) throws(TouchMiss) {
    let point = try process.application.aim(at: view)
    tap(at: point, lasting: duration)
  }

  private func taps(at point: Point) -> Int {
    guard let lastUp, process.device.clock.uptime - lastUp.time <= Self.multipleTapInterval,
      abs(lastUp.place.x - point.x) <= Self.multipleTapDistance,
      abs(lastUp.place.y - point.y) <= Self.multipleTapDistance
    else { return 1 }
    return lastUp.taps + 1
  }

  private func deliver(_ phase: Touch.Phase, at point: Point) {
    guard let touch, process.isRunning else { return }
    touch.phase = phase
    touch.location = point
    touch.timestamp = process.device.clock.uptime
    let event = TouchEvent(in: process)
    event.allTouches = [touch]
    process.application.send(.sendEvent)(event)
  }
}
