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
