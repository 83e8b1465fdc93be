/// The offset at which scrolling will stop: stands for UIKit's pointer to a `CGPoint`.
public final class TargetContentOffset: DynamicObject {
  /// The offset; a delegate may change it.
  public var point = Point.zero

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TargetContentOffset.self, name: "NSValue", superclass: DynamicObject.self)
  }
}
