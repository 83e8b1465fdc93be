/// What a person does with all fingers together: registered as `UIEvent`.
public final class TouchEvent: DynamicObject {
  /// Every finger on the screen, in the order in which they came down; one of them has changed.
  public internal(set) var allTouches: [Touch] {
    get { fingers }
    set { fingers = newValue }
  }
  private var fingers: [Touch] = []

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchEvent.self, name: "UIEvent", superclass: DynamicObject.self)
  }
}
