/// An array as an object, for messages: stands for `NSArray`.
public final class ObjectList: DynamicObject {
  /// The objects, in order.
  public private(set) var objects: [DynamicObject] = []

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(ObjectList.self, name: "NSArray", superclass: DynamicObject.self)
  }

  /// Makes an array that retains its objects.
  public convenience init(_ objects: [DynamicObject], in process: AppProcess) {
    self.init(in: process)
    self.objects = objects
  }
}
