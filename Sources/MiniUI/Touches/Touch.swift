/// A finger on the screen: registered as `UITouch`.
public final class Touch: DynamicObject {
  /// The current phase.
  public internal(set) var phase: Phase {
    get { facts.phase }
    set { facts.phase = newValue }
  }
  /// The number of consecutive taps; 0 once the finger has moved too far for a tap.
  public internal(set) var tapCount: Int {
    get { facts.tapCount }
    set { facts.tapCount = newValue }
  }
  /// The device's uptime at the start of the phase.
  public internal(set) var timestamp: Duration {
    get { facts.timestamp }
    set { facts.timestamp = newValue }
  }
  /// The view hit when the touch began; it keeps the touch until the end (HT-7).
  public internal(set) var view: View? {
    get { facts.view }
    set { facts.view = newValue }
  }
  /// The window of the view when the touch began.
  public internal(set) var window: Window? {
    get { facts.window }
    set { facts.window = newValue }
  }
  /// The state in one private property, so that no access needs an exclusivity check.
  private var facts = Facts()
  var screenLocation = Point.zero
  var delivery = Delivery.due
  /// The place and time of the beginning, while it is withheld from the view (GR-8).
  var withheldStart: (place: Point, time: Duration)?
  /// True while the end is withheld from the view (GR-3).
  var isEndWithheld = false

  deinit { view?.part(from: self) }

  private struct Facts {
    var phase = Phase.began
    var tapCount = 1
    var timestamp: Duration = .zero
    var view: View?
    var window: Window?
  }

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
    ClassDefinition(Touch.self, name: "UITouch", superclass: DynamicObject.self)
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
  public internal(set) var allTouches: [Touch] {
    get { fingers.all }
    set { fingers = TouchList(newValue) }
  }
  var fingers: TouchList {
    get { storedFingers }
    set { storedFingers = newValue }
  }
  private var storedFingers = TouchList()

  /// Returns the first matching finger, without making an array of all.
  public func firstTouch(where condition: (Touch) -> Bool) -> Touch? {
    storedFingers.first(where: condition)
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchEvent.self, name: "UIEvent", superclass: DynamicObject.self)
  }
}

/// The changed touches that a responder receives: stands for the `NSSet` of UIKit.
public final class TouchSet: DynamicObject {
  /// The changed touches: always one, because each change of a finger is delivered separately.
  public var touches: [Touch] { touch.map { [$0] } ?? [] }
  var touch: Touch?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchSet.self, name: "NSSet", superclass: DynamicObject.self)
  }

  func first(where condition: (Touch) -> Bool) -> Touch? {
    guard let touch, condition(touch) else { return nil }
    return touch
  }
}

/// The fingers on the screen, in the order in which they came down.
///
/// Usually there is one, which needs no array.
struct TouchList {
  /// The finger that came down first; nil if absent.
  private var first: Touch?
  /// The later fingers; nil if absent.
  private var others: [Touch]?

  init() {}

  init(_ touches: some Sequence<Touch>) {
    for touch in touches { add(touch) }
  }

  var all: [Touch] { first.map { [$0] + (others ?? []) } ?? [] }

  /// The only finger; nil unless there is exactly one.
  var only: Touch? { others == nil ? first : nil }

  func first(where condition: (Touch) -> Bool) -> Touch? {
    if let first, condition(first) { return first }
    return others?.first(where: condition)
  }

  func contains(_ touch: Touch) -> Bool {
    first === touch || others?.contains { $0 === touch } == true
  }

  func adding(_ touch: Touch) -> TouchList {
    var list = self
    list.add(touch)
    return list
  }

  func removing(_ touch: Touch) -> TouchList {
    only === touch ? TouchList() : TouchList(all.filter { $0 !== touch })
  }

  private mutating func add(_ touch: Touch) {
    if first == nil { first = touch } else { others = (others ?? []) + [touch] }
  }
}
