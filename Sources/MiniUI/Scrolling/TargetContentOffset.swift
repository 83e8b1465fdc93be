/// Where scrolled content will come to rest: stands for the `CGPoint` that UIKit points to.
public final class TargetContentOffset: DynamicObject {
  /// The offset; a delegate may set it.
  public var point = Point.zero

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TargetContentOffset.self, name: "NSValue", superclass: DynamicObject.self)
  }
}
