/// A finger on the screen: registered as `UITouch`.
public final class Touch: DynamicObject {
  /// The current phase.
  @safe @exclusivity(unchecked) public internal(set) var phase = Phase.began
  /// The number of consecutive taps; 0 once the finger has moved too far for a tap.
  @safe @exclusivity(unchecked) public internal(set) var tapCount = 1
  /// The device's uptime at the start of the phase.
  @safe @exclusivity(unchecked) public internal(set) var timestamp: Duration = .zero
  /// The view hit when the touch began; it keeps the touch until the end (HT-7).
  @safe @exclusivity(unchecked) public internal(set) var view: View?
  /// The window of the view when the touch began.
  @safe @exclusivity(unchecked) public internal(set) var window: Window?
  var screenLocation = Point.zero
  var delivery = Delivery.due
  /// The place and time of the beginning, while it is withheld from the view (GR-8).
  var withheldStart: (place: Point, time: Duration)?
  /// True while the end is withheld from the view (GR-3).
  var isEndWithheld = false

  deinit { view?.part(from: self) }

  /// The state of a touch's delivery to its view.
  enum Delivery {
    /// The view receives nothing, or nothing more: an unwanted second finger or a taken touch.
    case none
    /// The view has received nothing yet.
    case due
    /// The view has received the beginning and receives every change.
    case begun
  }

  /// The stages of a touch, in UIKit's order.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger rested while another one changed.
    case stationary
    /// The finger was lifted.
    case ended
    /// The touch was cancelled by the system or a recogniser.
    case cancelled
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Touch.self, name: "UITouch")
  }

  /// The longest pause between taps that count together.
  static let multipleTapInterval: Duration = .milliseconds(350)
  /// The largest distance between taps that count together, in points per axis.
  static let multipleTapDistance = 30.0

  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Returns the position in a view's coordinates; `nil` means the window's.
  public func location(in view: View?) -> Point {
    guard let window else { return screenLocation }
    let inWindow = window.convertFromScreen(screenLocation)
    return view.map { window.convert(inWindow, to: $0) } ?? inWindow
  }
}

/// The fingers on the screen at one change: registered as `UIEvent`.
public final class TouchEvent: DynamicObject {
  /// The fingers in the order in which they came down; one of them has changed.
  @safe @exclusivity(unchecked) public internal(set) var allTouches: [Touch] = []

  /// Returns the first matching finger.
  public func firstTouch(where condition: (Touch) -> Bool) -> Touch? {
    allTouches.first(where: condition)
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchEvent.self, name: "UIEvent")
  }
}

/// The changed touches that a responder receives: stands for the `NSSet` of UIKit.
public final class TouchSet: DynamicObject {
  /// The changed touches: always one, because each change of a finger is delivered separately.
  public var touches: [Touch] { touch.map { [$0] } ?? [] }
  var touch: Touch?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchSet.self, name: "NSSet")
  }

  func first(where condition: (Touch) -> Bool) -> Touch? {
    guard let touch, condition(touch) else { return nil }
    return touch
  }
}
