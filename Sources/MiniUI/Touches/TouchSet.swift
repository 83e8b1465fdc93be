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
