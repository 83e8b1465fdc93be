/// The touches that a responder is told of: stands for the `NSSet` of UIKit, in order.
public final class TouchSet: DynamicObject {
  /// The touches that have changed, in the order in which the fingers came down.
  public internal(set) var touches: [Touch] = []

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TouchSet.self, name: "NSSet", superclass: DynamicObject.self)
  }
}
