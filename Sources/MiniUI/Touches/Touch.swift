/// One finger on the screen: registered as `UITouch`.
public final class Touch: DynamicObject {
  /// What the finger is doing.
  public internal(set) var phase: Phase {
    get { facts.phase }
    set { facts.phase = newValue }
  }
  /// How many taps in a row this is; 0 once the finger has moved too far for a tap.
  public internal(set) var tapCount: Int {
    get { facts.tapCount }
    set { facts.tapCount = newValue }
  }
  /// When the phase began, by the device's uptime.
  public internal(set) var timestamp: Duration {
    get { facts.timestamp }
    set { facts.timestamp = newValue }
  }
  /// The view that was hit when the touch began; it keeps the touch to its end (HT-7).
  public internal(set) var view: View? {
    get { facts.view }
    set { facts.view = newValue }
  }
  /// The window that the view was in when the touch began.
  public internal(set) var window: Window? {
    get { facts.window }
    set { facts.window = newValue }
  }
  /// Stored in one place of the module's own, so that no access has to be checked.
  private var facts = Facts()
  /// Where the finger is on the screen.
  var screenLocation = Point.zero
  /// What the view hears of this finger.
  var delivery = Delivery.due
  /// Where and when the finger came down, while the view has to wait for it (GR-8).
  var withheldStart: (place: Point, time: Duration)?
  /// Whether the finger was lifted and the view has to wait for that (GR-3).
  var isEndWithheld = false

  deinit { view?.part(from: self) }

  /// What is known of a finger.
  private struct Facts {
    var phase = Phase.began
    var tapCount = 1
    var timestamp: Duration = .zero
    var view: View?
    var window: Window?
  }

  /// What a view hears of a finger.
  enum Delivery {
    /// Nothing, or nothing more: a second finger that it did not ask for, or one taken from it.
    case none
    /// Nothing yet.
    case due
    /// Everything from its coming down on.
    case begun
  }

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

  /// Whether the finger is gone.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Where the finger is, in a view's coordinates; `nil` means the window's.
  public func location(in view: View?) -> Point {
    guard let window else { return screenLocation }
    let inWindow = window.convertFromScreen(screenLocation)
    return view.map { window.convert(inWindow, to: $0) } ?? inWindow
  }
}
