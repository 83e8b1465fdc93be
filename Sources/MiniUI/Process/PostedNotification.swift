/// What a notification says: registered as `NSNotification`.
public final class PostedNotification: DynamicObject {
  /// What has happened: `UIApplicationDidBecomeActiveNotification`.
  public internal(set) var name = ""
  /// Who says so.
  public internal(set) var object: DynamicObject?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      PostedNotification.self, name: "NSNotification", superclass: DynamicObject.self)
  }
}
