/// One finger on the screen: registered as `UITouch`.
public final class Touch: DynamicObject {
  /// What the finger is doing.
  public internal(set) var phase = Phase.began
  /// How many taps in a row this is.
  public internal(set) var tapCount = 1
  /// When the phase began, by the device's uptime.
  public internal(set) var timestamp: Duration = .zero
  /// The view that was hit when the touch began; it keeps the touch to its end (HT-7).
  public internal(set) weak var view: View?
  /// The window of the touch.
  public internal(set) weak var window: Window?
  /// Where the finger is, in the window.
  var location = Point.zero

  /// The stages of a touch, in UIKit's order.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// It moved.
    case moved
    /// It did not move while another did.
    case stationary
    /// It was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Touch.self, name: "UITouch", superclass: DynamicObject.self)
  }

  /// Where the finger is, in a view's coordinates; `nil` means the window's.
  public func location(in view: View?) -> Point {
    guard let view, let window else { return location }
    return window.convert(location, to: view)
  }
}

/// The touches that a responder is told of: stands for the `NSSet` of UIKit, in order.
public final class TouchSet: DynamicObject {
  /// The touches, in the order in which the fingers came down.
  public internal(set) var touches: [Touch] = []

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchSet.self, name: "NSSet", superclass: DynamicObject.self)
  }
}

/// What a person does with all fingers together: registered as `UIEvent`.
public final class TouchEvent: DynamicObject {
  /// Every touch of the event, in the order in which the fingers came down.
  public internal(set) var allTouches: [Touch] = []

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchEvent.self, name: "UIEvent", superclass: DynamicObject.self)
  }
}
