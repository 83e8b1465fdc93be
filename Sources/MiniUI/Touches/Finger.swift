/// A person's finger: the only way into a user interface.
///
/// Down, move and up become touches that the application delivers to the view that was hit.
public final class Finger {
  /// The process whose user interface it touches.
  public let process: AppProcess
  private var touch: Touch?
  private var start = Point.zero
  private var lastUp: (place: Point, time: Duration, taps: Int)?

  /// How long a tap lasts unless told otherwise.
  public static let tapDuration: Duration = .milliseconds(50)
  /// Taps that follow each other within this time, and close by, count together.
  static let multipleTapInterval: Duration = .milliseconds(350)
  /// How far two taps may lie apart, in points along each axis, and still count together.
  static let multipleTapDistance = 30.0

  /// Makes a finger for the person who uses a process.
  public init(using process: AppProcess) {
    self.process = process
  }

  /// Puts the finger down at a point of the screen; one that is down already is lifted first.
  ///
  /// - Returns: The view that the touch belongs to from now on; `nil` if no window wants it.
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

  /// Moves the finger to another point of the screen; one that goes far is no tap any more.
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

  /// Lets the system take the touch away, as an incoming call does.
  public func cancel() {
    report(.cancelled)
    touch = nil
  }

  /// Taps a point of the screen; virtual time passes while the finger is down.
  ///
  /// - Returns: The view that was hit.
  @discardableResult
  public func tap(at point: Point, lasting duration: Duration = tapDuration) -> View? {
    let view = down(at: point)
    process.mainLoop.advance(by: duration)
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
    guard let lastUp, isNear(point, lastUp.place),
      process.device.clock.uptime - lastUp.time <= Self.multipleTapInterval
    else { return 1 }
    return lastUp.taps + 1
  }

  private func isNear(_ point: Point, _ other: Point) -> Bool {
    abs(point.x - other.x) <= Self.multipleTapDistance
      && abs(point.y - other.y) <= Self.multipleTapDistance
  }

  private func report(_ phase: Touch.Phase) {
    guard let touch, process.isRunning else { return }
    process.mainLoop.commitIfDue()
    process.application.report(phase, of: touch)
  }
}
