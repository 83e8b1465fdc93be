/// The touches that a responder is told of: stands for the `NSSet` of UIKit.
public final class TouchSet: DynamicObject {
  /// The touches that have changed: one, because each change of a finger is told by itself.
  public var touches: [Touch] { touch.map { [$0] } ?? [] }
  /// The touch that has changed.
  var touch: Touch?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchSet.self, name: "NSSet", superclass: DynamicObject.self)
  }

  /// The first touch for which a condition holds.
  func first(where condition: (Touch) -> Bool) -> Touch? {
    guard let touch, condition(touch) else { return nil }
    return touch
  }
}
