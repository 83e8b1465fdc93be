/// A notification with its name and sender: registered as `NSNotification`.
public final class PostedNotification: DynamicObject {
  /// The name: `UIApplicationDidBecomeActiveNotification`.
  public internal(set) var name = ""
  /// The sender; nil if absent.
  public internal(set) var object: DynamicObject?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      PostedNotification.self, name: "NSNotification", superclass: DynamicObject.self)
  }
}
