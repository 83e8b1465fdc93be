/// What a person does with all fingers together: registered as `UIEvent`.
public final class TouchEvent: DynamicObject {
  /// Every finger on the screen, in the order in which they came down; one of them has changed.
  public internal(set) var allTouches: [Touch] {
    get { fingers.all }
    set { fingers = TouchList(newValue) }
  }
  /// Stores the fingers.
  var fingers: TouchList {
    get { storedFingers }
    set { storedFingers = newValue }
  }
  private var storedFingers = TouchList()

  /// The first of all fingers for which a condition holds; no list of them is made.
  public func firstTouch(where condition: (Touch) -> Bool) -> Touch? {
    storedFingers.first(where: condition)
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchEvent.self, name: "UIEvent", superclass: DynamicObject.self)
  }
}
