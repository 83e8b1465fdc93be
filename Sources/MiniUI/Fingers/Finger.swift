/// A user's finger: the only input to a user interface.
///
/// Down, move and up become touches that the application delivers to the hit view.
public final class Finger {
  /// The process that the finger operates.
  public let process: AppProcess
  private var touch: Touch?
  private var start = Point.zero
  private var lastUp: (place: Point, time: Duration, taps: Int)?

  /// The default duration of a tap.
  public static let tapDuration: Duration = .milliseconds(50)

  /// Makes a finger that operates a process.
  public init(using process: AppProcess) {
    self.process = process
  }

  /// Puts the finger down at a point of the screen; lifts it first if it is down.
  ///
  /// - Returns: The view that receives the touch from now on; `nil` if no window takes it.
  @discardableResult
  public func down(at point: Point) -> View? {
    up()
    guard process.isRunning else { return nil }
    let application = process.application
    guard let hit = application.hit(point) else { return nil }
    let touch = Touch(in: process)
    (touch.window, touch.view) = hit
    touch.screenLocation = point
    touch.tapCount = taps(at: point)
    (self.touch, start) = (touch, point)
    application.begin(touch)
    return hit.view
  }

  /// Moves the finger to another point of the screen; a long way makes it no longer a tap.
  public func move(to point: Point) {
    guard let touch else { return }
    touch.screenLocation = point
    if !isNear(point, start) { touch.tapCount = 0 }
    report(.moved)
  }

  /// Lifts the finger.
  public func up() {
    guard let touch else { return }
    lastUp = (touch.screenLocation, process.device.clock.uptime, touch.tapCount)
    report(.ended)
    self.touch = nil
  }

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel() {
    report(.cancelled)
    touch = nil
  }

  /// Taps a point of the screen; virtual time advances while the finger is down.
  ///
  /// - Returns: The view that was hit.
  @discardableResult
  public func tap(at point: Point, lasting duration: Duration = tapDuration) -> View? {
    let view = down(at: point)
    process.mainLoop.advance(by: duration)
    up()
    return view
  }

  /// Taps the centre of a view, if the touch would reach it.
  ///
  /// - Throws: ``TouchMiss`` if the view is covered or not on the screen.
  public func tap(_ view: View, lasting duration: Duration = tapDuration) throws(TouchMiss) {
    let point = try process.application.aim(at: view)
    tap(at: point, lasting: duration)
  }

  private func taps(at point: Point) -> Int {
    guard let lastUp, isNear(point, lastUp.place),
      process.device.clock.uptime - lastUp.time <= Touch.multipleTapInterval
    else { return 1 }
    return lastUp.taps + 1
  }

  private func isNear(_ point: Point, _ other: Point) -> Bool {
    abs(point.x - other.x) <= Touch.multipleTapDistance
      && abs(point.y - other.y) <= Touch.multipleTapDistance
  }

  private func report(_ phase: Touch.Phase) {
    guard let touch, process.isRunning else { return }
    process.mainLoop.commitIfDue()
    process.application.report(phase, of: touch)
  }
}
